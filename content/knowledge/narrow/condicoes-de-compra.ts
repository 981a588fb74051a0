import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** On what terms somebody wants to buy, or what two things at once. */
export const condicoesDeCompra: NarrowConcept[] = [
  {
    id: "garantia-estendida",
    broader: "garantia",
    label: "Garantia estendida do motor",
    phrase: "a garantia estendida do motor",
    asks: [
      "garantia estendida",
      "garantia estendida motor",
      "estender garantia motor",
      "aumentar garantia motor",
      "prolongar garantia motor",
      "garantia adicional motor",
      "garantia estendida motor portão vale pena",
    ],
    intent: "question",
    answers: {
      any: [
        "Garantia estendida para motor de portão vale a pena só se cobre a placa e o raio, o que é raro; em geral é um seguro à parte da loja. Nós não vendemos: o motor sai com {warranty.motor} de garantia de fábrica e a instalação, com {warranty.installation}.",
        "Não vendemos garantia estendida do motor: a nossa é de {warranty.motor} no motor e de {warranty.installation} na instalação, sem aumento para dois anos. Se a loja ofereceu, compre apenas se placa, surto e mão de obra entram na cobertura, porque são o que mais quebra.",
        "Para portão eletrônico, a garantia estendida de PPA ou de outra marca é seguro vendido por lojas e raramente compensa, pois costuma deixar fora raio, água e desgaste. Conosco são {warranty.motor} no motor e {warranty.installation} na instalação; depois, a revisão é o que mais prolonga a vida dele.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler antes de pagar por ela", "Perguntas ao vendedor da garantia"],
        slots: [
          [
            "A estendida costuma começar quando termina a do fabricante, de {warranty.motor}. Leia na apólice, e não no folheto, cada um destes pontos.",
            "Em geral ela só conta depois dos {warranty.motor} de fábrica. Antes de assinar, procure no contrato as respostas abaixo.",
            "Como começa ao fim da garantia do fabricante, o que importa é o texto da apólice. Veja se ela responde a isto.",
          ],
        ],
        bullets: [
          "Se a placa e os controles entram",
          "Se raio, oscilação e água ficam fora",
          "Quem conserta e em quantos dias",
          "Se há franquia ou limite de valor",
          "Se outro técnico mexer cancela a cobertura",
        ],
      },
      {
        about: "cost",
        headings: ["A conta da garantia estendida", "Quando ela compensa e quando não"],
        slots: [
          [
            "Compare o preço dela com o de um conserto provável: capacitor e fim de curso custam pouco, placa custa mais, motor é o topo. Se a apólice exclui a placa por surto, sobra quase nada para cobrir.",
            "Ponha lado a lado o valor cobrado e o que ela paga. Capacitor e sensor são baratos; só placa e motor justificariam, e é neles que ficam as exclusões por raio e água.",
            "O prêmio só se paga se cobre as peças caras, que são placa e motor. Excluído o surto, que queima a maioria das placas, restam as peças baratas.",
          ],
          [
            "Um motor residencial bem usado dura {trade.life}, e os primeiros anos são os de menos defeito. É por isso que o mesmo dinheiro rende mais em revisão e protetor.",
            "Motor de casa costuma durar {trade.life}, com poucas falhas no começo, justamente o período coberto. A revisão anual protege por mais tempo.",
            "A vida usual é de {trade.life}, e a cobertura extra pega a fase em que pouco quebra. Gastar em manutenção costuma valer mais.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que protege mais que o papel", "Para o motor durar além da garantia"],
        slots: [
          [
            "Um DPS, o protetor de surto, no quadro e o fio terra evitam a queima que as apólices excluem. A revisão {visits.home} acha roldana gasta e folha pesada antes de o motor sentir.",
            "Protetor de surto e aterramento resolvem o que garantia nenhuma costuma pagar. Some a revisão {visits.home}, que pega a folha pesada, o maior desgaste do motor.",
            "Contra raio e oscilação, DPS e terra ajudam mais que prazo. E a revisão {visits.home} corrige peso e atrito, que são o que encurta a vida da máquina.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia legal continua valendo?",
        answers: [
          "Sim: o Código de Defesa do Consumidor dá 90 dias para reclamar de defeito aparente em produto durável, além da garantia do fabricante.",
          "Continua. São 90 dias pela lei para defeito aparente, e o defeito oculto conta de quando aparece.",
        ],
      },
      {
        question: "Dá para contratar depois da compra?",
        answers: [
          "Depende da loja que a vende; em geral é oferecida na compra ou enquanto vale a do fabricante.",
          "Algumas lojas aceitam dentro dos {warranty.motor} de fábrica. Fora disso, quase nenhuma.",
        ],
      },
      {
        question: "Contrato de manutenção é a mesma coisa?",
        answers: [
          "Não: o contrato paga visitas e regulagem, e a peça só entra se estiver escrito.",
          "São coisas diferentes. A garantia cobre defeito; o contrato previne, com visitas marcadas.",
        ],
      },
      {
        question: "O que faz perder a garantia do motor?",
        answers: [
          "Uso acima do peso da ficha, água, surto, abertura por terceiros e falta de nota são os motivos comuns. O certificado lista todos.",
          "Em geral excesso de peso ou de ciclos, raio, água e mexida de outra pessoa. Guarde nota e certificado.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da nota, se já comprou",
  },
  {
    id: "garantia-do-comprado-na-internet",
    broader: "garantia",
    label: "Nota e garantia de motor comprado na internet",
    phrase: "a garantia do motor comprado na internet",
    asks: [
      "comprei motor site nota cpf garante",
      "comprar motor marketplace garantia",
      "motor vendido site nota garantia",
      ...combine(
        ["garantia motor", "garantia nota fiscal motor", "nota fiscal motor", "garantia"],
        ["comprado internet", "comprado site", "comprado mercado livre", "comprado shopee", "comprado online"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, motor de portão comprado pela internet tem garantia, provada pela nota fiscal: 90 dias pela lei e, depois, o prazo do fabricante, com 7 dias para desistir da compra. O defeito se reclama com quem vendeu, na Shopee ou em outro site; a nossa instalação dele tem {warranty.installation}.",
        "O motor comprado na internet tem nota fiscal e garantia como o da loja, desde que a nota venha no seu CPF. Você tem 7 dias para se arrepender, 90 dias para defeito, pela lei, e o prazo do fabricante. Instalamos esse motor a partir de {price.installation}, com {warranty.installation} de garantia no serviço.",
        "A garantia de motor comprado em site ou marketplace é de quem vendeu e do fabricante, contada da nota fiscal, e a lei dá 90 dias para reclamar e 7 para devolver. Sem nota, a prova fica difícil; por isso guarde o arquivo, o anúncio e a etiqueta do motor de portão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que guardar da compra", "Provas da garantia"],
        slots: [
          [
            "Guarde tudo no dia da entrega, porque anúncio sai do ar e conversa se perde. Um arquivo no celular basta.",
            "Salve estes itens assim que a caixa chegar, já que o anúncio some depois de algum tempo. Fotos e arquivos valem.",
            "Separe uma pasta no celular no dia em que receber. É com isso que se pede a troca.",
          ],
        ],
        bullets: [
          "Nota fiscal em seu nome, com modelo",
          "Foto da etiqueta e do número de série",
          "Anúncio, com tensão e capacidade",
          "Termo de garantia do fabricante",
          "Nota ou recibo da instalação",
        ],
      },
      {
        about: "visit",
        headings: ["Se der defeito, quem chamar primeiro", "Do defeito à troca"],
        slots: [
          [
            "Filme o defeito e avise o vendedor por escrito antes de abrir a tampa. Quando a culpa é do aparelho, ele resolve, e a lei dá 30 dias para consertar antes de você exigir troca ou dinheiro de volta.",
            "Mande vídeo e nota pelo canal da compra, sem mexer no motor. Vendedor e fabricante têm 30 dias, pela lei, para sanar o defeito, e depois disso você escolhe troca, devolução ou abatimento.",
            "O primeiro aviso vai ao vendedor, com vídeo e nota, e o motor fica fechado. Passados 30 dias sem conserto, a lei permite pedir outro motor ou o dinheiro.",
          ],
          [
            "Se a causa é da montagem, como fio frouxo ou regulagem, responde quem instalou. Por isso o laudo ou recibo da instalação entra na pasta da garantia.",
            "Ligação errada, fixação e regulagem são do instalador, e não do vendedor. O recibo do serviço separa uma coisa da outra.",
            "Quem instalou responde por ligação, regulagem e fixação. Ter o recibo do serviço evita o empurra entre os dois.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Instalar o motor comprado fora", "Quanto custa e o que garantimos"],
        slots: [
          [
            "A instalação de motor comprado por você parte de {price.installation}, só a mão de obra, e tem {warranty.installation} de garantia. Um kit nosso já vem com motor, central, controles e montagem, com {warranty.motor} no motor.",
            "Instalar o motor que você comprou custa a partir de {price.installation}, sem peças, com {warranty.installation} de garantia no serviço. Comprado conosco, o motor tem {warranty.motor} e quem vende é quem atende.",
            "O serviço avulso começa em {price.installation} e leva {warranty.installation} de garantia. Já no kit nosso, motor com {warranty.motor} e montagem ficam com o mesmo responsável.",
          ],
          [
            "Antes da ida conferimos o modelo: tensão, capacidade e tipo de portão. Motor errado não se instala, porque a devolução em 7 dias exige produto sem uso.",
            "O modelo é conferido antes, pela foto, para ver se a tensão e a força servem. Se não servir, devolva sem usar, dentro dos 7 dias.",
            "Olhamos antes tensão e capacidade, já que um motor usado não volta no prazo de 7 dias. Se for inadequado, você ainda pode devolver.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o vendedor não mandou a nota?",
        answers: [
          "Peça o arquivo pelo canal da compra, onde fica registrado. A nota eletrônica emitida no seu CPF também pode ser consultada com a chave.",
          "Cobre pelo próprio site, que serve de prova. Havendo nota no seu CPF, a chave de acesso recupera o arquivo.",
        ],
      },
      {
        question: "Instalar por conta própria tira a garantia?",
        answers: [
          "Pode tirar, se o termo do fabricante exige profissional. Leia essa linha antes de ligar, porque erro de tensão é motivo comum de recusa.",
          "Depende do termo: muitos pedem instalador e recusam defeito de ligação. Com recibo de um profissional, essa dúvida não existe.",
        ],
      },
      {
        question: "Motor usado comprado online tem garantia?",
        answers: [
          "De empresa, sim, os 90 dias da lei. De pessoa física, o código do consumidor não se aplica, e vale o que foi combinado.",
          "Loja que vende usado responde por 90 dias. Entre particulares, a proteção é menor e depende do que ficou escrito.",
        ],
      },
      {
        question: "A garantia da fábrica cobre a queima por raio?",
        answers: [
          "Em geral não: surto, água e mau uso ficam de fora dos termos. Um protetor de surto e o aterramento evitam a maior parte desses casos.",
          "Quase nunca, porque raio e alagamento são exceções comuns do termo. A distribuidora pode responder por dano elétrico, com pedido em até 90 dias.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do anúncio e do portão",
  },
  {
    id: "manutencao-terceirizada",
    broader: "manutencao",
    label: "Manutenção de portões terceirizada",
    phrase: "a manutenção terceirizada dos portões",
    asks: [
      "vários portões manutenção para terceiro",
      "passar manutenção portões para terceiro",
      ...combine(
        ["terceirizada", "terceirizar", "terceirização", "terceirizado"],
        ["manutenção portão", "manutenção portões", "empresa portão", "serviço portão", "manutenção portão empresa"],
      ),
      "prestadora serviço manutenção portão",
      "prestador serviço manutenção portões",
    ],
    intent: "repair",
    answers: {
      any: [
        "Atendemos como empresa terceirizada de manutenção de portões, por contrato ou por chamado: visita {visits.business}, no mínimo, com limpeza, regulagem, teste de segurança e relatório. A revisão avulsa fica em geral de {price.preventiveRange} por portão, sem peças, e o contrato depende do peso e das aberturas por dia.",
        "Passar a manutenção dos portões para um terceiro troca o conserto de susto por visita marcada, {visits.business} ou todo mês onde o uso é alto, com relatório de cada portão. Como referência, a revisão avulsa custa de {price.preventiveRange} por portão, fora peças; vários portões entram numa proposta só.",
        "Na manutenção terceirizada, cuidamos dos portões da empresa ou do shopping por contrato: visita programada, regulagem, teste dos sensores, relatório e chamado fora da data. O custo é por portão, tendo por base a revisão avulsa, em geral de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando terceirizar vale a pena", "Contrato ou chamado avulso"],
        slots: [
          [
            "O contrato compensa com vários portões ou quando a parada trava entrega, loja ou garagem. Para um portão de pouco uso, a revisão avulsa {visits.business} costuma sair mais em conta.",
            "Vale terceirizar se há mais de um portão ou se ficar parado custa caro. Com um só e poucas aberturas, basta chamar {visits.business}.",
            "Muitos portões, ou um que não pode parar, justificam contrato. Uso leve e portão único ficam bem com visita avulsa, {visits.business}.",
          ],
          [
            "Onde se abre o dia todo, como doca e estacionamento, a visita passa a ser mensal. O intervalo segue as aberturas, e não o tamanho da empresa.",
            "Doca, frota e estacionamento pedem visita por mês, porque o desgaste vem do número de aberturas.",
            "Quem decide o intervalo é o movimento: entrada de carga e estacionamento, todo mês; portão de fundos, bem menos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que pôr no contrato", "Itens que evitam dúvida"],
        slots: [
          [
            "Um bom contrato diz o que está dentro e o que é cobrado à parte. Leia primeiro o que fica fora do valor mensal.",
            "Comece a leitura pelo que não está incluído. O resto deve aparecer em lista, portão por portão.",
            "Tudo o que não está escrito vira discussão depois. Confira se estes itens aparecem.",
          ],
        ],
        bullets: [
          "Lista dos portões, com motor e uso de cada um",
          "Visitas por ano e o que se faz em cada uma",
          "Prazo para atender chamado",
          "Peças: incluídas ou orçadas antes",
          "Relatório, aviso prévio e multa, se houver",
        ],
      },
      {
        about: "visit",
        headings: ["Como o serviço terceirizado funciona", "Acesso, visita e relatório"],
        slots: [
          [
            "Tudo começa com uma vistoria, que diz o estado de cada portão e o que acertar primeiro. Cadastro na portaria, integração e equipamento de proteção são combinados antes da primeira ida.",
            "A primeira etapa é vistoriar os portões e listar prioridades. Se a empresa exige integração ou documentos, avise ao marcar.",
            "Vistoria primeiro, para conhecer motor e estado de cada portão. Exigências de acesso, como cadastro e treinamento, são resolvidas antes da data.",
          ],
          [
            "Ao fim de cada visita alguém da casa vê o teste e recebe o relatório, com o que foi feito e as peças que estão no limite.",
            "Um responsável acompanha o teste final e assina o relatório, que mostra serviços e peças perto do fim.",
            "O relatório, entregue a quem acompanhou o teste, registra o serviço e antecipa trocas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Assumem portão que outra empresa instalou?",
        answers: [
          "Assumimos, de qualquer marca que atendemos, depois da vistoria. Ela separa o que já estava ruim do que passa a ser nossa responsabilidade.",
          "Sim. A vistoria inicial registra o estado do portão, para ninguém discutir depois o que veio de antes.",
        ],
      },
      {
        question: "As peças estão no valor mensal?",
        answers: [
          "Só se estiver escrito. O comum é a mão de obra da visita no contrato e a peça orçada e aprovada antes.",
          "Em geral não: a mensalidade cobre o serviço, e cada peça é aprovada à parte, salvo lista na proposta.",
        ],
      },
      {
        question: "Quanto custa trocar um motor fora do contrato?",
        answers: [
          "Em portão pesado, a troca fica de {price.heavySwap}, com motor e mão de obra. A manutenção em dia é o que adia essa despesa.",
          "Motor de portão pesado trocado vai de {price.heavySwap}, já instalado. O relatório avisa quando ele está perto do fim.",
        ],
      },
      {
        question: "Vocês emitem nota e relatório?",
        answers: [
          "Sim, nota no CNPJ da empresa e relatório por portão, com data, testes e fotos.",
          "Cada visita gera relatório com fotos, e a nota sai no CNPJ informado.",
        ],
      },
    ],
    photo: "fotos de cada portão e da etiqueta do motor, com as aberturas por dia",
  },
  {
    id: "manutencao-e-controles",
    broader: "manutencao",
    label: "Manutenção e controles na mesma visita",
    phrase: "a manutenção com controles novos",
    isAskedByName: true,
    asks: [
      "técnico revisão deixar controles gravados",
      "revisão já deixar controles a mais gravados",
      ...combine(
        ["manutenção", "revisão", "regulagem"],
        ["controles extras", "controle extra", "dois controles", "controle novo", "controles novos", "cópia controle"],
      ),
      ...combine(
        ["conserto portão", "consertar portão", "manutenção portão"],
        ["troca controle mesma visita", "controle mesma visita", "controles extras", "controle extra"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "Manutenção ou conserto do portão e controles novos cabem na mesma visita, como um pacote: a revisão em casa parte de {price.preventive}, sem peças, e os controles são somados à parte e já saem gravados. O código deles se vê na foto do controle atual, frente e verso.",
        "Sim, a revisão do portão e dois controles extras se resolvem em uma ida só, num pacote: primeiro o técnico acerta folha, motor e sensores, depois grava os controles. Em residência, a manutenção começa em {price.preventive}, fora peças, e o valor de cada controle depende do modelo.",
        "Motor, controle e manutenção do portão automático podem entrar no mesmo atendimento, em um pacote com deslocamento único. A visita de revisão em casa custa a partir de {price.preventive}, sem peças; os dois ou mais controles, do código que a placa lê, vêm em linha separada e são gravados no fim.",
        "Dá para fazer numa vinda só a revisão do portão e os controles novos, dois ou quantos precisar. A manutenção em casa sai a partir de {price.preventive}, peças à parte, e cada controle entra no total conforme o modelo, já gravado; a frente e o verso do atual mostram o código.",
        "O técnico faz a manutenção ou o conserto do portão e, antes de ir embora, grava os controles extras: é um pacote com um deslocamento. Conte a partir de {price.preventive} pela revisão residencial, sem peças, mais o preço dos controles, que varia com o código da placa.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito na visita", "Revisão e gravação, em ordem"],
        slots: [
          [
            "A folha e o motor vêm primeiro: limpeza, reaperto, lubrificação, força, parada e sensores, e o defeito, se há um, é corrigido aí. Gravar controle em portão com defeito só esconderia o problema.",
            "Antes dos controles, o técnico limpa, aperta, lubrifica e regula força, parada e fotocélula, e conserta o que falhou. Só com o portão andando bem faz sentido testar controle.",
            "O serviço começa pelo portão, com limpeza, aperto, graxa nos pontos certos e regulagem, e resolve a falha que houver. Os controles ficam para depois, quando tudo já responde.",
            "Primeiro se deixa o portão em ordem: parafusos apertados, graxa onde cabe, sujeira fora, fotocélula, força e paradas acertadas, e a pane, se houver, resolvida. Controle novo em portão com falha apenas disfarçaria o defeito.",
            "A ordem importa, porque um controle só pode ser provado em portão que anda direito. Daí a revisão vir na frente, com aperto, limpeza, lubrificação, sensores e regulagens, mais o reparo do que estiver ruim.",
          ],
          [
            "Depois os controles novos são gravados e testados de perto e da rua. Se você quiser, a memória da placa é limpa, e ficam só os que estão na sua mão, o que tira do ar os perdidos.",
            "Na gravação, cada controle é testado perto e longe. Dá também para apagar a memória e refazer só com os seus, e assim um controle perdido deixa de abrir.",
            "Por fim vêm o cadastro e o teste de alcance de cada controle. Quem perdeu algum pode pedir a limpeza da memória, que cancela todos, e gravar de novo os que ficaram.",
            "Com o portão em ordem, os controles são cadastrados e provados também da calçada. Se algum sumiu, dá para zerar a memória da central e recadastrar apenas os que você tem, o que bloqueia o desaparecido.",
            "A segunda parte é o cadastro, com prova de alcance junto ao portão e na rua. Peça a limpeza da memória se houver controle perdido: os que estiverem presentes voltam a ser gravados, e ele não abre mais.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quantos controles pedir, e de que tipo", "Antes de comprar os controles"],
        slots: [
          [
            "Conte um por motorista e um de reserva: para a maioria das casas, dois controles extras bastam. O controle precisa ter o código que a central lê, porque mesmo na frequência certa o de outro código não grava.",
            "Para cada carro um, e mais um guardado, o que em geral dá dois controles a mais. O que decide a compra é o código da placa, não a aparência: modelo parecido pode não gravar.",
            "Um por pessoa que dirige e outro de sobra costumam ser dois controles novos. Frequência igual não garante nada, porque o código também precisa ser o da central, e isso se confirma pelo controle atual.",
            "Pense em quem dirige na casa e some uma reserva, conta que costuma terminar em dois a mais. Escolha pelo código que a placa reconhece; a frequência igual ou a aparência não bastam para gravar.",
            "Dois extras atendem quase toda família, um para cada motorista e outro guardado. Já o tipo é a central que manda: ela só aceita o seu código, ainda que o aparelho tenha a mesma frequência e o mesmo formato.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como o valor é somado", "Visita, controles e peças"],
        slots: [
          [
            "Não há pacote fechado: são três linhas, a visita, cada controle e a peça que o conserto pedir, com tudo aprovado antes. A gravação se faz no mesmo atendimento, e por isso sai melhor que chamar duas vezes.",
            "O orçamento funciona como um pacote sob medida, com revisão, controles e peças separados, e nada entra sem o seu sim. Juntar os pedidos poupa um deslocamento, já que gravar leva poucos minutos.",
            "Em vez de pacote de preço fixo, a conta mostra em separado a visita, os controles e o que precisar de troca. Como o técnico já está no local, o cadastro não pede outra ida.",
            "Você recebe um orçamento aberto, com a revisão numa linha, os controles em outra e eventuais peças na terceira, para aprovar antes. O ganho está no deslocamento único, porque o cadastro ocupa só alguns minutos da visita.",
            "O valor do pacote é a soma do que você escolher: manutenção, número de controles e peça, se alguma falhou. Tudo se aprova antes do serviço, e aproveitar a mesma ida evita pagar outra só para gravar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso entregar os controles antigos?",
        answers: [
          "Não, mas deixe todos à mão na visita: se a memória for apagada, cada um precisa ser gravado de novo.",
          "Eles continuam seus. Só reúna todos antes, inclusive o do carro e o de reserva, para o caso de a memória ser refeita.",
          "Ninguém os recolhe. Tenha todos por perto, até o que anda no carro, porque limpar a memória obriga a cadastrar cada um outra vez.",
        ],
      },
      {
        question: "Quantos controles cabem na placa?",
        answers: [
          "Depende do modelo: o manual ou a etiqueta da placa diz, e as comuns guardam dezenas. Em casa raramente é problema.",
          "Varia de central para central, quase sempre dezenas. Numa casa sobra espaço; em prédio, o técnico confere antes.",
          "O limite está no manual da central e costuma ser de dezenas. Só em prédio, com muitos moradores, vale conferir antes de comprar.",
        ],
      },
      {
        question: "Dá para gravar controle que comprei em outro lugar?",
        answers: [
          "Dá, se o código e a frequência forem os da placa. Mande a foto dele e do atual, frente e verso, para confirmar antes.",
          "Sim, quando é compatível com a central. A comparação das duas fotos, do novo e do antigo, mostra se grava.",
          "Grava, desde que ele fale o mesmo código e a mesma frequência da central. Fotografe os dois aparelhos, na frente e atrás, antes da visita.",
        ],
      },
      {
        question: "Quanto tempo leva a visita completa?",
        answers: [
          "Cerca de uma hora em portão de casa bem cuidado; os controles somam poucos minutos. Com defeito a consertar, leva mais.",
          "Perto de uma hora para a revisão, mais alguns minutos de gravação. Conserto ou folha pesada alongam o serviço.",
          "Reserve por volta de uma hora, já com o cadastro, se o portão está bem cuidado. Folha pesada ou defeito a reparar pedem mais tempo.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e do controle atual, frente e verso",
  },
  {
    id: "conserto-controle-e-placa",
    broader: "conserto",
    label: "Conserto, controle e placa de portão",
    phrase: "o conserto do portão, do controle e da placa",
    isAskedByName: true,
    asks: [
      ...combine(
        ["conserto controle placa", "conserto placa controle", "placa controle conserto", "conserto controle central"],
        ["portão", "portão eletrônico", "portão automático", "motor portão", ""],
      ),
      ...combine(
        ["conserto controle motor", "conserto motor controle", "conserto motor placa", "conserto placa motor controle"],
        ["portão eletrônico", "portão automático"],
      ),
      ...combine(["reparo placa controle", "técnico placa controle"], ["portão", "portão eletrônico"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão eletrônico {em}: motor, folha, placa e controle, na mesma visita. O controle é gravado ou trocado, e a placa é medida antes de se falar em outra. O preço da peça sai de graça, pela foto da etiqueta. Quando basta regular, a visita em casa custa a partir de {price.preventive}, sem peças.",
        "O conserto de portão eletrônico {em} inclui o motor, os controles e a placa, a central que recebe o sinal e comanda o motor. O técnico descobre qual deles falhou e troca só a peça ruim. O orçamento por foto é grátis, e só o ajuste, em residência, parte de {price.preventive}, sem peças.",
        "Para portão eletrônico {em}, fazemos conserto do motor e da folha, gravação de controle e troca ou reparo da placa. Mande um vídeo do defeito e a foto da etiqueta do motor, e o valor da peça com a mão de obra vem antes da visita. O ajuste em casa, sem peças, custa a partir de {price.preventive}.",
        "Atendemos portão eletrônico {em} com três serviços: conserto do motor, controle novo ou regravado e placa reparada ou trocada. Um vídeo e a foto da etiqueta bastam para o orçamento grátis. Se não há peça a trocar, a regulagem residencial custa {price.preventive} ou mais.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["É o controle, a placa ou o motor?", "Como saber qual dos três falhou"],
        slots: [
          [
            "Um teste simples separa os três: aperte a botoeira, o botão da parede, e compare com o controle. Faça isso uma vez, de longe da folha.",
            "Compare o que o portão faz pelo controle e pelo botão da parede, a botoeira. O resultado já mostra onde procurar.",
            "Teste dois controles e depois o botão da parede, a botoeira, com a passagem livre. Cada resposta aponta para uma peça.",
            "Antes de chamar, acione uma vez pelo controle e uma pela botoeira, que é o botão da parede. A diferença entre os dois diz onde está a falha.",
          ],
        ],
        bullets: [
          "Só um controle falha: pilha, botão gasto ou gravação perdida",
          "Nenhum controle abre e a botoeira abre: receptor ou antena",
          "Nada responde e há luz na casa: placa, fusível ou fio",
          "O motor ronca e a folha não anda: capacitor, engrenagem ou folha presa",
          "O portão abre e não fecha: fotocélula suja ou fora de linha",
          "O disjuntor cai: curto no motor, no fio ou na placa",
        ],
      },
      {
        about: "replace",
        headings: ["O conserto da placa", "Placa: reparo ou troca"],
        slots: [
          [
            "A placa é reparada quando o defeito está num ponto, como relé, fusível ou fonte. Com trilha queimada ou muita oxidação, a troca compensa. Motor comum aceita placa compatível, e motor com inversor, que controla a velocidade, só aceita a própria.",
            "Relé colado e fonte queimada se trocam em bancada, e a placa volta a funcionar. Placa preta ou oxidada é substituída. No motor comum serve uma compatível, e no motor com inversor, o de velocidade variável, só a do modelo.",
            "O técnico mede a rede e o motor antes de culpar a placa, porque motor em curto queima a nova. Defeito pequeno é reparado. Placa muito queimada é trocada por compatível ou, no motor com inversor, pela original.",
            "Reparar a placa compensa se poucos componentes queimaram. Do contrário, ela é trocada, e os controles e o percurso são gravados de novo. Motor com inversor, que varia a velocidade, exige a placa do próprio modelo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Controle: gravar, copiar ou trocar", "O que fazemos com o controle"],
        slots: [
          [
            "Controle que acende e não abre costuma precisar só de nova gravação. Se o botão gastou, vendemos outro de mesma frequência, em geral 433 MHz, e mesmo código. O perdido é apagado da memória, para não abrir na mão de outra pessoa.",
            "Gravamos controles novos e os que perderam o cadastro, e apagamos os que sumiram. Para comprar outro, a frequência e o código têm de ser os da placa. A foto do atual, frente e verso, mostra isso.",
            "O controle com defeito é testado com pilha nova antes de ser trocado. O novo precisa da mesma frequência e do mesmo código da placa. Vários são gravados na mesma visita.",
            "Um controle pode ser regravado, substituído ou apagado da memória. O novo tem de falar o código da placa, fixo ou rolante, na mesma frequência. Junte todos os da casa no dia da visita.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a visita", "O conserto, passo a passo"],
        slots: [
          [
            "O técnico vê o portão funcionar, confere a folha sem energia e mede a tensão, o capacitor e a placa. Você aprova o preço antes da troca. No fim, a fotocélula e todos os controles são testados.",
            "A visita começa pela folha, que não pode pesar, e segue para a energia e a placa. O valor é dito antes de qualquer peça. Ao terminar, o técnico testa os controles e a parada diante de um obstáculo.",
            "Primeiro vem o teste da folha na mão, depois a medição elétrica. A peça só é trocada com a sua aprovação. O serviço termina com vários ciclos e com todos os controles conferidos.",
            "O defeito é achado por medição, e a peça provável já vai no carro, escolhida pela foto. Você sabe o preço antes. Os controles e a fotocélula são testados com você no fim.",
          ],
          [
            "Um reparo simples leva até {trade.smallRepair}, e a garantia da lei é de 90 dias. Motor sem reparo é trocado, em casa, por {price.homeSwap}, com mão de obra.",
            "Consertos simples cabem em {trade.smallRepair} e têm os 90 dias de garantia da lei. Se o motor não compensa reparo, a troca residencial fica de {price.homeSwap}, com mão de obra.",
            "Em geral o serviço simples termina em {trade.smallRepair}. A lei garante 90 dias. Quando o motor inteiro precisa ser trocado, o valor em casa é de {price.homeSwap}, com mão de obra.",
            "Conte até {trade.smallRepair} no reparo simples, com 90 dias de garantia pela lei. Trocar o motor inteiro, em residência, custa de {price.homeSwap}, já com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Consertam placa de qualquer marca?",
        answers: [
          "Das marcas comuns, como {shop.someBrands}. Em marca rara, a foto da placa e da etiqueta mostra se há compatível.",
          "Atendemos {shop.someBrands}. Se a placa saiu de linha, o motor comum costuma aceitar uma universal.",
          "Sim, das mais usadas, entre elas {shop.someBrands}. Para as outras, a etiqueta do motor diz se existe peça.",
        ],
      },
      {
        question: "Trocar a placa apaga os controles?",
        answers: [
          "A placa nova vem sem cadastro, e todos os controles são gravados nela durante a visita. Deixe-os reunidos.",
          "Sim, porque a memória fica na placa antiga. O técnico grava de novo os controles que estiverem na casa.",
          "A memória sai junto com a placa velha. Por isso os controles são gravados na nova, no mesmo serviço.",
        ],
      },
      {
        question: "Posso levar a placa até vocês?",
        answers: [
          "Não retire a placa: sob a tampa há tensão e capacitor carregado. O técnico tira e, se for o caso, leva para a bancada.",
          "É melhor o técnico retirar, porque há energia guardada sob a tampa e cada fio tem o seu lugar.",
          "Deixe a retirada com o técnico, por segurança. Ele também mede o motor, que pode ser a causa da queima.",
        ],
      },
      {
        question: "Quanto tempo fica sem portão?",
        answers: [
          "Na maioria dos casos, só durante a visita. Se a placa vai para a bancada, o portão de correr ou de abrir, reto, pode ser usado na mão.",
          "Em geral o conserto termina no mesmo dia. Placa em bancada leva mais, e o prazo é dito antes.",
          "Quase sempre o portão volta na própria visita. Peça que precisa ser encomendada tem o prazo informado no orçamento.",
        ],
      },
    ],
    photo: "um vídeo do defeito e fotos da etiqueta do motor e do controle, frente e verso",
  },
  {
    id: "venda-instalacao-e-manutencao",
    broader: "instalacao",
    label: "Instalação e manutenção de portão automático",
    phrase: "a instalação e a manutenção do portão",
    isAskedByName: true,
    asks: [
      "venda instalação manutenção motores",
      "venda instalação manutenção",
      ...combine(
        ["instalação manutenção", "venda manutenção", "venda instalação manutenção", "instalação conserto"],
        ["portão automático", "portão eletrônico", "portões automáticos", "motor portão", "motores portão", "portão"],
      ),
      ...combine(
        ["venda conserto", "venda instalação conserto", "instalação assistência técnica", "instalação reparo"],
        ["portão automático", "motor portão", "portão eletrônico"],
      ),
      "instalação peças controles portão",
      "instalação conserto peças portão",
      "venda peças conserto motor",
      "motor instalação conserto portão",
      "empresa conserto vende peças",
      "empresa portão conserto vende peças",
      "conserto também vende peças",
      "conserta e vende peças portão",
      "faz conserto e vende peças",
    ],
    intent: "installation",
    answers: {
      any: [
        "Fazemos instalação e manutenção de portão automático, com a mesma equipe que vende o motor. No basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}; nos outros, a troca do motor em casa fica de {price.homeSwap}. A visita de manutenção residencial parte de {price.preventive}, sem peças.",
        "Instalamos e consertamos portão automático das marcas comuns. O kit para basculante de até {width.quarterHp} custa, instalado, {models.pricesOr}, e a troca de motor em casa fica de {price.homeSwap}. A revisão residencial começa em {price.preventive}, sem peças, e conserto com peça tem orçamento grátis por foto.",
        "Cuidamos da instalação do motor, da manutenção e do conserto do portão automático, também quando outra empresa instalou. O kit de basculante de até {width.quarterHp} custa a partir de {price.lowest}, instalado. Trocar o motor nos outros portões fica de {price.homeSwap}, e a revisão em casa parte de {price.preventive}, sem peças.",
        "Para instalação e manutenção de portão automático, você fala com uma empresa só, que também vende o motor. No basculante de até {width.quarterHp}, o kit já posto sai por {models.pricesOr}; nos demais portões, a troca residencial custa de {price.homeSwap}. A revisão em casa custa a partir de {price.preventive}, peças à parte.",
        "Trabalhamos com venda, instalação, manutenção e conserto de portão automático, e também vendemos peças. A revisão em residência custa a partir de {price.preventive}, sem peças. O motor do basculante de até {width.quarterHp} sai a partir de {price.lowest}, instalado. Trocar o motor de um portão de correr ou de abrir fica de {price.homeSwap}.",
      ],
      repair: [
        "Consertamos portão automático e também instalamos e vendemos peças, avulsas ou já trocadas pelo técnico. Só o ajuste, em casa, parte de {price.preventive}, sem peças, e o motor trocado fica de {price.homeSwap}, com mão de obra. A foto da etiqueta do motor basta para dizer que peça serve e quanto custa.",
        "Fazemos conserto, instalação e manutenção de portão automático e vendemos peças, como controle, placa e cremalheira. O conserto é orçado de graça, por foto. Em residência, a regulagem custa a partir de {price.preventive}, sem peças, e o kit basculante instalado, até {width.quarterHp}, sai desde {price.lowest}.",
        "O conserto e a instalação do portão automático são feitos pela mesma equipe, que também vende as peças. Em casa, só regular custa a partir de {price.preventive}, sem peças. Trocar o motor fica de {price.homeSwap}, com mão de obra, e no basculante de até {width.quarterHp} o kit instalado parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação", "Instalação: o que entra"],
        slots: [
          [
            "O técnico testa a folha na mão, porque portão pesado gasta até motor novo. Depois fixa e liga o motor, regula a força e as paradas e grava os controles. Leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "O serviço começa pela folha, que precisa andar leve. Em seguida o motor é fixado e ligado, a força e as paradas são ajustadas e os controles, gravados. Conte de {time.tilting} no basculante e de {time.sliding} no deslizante.",
            "Primeiro o técnico corrige o que prende a folha e só então fixa o motor. A ligação, a regulagem e a gravação dos controles completam o trabalho, que toma de {time.tilting} no basculante e de {time.sliding} no portão de correr.",
            "Motor novo em folha pesada dura pouco, então o portão é acertado primeiro. Vêm depois a fixação, a ligação, o ajuste das paradas e a gravação dos controles. São de {time.tilting} para basculante ou de {time.sliding} para deslizante.",
            "A instalação tem quatro partes: deixar a folha leve, prender e ligar o motor, regular as paradas e gravar os controles. No basculante isso leva de {time.tilting}; no portão de correr, {time.sliding}.",
          ],
          [
            "Fotocélula, ponto de energia e solda na folha, quando faltam, aparecem em linhas separadas do orçamento.",
            "O que depende do local, como tomada, fotocélula e solda, é orçado à parte antes do dia marcado.",
            "Energia perto do motor, fotocélula e reparo da folha não fazem parte do kit, e o preço deles é informado antes.",
            "Tomada, fotocélula e conserto da folha só entram se o portão precisar, cada item com o seu preço.",
            "Ficam fora do kit o ponto elétrico, a fotocélula e a solda, que informamos antes de marcar o dia.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manutenção: o que é feito", "A manutenção depois de instalado"],
        slots: [
          [
            "A visita limpa, reaperta e lubrifica o portão, regula a força e as paradas e testa a fotocélula. Em casa, ela é feita {visits.home}; em prédio e empresa, {visits.business}, porque o portão abre muito mais.",
            "Na manutenção, o técnico limpa, aperta e lubrifica, ajusta a força e a parada e testa os sensores. Uma residência pede isso {visits.home}; prédio e comércio, {visits.business}.",
            "O técnico limpa o trilho ou as guias, aperta as fixações, lubrifica, acerta a força e confere os sensores. A frequência indicada é de {visits.home} em casa e de {visits.business} em condomínio ou comércio.",
            "Na revisão, o portão é limpo, lubrificado e reapertado, e o motor tem a força, as paradas e a fotocélula conferidas. O uso doméstico pede isso {visits.home}; garagem coletiva e comércio, {visits.business}.",
            "Manutenção é limpar, apertar, lubrificar e regular antes que algo quebre, com teste dos sensores no fim. A frequência é de {visits.home} para casas e de {visits.business} onde o portão abre o dia todo.",
          ],
          [
            "Peça gasta só é trocada com a sua aprovação, com o preço dela e o da mão de obra separados.",
            "Se um cabo, uma roldana ou o capacitor está no fim, você recebe o valor antes e decide. Trocar cedo costuma sair mais barato que esperar a quebra.",
            "O que precisa de troca é mostrado e orçado, com peça e serviço em linhas separadas. Nada é feito sem a sua resposta.",
            "Quando aparece uma peça gasta, o técnico mostra, passa o preço e espera a sua decisão.",
            "Cabo, roldana ou capacitor perto do fim são avisados com o preço, e quem decide é você. Esperar a quebra pode estragar outras peças.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor", "Do que depende o preço"],
        slots: [
          [
            "Na instalação contam o tipo de portão, o peso da folha e a velocidade do motor. Na manutenção contam o tamanho e o estado do portão: se há muito a ajustar, o comum é de {price.preventiveRange}, sem peças.",
            "O preço do motor muda com o peso, o tipo da folha e a rapidez que você quer. O da revisão muda com o tamanho e o uso, e em geral fica de {price.preventiveRange} quando há muito a acertar, fora as peças.",
            "Peso, tipo de portão e tempo de abertura definem o valor da instalação. A manutenção depende do porte e do que há para ajustar, na faixa de {price.preventiveRange}, sem contar peças.",
            "Para instalar, pesam a velocidade escolhida, o modelo de portão e os quilos da folha. Para manter, pesa o estado do portão, e uma revisão trabalhosa costuma ficar de {price.preventiveRange}, com peças à parte.",
            "Folha pesada e abertura rápida encarecem a instalação. Na revisão, o que encarece é o portão grande ou descuidado, que geralmente custa {price.preventiveRange}, sem as peças.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Conserto do motor e da folha", "Quando o portão para de funcionar"],
        slots: [
          [
            "O técnico mede antes de trocar e substitui só a peça que falhou. No motor, as mais comuns são capacitor, fim de curso, engrenagem e placa; na folha, roldana, cabo e dobradiça. Você aprova o preço da peça e do serviço antes.",
            "Portão parado é testado por partes: primeiro a folha sem o motor, depois a energia, o capacitor e a placa. Troca-se só o que falhou, e o valor é informado antes do serviço.",
            "O defeito é achado por medição, na parte elétrica e na folha. A troca fica na peça ruim, como capacitor, placa, engrenagem ou roldana, e nada é feito sem o seu aceite.",
            "Energia, capacitor, placa e sensores são medidos, e roldana, cabo, dobradiça e trilho são examinados. O orçamento separa a peça da mão de obra, e o conserto começa depois da sua aprovação.",
            "O motivo da parada pode estar no motor ou na folha, e o técnico testa cada um em separado. O conserto troca só o que falhou, com o valor aprovado por você.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Peças e controles", "Controles e peças de reposição"],
        slots: [
          [
            "Vendemos controles, placas, cremalheira e outras peças, com ou sem a instalação. Mande a foto da etiqueta do motor e do controle, frente e verso, porque frequência e encaixe mudam de uma marca para outra.",
            "Controles, placas e peças de desgaste podem ser comprados à parte ou já instalados. A etiqueta do motor e a foto do controle, dos dois lados, mostram o que serve.",
            "Também vendemos peça ou controle avulso, para você instalar ou com o serviço incluído. O pedido começa pela foto da etiqueta do motor e do controle, porque o código muda com a marca.",
            "Se você precisa só de material, há cremalheira, placa, controle e outras peças. Fotografe o controle dos dois lados e a etiqueta do motor, pois encaixe e frequência precisam combinar.",
            "Do controle à placa, a peça de reposição pode ser comprada aqui, e a montagem é opcional. Envie fotos da etiqueta do motor e do controle para não errar o código.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fazem manutenção em motor que outro instalou?",
        answers: [
          "Fazemos, das marcas comuns, como {shop.brands}. A etiqueta do motor diz o modelo e se há peça de reposição.",
          "Sim, desde que haja peça para o modelo. Atendemos as marcas mais usadas, como loja independente.",
          "Sim, não importa quem instalou. Basta a marca ser comum e ter peça, o que a etiqueta do motor mostra.",
          "Atendemos também esses, se ainda há peça do modelo no mercado. Trabalhamos com {shop.brands}, de forma independente.",
        ],
      },
      {
        question: "A instalação tem garantia?",
        answers: [
          "Tem {warranty.installation} no serviço e {warranty.motor} no motor que vendemos, esta dada pela fábrica. No conserto, a lei garante 90 dias.",
          "São {warranty.motor} de fábrica no motor e {warranty.installation} na instalação. No conserto valem os 90 dias da lei.",
          "Sim: o serviço de montagem tem {warranty.installation}, e o motor comprado conosco, {warranty.motor} do fabricante. Reparos seguem os 90 dias legais.",
          "A fábrica dá {warranty.motor} ao motor, e a montagem tem {warranty.installation}. Para consertos, a lei prevê 90 dias.",
        ],
      },
      {
        question: "Já tenho o motor. Vocês só instalam?",
        answers: [
          "Sim. A mão de obra para motor comprado à parte parte de {price.installation}, com fixação, ligação e regulagem.",
          "Instalamos, a partir de {price.installation}. Mande antes a etiqueta e as medidas, para saber se ele aguenta o seu portão.",
          "Pode ser só a montagem, que custa {price.installation} ou mais e inclui fixar, ligar e regular. A etiqueta dele e as medidas do portão vêm antes.",
          "Sim, com mão de obra desde {price.installation}. Primeiro conferimos se a força do aparelho combina com a folha.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, no motor e no serviço, ou por Pix. O total é fechado antes de marcar, com cada item em sua linha.",
          "Sim: o cartão divide motor e mão de obra em até {shop.instalments} parcelas, e há Pix. Você sabe o total antes de confirmar o dia.",
          "Parcelamos no cartão, no máximo em {shop.instalments} vezes, tanto aparelho quanto serviço. Pix também vale, e o orçamento sai item por item.",
          "Sim, por cartão em {shop.instalments} vezes no máximo, ou à vista por Pix. O valor completo é informado antes de reservar a data.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a etiqueta do motor, se houver",
  },
  {
    id: "social-e-garagem-automaticos",
    broader: "social",
    label: "Portão social e de garagem automáticos",
    phrase: "os portões social e de garagem",
    isAskedByName: true,
    asks: [
      "portão social garagem orçamento",
      "portão social garagem preço",
      "social garagem orçamento",
      "social garagem preço",
      "portão social e garagem juntos",
      "portão carro e pedestre automatizar os dois",
      "automáticos portão garagem portãozinho lado",

      "social e garagem automáticos",
      "portão social garagem fechadura motor",
      "social garagem fechadura",
      "social garagem fechadura motor",
      ...combine(
        ["portão social garagem"],
        ["automático", "automáticos", "automatizar", "automação", "motor", "instalar", "instalação", "eletrônico"],
      ),
      "automatizar social garagem",
      "portão social e portão garagem",
    ],
    intent: "installation",
    answers: {
      any: [
        "Sim, dá para automatizar o portão social e o de garagem na mesma visita: a garagem com motor, a partir de {price.lowest} no kit basculante instalado até {width.quarterHp}, e o social com fechadura elétrica e mola. Um mesmo controle de duas teclas pode abrir os dois.",
        "Portão social e portão de garagem automáticos se fazem juntos: motor no de carros e fechadura elétrica no de pedestre, aberta por controle, interfone ou celular. O kit basculante colocado custa {models.pricesOr}, até {width.quarterHp}, e a fechadura entra em linha separada.",
        "Para automatizar os dois portões, instala-se motor na garagem e fechadura elétrica com mola no social, numa ida só. O motor parte de {price.lowest} em basculante de até {width.quarterHp}, já montado, e o controle pode comandar ambos, uma tecla para cada.",
      ],
      price: [
        "O preço de automatizar portão social e garagem juntos soma o motor, a partir de {price.lowest} no kit basculante instalado ou {price.homeSwap} na troca em casa, e a fechadura elétrica do social, com cabo e mola. A ida é uma só, e cada item vem em linha separada.",
        "Garagem e social no mesmo orçamento: motor desde {price.lowest} em basculante até {width.quarterHp}, ou {price.homeSwap} ao trocar um existente, mais a fechadura elétrica. Duto pronto até o social é o que mais reduz a segunda parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um comando para os dois", "Controle, interfone e celular"],
        slots: [
          [
            "O controle de duas teclas abre a garagem em uma e o social na outra, com um receptor ligado à fechadura. É o arranjo mais simples para quem chega de carro.",
            "Com um receptor na fechadura, a segunda tecla do controle solta o social, e a primeira continua na garagem.",
            "Uma tecla para cada portão é o mais prático. Para isso, a fechadura do social recebe um receptor do mesmo código.",
          ],
          [
            "O interfone costuma abrir o social direto e, por um contato na central, também a garagem. Pelo celular, um módulo Wi-Fi de dois canais faz o mesmo.",
            "Quem usa interfone abre o social pelo botão e a garagem por um contato na central. Já o celular precisa de módulo Wi-Fi com dois canais.",
            "Do interfone sai a abertura do social e, com um contato a mais, a da garagem. Módulo Wi-Fi de dois canais leva os dois comandos ao celular.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como os dois são feitos na mesma visita", "A ordem do serviço"],
        slots: [
          [
            "Primeiro as duas folhas são conferidas e os fios passados, com sinal e energia separados. O motor leva {time.tilting} no basculante ou {time.sliding} no de correr, e a fechadura soma poucas horas se o duto existe.",
            "Alinham-se as folhas e passa-se o cabo dos dois de uma vez. Conte {time.tilting} de motor em basculante, {time.sliding} em deslizante, e mais algumas horas de fechadura com duto pronto.",
            "Começa-se por folhas e fiação. A montagem do motor toma {time.tilting} ou {time.sliding}, conforme o tipo, e a fechadura cabe no mesmo dia quando há passagem para o fio.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Falta de energia e saída a pé", "Cuidados nos dois portões"],
        slots: [
          [
            "No social, a fechadura precisa abrir com chave por fora e com a mão por dentro, mesmo sem energia. Na garagem, fotocélula e força no mínimo protegem quem passa.",
            "Saída a pé não pode depender de luz: chave do lado de fora e abertura manual por dentro. O portão de carros leva fotocélula, o sensor de passagem, e força baixa.",
            "Escolha fechadura que se abra à mão por dentro e por chave na rua. Para a garagem, o cuidado é fotocélula e força regulada no mínimo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer um primeiro e o outro depois?",
        answers: [
          "Dá. Deixe o tubo e o fio do segundo já passados, e a segunda etapa fica simples.",
          "Sim, com a passagem de fio feita agora. Depois só se fixa o aparelho e se liga.",
        ],
      },
      {
        question: "O social precisa de motor?",
        answers: [
          "Quase nunca: fechadura elétrica e mola resolvem. Motor só em folha pesada ou por acessibilidade.",
          "Em geral não. A fechadura solta, a pessoa empurra e a mola fecha.",
        ],
      },
      {
        question: "O controle que já tenho serve para os dois?",
        answers: [
          "Serve se tiver tecla livre e o receptor da fechadura ler o mesmo código. A maioria tem de duas a quatro teclas.",
          "Sim, com uma tecla sobrando e receptor do mesmo código. Do contrário, entra um controle novo.",
        ],
      },
      {
        question: "Que garantia tem o serviço?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação. A fechadura segue o prazo do fabricante.",
          "O motor tem {warranty.motor} de fábrica, e a instalação dos dois, {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos dos dois portões por dentro e por fora, com o interfone, se houver",
  },
  {
    id: "tecnico-de-confianca",
    broader: "tecnico",
    label: "Técnico de portão de confiança",
    phrase: "o técnico de portão de confiança",
    asks: [
      ...combine(
        ["técnico", "instalador", "profissional", "consertador"],
        ["confiança", "confiável", "honesto", "recomendado", "avaliado", "certificado", "qualificado", "experiente"],
      ),
      "portão alguém confiança",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um técnico de portão eletrônico de confiança mostra a causa antes de trocar a peça, dá o valor por escrito e testa o portão com você. A visita com regulagem em casa parte de {price.preventive}, sem peças, e o serviço só começa com a sua aprovação; peça CNPJ e nota.",
        "Conserto de portão eletrônico de confiança se reconhece em três pontos, que são a nossa forma de trabalhar: a peça com defeito é mostrada a você, o serviço só começa depois que o valor por escrito é aprovado, e o portão é testado na sua frente. O reparo tem 90 dias de garantia pela lei, e a visita de regulagem em casa parte de {price.preventive}, sem peças.",
        "Para saber se o técnico ou instalador de portão é recomendado, peça três coisas: a causa explicada, o valor fechado por escrito e a garantia na nota. Aqui a instalação tem {warranty.installation}, o conserto, 90 dias pela lei, e a visita residencial começa em {price.preventive}, fora peças.",
        "Técnico certificado de portão eletrônico é o que mede antes de condenar, tem curso de elétrica, deixa nota e devolve a peça trocada; não existe um diploma único obrigatório para isso. A visita de regulagem em casa custa a partir de {price.preventive}, sem peças, com o valor informado antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Sinais de um bom técnico", "O que observar na visita"],
        slots: [
          [
            "A ordem do trabalho mostra quem sabe o que faz, e dá para ver em dez minutos. Quem começa trocando peça está adivinhando.",
            "Em poucos minutos de visita já se percebe. Desconfie de quem troca antes de medir.",
            "Repare no começo do serviço, que diz muito. Medir vem antes de trocar.",
          ],
        ],
        bullets: [
          "Desliga o disjuntor e move a folha na mão antes de abrir o motor",
          "Mede tensão e capacitor em vez de trocar por tentativa",
          "Diz peça e mão de obra em separado",
          "Mostra e deixa com você a peça trocada",
          "Testa o recuo da folha e a fotocélula no fim",
        ],
      },
      {
        about: "signs",
        headings: ["Quando desconfiar", "Sinais de alerta antes de fechar"],
        slots: [
          [
            "Motor condenado por telefone, sem vídeo nem medição, e pagamento inteiro adiantado são maus sinais. Preço muito baixo pela visita pode esconder peça usada, e por isso pergunte marca e garantia.",
            "Desconfie de quem condena o motor sem medir ou pede tudo antes. Visita barata demais às vezes vira peça cara ou usada no local.",
            "Sem teste e sem vídeo, ninguém sabe se o motor acabou. Cobrança integral adiantada e preço bom demais pedem cuidado com a peça que será posta.",
          ],
          [
            "Sem nota e sem garantia escrita, não há a quem reclamar. Peça o CNPJ na conversa e guarde as mensagens.",
            "Quem não dá nota some junto com a garantia. Anote nome, CNPJ e o que foi combinado.",
            "Garantia só de boca não se prova. Guarde a conversa, o CNPJ e a nota.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é uma visita bem feita", "Da medição ao teste final"],
        slots: [
          [
            "O técnico ouve o sintoma, desliga a energia, sente a folha e mede; mostra o que falhou e diz o preço. Só depois da aprovação troca a peça, regula força e parada e testa o portão com você.",
            "Começa pela folha e pela medição, segue com a causa mostrada e o valor dito. Aprovado, vêm a troca, a regulagem e o teste na sua frente.",
            "Primeiro a energia cortada, a folha na mão e o instrumento. A peça ruim é mostrada, o preço aprovado, e o serviço termina com ciclos de teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que perguntar sobre preço", "Antes de marcar a visita"],
        slots: [
          [
            "Pergunte o valor da ida, se ela é descontada do conserto e quanto custa à noite ou no domingo. Vídeo e foto da etiqueta permitem uma estimativa antes da visita.",
            "Saiba antes quanto é a ida, o que ela inclui e o preço fora do horário comum. Mandar vídeo e etiqueta já dá uma faixa.",
            "Três perguntas bastam: valor da ida, o que está incluído e quanto muda à noite. Com vídeo e etiqueta, a resposta vem mais certa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ver o defeito antes de aprovar?",
        answers: [
          "Pode e deve: peça que o técnico mostre a medição ou a peça gasta.",
          "Sim. A peça ruim ou o número do medidor mostra por que trocar.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem: a lei dá 90 dias para o serviço e a peça trocada. Na instalação feita por nós são {warranty.installation}, e no motor vendido, {warranty.motor}.",
          "Sim, 90 dias no conserto, pela lei. Motor que vendemos tem {warranty.motor}, e a instalação, {warranty.installation}.",
        ],
      },
      {
        question: "A visita é cobrada se eu não aprovar?",
        answers: [
          "Pode ser, e o valor da ida é informado antes de o técnico sair. Estimativa por foto ou vídeo não custa.",
          "A ida pode ter custo, combinado antes. Só por foto ou vídeo, não se paga.",
        ],
      },
      {
        question: "Que curso um técnico de portão precisa ter?",
        answers: [
          "Não há diploma único. Vale curso de elétrica, com a NR-10, de segurança, e treinamento dos fabricantes; peça para ver.",
          "Nenhum obrigatório específico. Formação em elétrica, NR-10 e cursos das marcas são bons sinais.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito, com som, e a foto da etiqueta do motor",
  },
  {
    id: "autorizada-ou-independente",
    broader: "conserto",
    label: "Assistência autorizada ou independente",
    phrase: "a escolha entre autorizada e independente",
    asks: [
      ...combine(
        ["não autorizada", "independente", "autorizada ou", "autorizada independente"],
        ["assistência", "assistência técnica", "assistência técnica portão", "assistência portão vale pena"],
      ),
      "autorizada vale pena",
      "precisa ser autorizada",
      "instalador credenciado",
      "instalador credenciado motor",
      "técnico credenciado",
      "empresa credenciada portão",
      "assistência autorizada credenciada",
    ],
    intent: "question",
    answers: {
      any: [
        "Com o motor ainda na garantia, chame a assistência autorizada ou quem vendeu, porque um técnico particular pode encerrá-la; fora da garantia, a independente vale a pena e costuma atender várias marcas. Nós somos independentes, não credenciados, e a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Assistência autorizada ou independente? A autorizada da fábrica serve enquanto vale a garantia do fabricante; depois dela, a não autorizada vale a pena, com peça de marca escrita e prazo menor em muitos casos. Somos instaladores independentes, e o ajuste em residência custa desde {price.preventive}, fora peças.",
        "A diferença entre assistência autorizada e independente está na garantia: só a credenciada mantém a do fabricante, e a independente conserta qualquer marca. Vencido o prazo, compare preço e peça; a nossa, que é independente, cobra a partir de {price.preventive} pela visita de ajuste em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Autorizada ou técnico particular, caso a caso", "Quando cada assistência serve"],
        slots: [
          [
            "A resposta começa na data da nota do motor.",
            "Veja primeiro há quanto tempo o motor foi comprado.",
            "O prazo da garantia decide antes do preço.",
          ],
        ],
        bullets: [
          "Motor na garantia do fabricante: autorizada ou quem vendeu",
          "Motor fora da garantia: autorizada ou independente, pelo preço e pelo prazo",
          "Modelo fora de linha: independente, que trabalha com peça compatível",
          "Várias marcas no mesmo prédio: uma independente para todas",
          "Defeito na folha, no trilho ou no cabo: qualquer uma, porque não é do motor",
        ],
      },
      {
        about: "check",
        headings: ["O que exigir de qualquer assistência", "Antes de deixar abrir o motor"],
        slots: [
          [
            "Peça a causa do defeito, a marca da peça, o valor fechado e a garantia por escrito, antes de autorizar. A lei dá 90 dias para o serviço e a peça, seja a oficina autorizada ou não.",
            "Antes de abrir o motor, quem atende deve dizer o que falhou, que peça vai pôr e quanto custa, no papel. Os 90 dias da lei valem para as duas assistências.",
            "Das duas, exija por escrito a causa, a peça com marca e o valor. Pela lei, serviço e peça têm 90 dias, com ou sem credenciamento.",
          ],
          [
            "Fique com a nota e peça para ver a peça que saiu. Lacre rompido sem nota é o que mais atrapalha depois, se o fabricante precisar ser acionado.",
            "Guarde a nota e peça a peça velha. Sem comprovante, um lacre aberto vira motivo para o fabricante recusar a garantia.",
            "A nota e a peça trocada ficam com você. Elas provam quem mexeu no motor, caso a fábrica pergunte.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço da autorizada e da independente", "O que pesa na conta de cada uma"],
        slots: [
          [
            "A autorizada usa só peça original; a independente pode oferecer original ou compatível, e daí vem boa parte da diferença. Trocar o motor de casa, quando não há conserto, fica de {price.homeSwap} conosco, com mão de obra.",
            "Muito da diferença vem da peça: original na credenciada, original ou compatível na independente. Se o motor não tem conserto, a nossa troca em casa vai de {price.homeSwap}, serviço incluído.",
            "Peça compatível, que a independente pode usar, explica o preço menor em muitos reparos. Para trocar o motor inteiro em residência, cobramos de {price.homeSwap}, instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perco a garantia se a independente mexer?",
        answers: [
          "Pode perder a do fabricante, se ainda vale e o termo exige credenciado. Confira a nota e o termo antes de deixar abrir.",
          "Na garantia, é possível que sim: muitos termos citam lacre e rede credenciada. Depois do prazo, não há o que perder.",
        ],
      },
      {
        question: "Vocês são credenciados de alguma marca?",
        answers: [
          "Não. Somos independentes e trabalhamos com {shop.brands}, na venda, na instalação e no conserto.",
          "Não somos credenciados nem revenda exclusiva: atendemos {shop.brands} por conta própria, com nota e garantia nossas.",
        ],
      },
      {
        question: "A independente usa peça original?",
        answers: [
          "Pode usar original ou compatível, e a escolha é sua. Peça que a marca da peça venha escrita no orçamento.",
          "As duas coisas existem. A compatível custa menos e serve em muitos motores; em placa com inversor, prefira a original da linha.",
        ],
      },
      {
        question: "Qual a garantia do serviço independente?",
        answers: [
          "No conserto, os 90 dias da lei para serviço e peça. Na instalação que fazemos, {warranty.installation}, e no motor que vendemos, {warranty.motor}.",
          "Reparo tem a garantia da lei, de 90 dias. O motor vendido por nós tem {warranty.motor}, e a instalação, {warranty.installation}.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, a data da compra e um vídeo do defeito",
  },
  {
    id: "compra-coletiva",
    broader: "loja",
    label: "Compra coletiva de motores",
    phrase: "a compra de motores por vários vizinhos",
    asks: [
      "compra coletiva motores vila casas",
      "compra coletiva vila",
      "compra coletiva condomínio casas motor",
      ...combine(
        ["compra coletiva", "comprar juntos vizinhos", "vizinhos desconto", "moradores rua desconto"],
        ["motor", "motor portão", "portão automático"],
      ),
      ...combine(
        ["desconto síndico", "desconto síndicos", "desconto condomínio", "desconto moradores"],
        ["motor", "portão"],
      ),
      "compra coletiva moradores",
      "vários motores portão desconto",
    ],
    intent: "price",
    answers: {
      any: [
        "Em compra coletiva de motores, de moradores da rua ou vila de casas, mandem juntos a foto e a medida de cada portão: a proposta traz cada casa e diz se há desconto pela quantidade. De referência, o kit basculante de até {width.quarterHp} instalado custa {models.pricesOr} cada.",
        "Desconto para síndico ou grupo de vizinhos em motor de portão depende de quantos são, do tipo e de instalar no mesmo dia, e vem escrito na proposta. Em portão de condomínio, motor e mão de obra ficam de {price.heavySwap}; em casa, o kit basculante instalado parte de {price.lowest}.",
        "Motor de portão para vários vizinhos sai melhor junto, porque as instalações são feitas em sequência na mesma rua. Cada portão tem o seu preço, a partir de {price.lowest} no kit basculante instalado e de {price.homeSwap} na troca dos outros, e a condição pela quantidade vem na proposta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o grupo precisa mandar", "A lista da compra coletiva"],
        slots: [
          [
            "Escolham uma pessoa para reunir os dados e receber a proposta, o que evita conversas repetidas. Cada portão é visto em separado, porque peso e largura mudam o motor.",
            "Um representante junta tudo e recebe a resposta. Os portões podem pedir motores diferentes, já que o peso de cada folha decide.",
            "Basta um contato pelo grupo, com os dados de todos. Mesmo em casas iguais, a folha pode ter outro peso e outro motor.",
          ],
        ],
        bullets: [
          "Foto de cada portão por dentro e por fora",
          "Largura, altura e tipo de abertura",
          "Etiqueta do motor, onde já há um",
          "Se há ponto de energia",
          "Nome e CPF de cada casa, para a nota",
        ],
      },
      {
        about: "cost",
        headings: ["Cada portão, uma conta", "Como ficam preço e pagamento"],
        slots: [
          [
            "Cada casa tem a sua nota, a sua garantia, de {warranty.motor} no motor e {warranty.installation} na instalação, e o seu pagamento, por Pix ou cartão em até {shop.instalments} vezes.",
            "Nota e garantia saem no nome de cada comprador: {warranty.motor} no motor e {warranty.installation} no serviço. Cada um paga do seu jeito, com cartão em até {shop.instalments} vezes.",
            "O pagamento é individual, por Pix ou em até {shop.instalments} vezes no cartão, assim como a nota e a garantia, de {warranty.motor} no motor e {warranty.installation} na instalação.",
          ],
          [
            "No condomínio, a proposta vai por itens, para a assembleia, e a conta é do prédio. Síndico pode pedir o preço de um portão e o de todos, para comparar.",
            "Para síndico, o orçamento sai por itens e em nome do condomínio, com o valor por portão e o do conjunto.",
            "Prédio recebe proposta por itens, em seu nome, com preço unitário e total, pronta para a assembleia.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Como as instalações são marcadas", "O dia da instalação em grupo"],
        slots: [
          [
            "Cada basculante leva {time.tilting}, e cada portão de correr, de {time.sliding}. Com várias casas, divide-se em mais de um dia, na ordem combinada.",
            "Conte {time.tilting} por basculante e de {time.sliding} por deslizante. O grupo define a ordem, e muitas casas pedem dias seguidos.",
            "São {time.tilting} para um basculante e de {time.sliding} para um de correr. A sequência é acertada antes, em um ou mais dias.",
          ],
          [
            "Cada central recebe código próprio, para um controle não abrir o portão do vizinho. Isso é testado casa por casa, na entrega.",
            "Os controles são gravados só na central da sua casa, com código diferente das outras, e testados antes de ir embora.",
            "Para ninguém abrir o portão alheio, cada central tem o seu código, conferido na entrega.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas casas são precisas para ter desconto?",
        answers: [
          "Não há número fixo: mande a lista, e a proposta diz a condição.",
          "Depende do conjunto. Dois portões já dividem a ida; a resposta mostra o ganho.",
        ],
      },
      {
        question: "Os controles podem abrir o portão do vizinho?",
        answers: [
          "Não, com código rolante ou códigos diferentes em cada central, o que se confere na instalação.",
          "Só se dois usarem o mesmo código fixo. Por isso cada central é gravada e testada em separado.",
        ],
      },
      {
        question: "Precisa ser o mesmo motor em todas as casas?",
        answers: [
          "Não, e nem sempre convém: quem tem folha mais pesada precisa de outro. Modelo igual onde dá facilita peça.",
          "Cada portão leva o seu, pelo peso. Padronizar onde as folhas são iguais ajuda na manutenção.",
        ],
      },
      {
        question: "Um vizinho pode desistir depois?",
        answers: [
          "Pode antes de aprovar, e a condição do grupo é refeita pela nova quantidade. Cada casa aprova a sua parte.",
          "Sim, até aprovar. Como a conta é individual, os outros seguem, com o valor revisto se mudar o número.",
        ],
      },
    ],
    photo: "fotos e medidas de cada portão do grupo, com o endereço",
  },
  {
    id: "empresa-com-seguro",
    broader: "conserto",
    label: "Empresa de portão com seguro",
    phrase: "o seguro da empresa de portão",
    asks: [
      "empresa portão com seguro",
      "firma portão com seguro",
      "prestador portão segurado",
      "técnico causar estrago seguro cobre",
      "técnico estrago serviço seguro",
      ...combine(
        ["seguro responsabilidade civil", "responsabilidade civil"],
        ["portão", "portões", "instalação portão"],
      ),
      "instalar portão com seguro profissional",
    ],
    intent: "question",
    answers: {
      any: [
        "Se você quer empresa de portão com seguro de responsabilidade civil, peça a apólice em vigor no orçamento, antes de marcar; ela cobre dano a pessoa, carro ou imóvel durante o serviço. Com ou sem seguro, quem presta o serviço responde pelo dano que causar, pelo código do consumidor.",
        "Empresa de portão tem apólice de responsabilidade civil? Pergunte no pedido, porque nem toda tem, e confira vigência e limite. O seguro facilita pagar, mas por lei o prestador de portão responde pelos danos que causar, e a instalação leva {warranty.installation} de garantia.",
        "O seguro de responsabilidade civil de empresa de portões cobre dano do serviço, e o jeito de saber se há é pedir a apólice junto da proposta. Sem seguro, o responsável paga do mesmo jeito, porque a lei o obriga; guarde nota e fotos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir na apólice", "Documentos a pedir"],
        slots: [
          [
            "Peça antes de aprovar, porque depois do acidente é tarde. Cada item evita um problema.",
            "Antes do serviço, verifique isto na apólice. O papel mostra o que está coberto.",
            "São poucos itens, e todos vêm no documento.",
          ],
        ],
        bullets: [
          "Nome e CNPJ de quem vai executar",
          "Vigência na data do serviço",
          "Limite por dano material e corporal",
          "Se cobre trabalho em altura e serviço elétrico",
          "Franquia, o valor que fica por conta da empresa",
        ],
      },
      {
        about: "care",
        headings: ["O que a lei garante sem seguro", "Quem responde pelo dano"],
        slots: [
          [
            "Pelo código do consumidor, quem presta o serviço responde pelo dano, independentemente de seguro, e o prazo para reclamar é de 90 dias, em serviço durável. A nossa instalação tem {warranty.installation} e o motor, {warranty.motor}.",
            "A lei obriga o prestador a reparar o dano, com 90 dias para reclamar de serviço durável. Conosco, a instalação tem {warranty.installation} e o motor, {warranty.motor}.",
            "Com ou sem apólice, a responsabilidade é do prestador, e o prazo é de 90 dias. Há ainda {warranty.installation} de garantia na instalação e {warranty.motor} no motor.",
          ],
          [
            "Guarde nota, foto do antes e do depois e a mensagem com o combinado. Em condomínio, a administração pode exigir apólice como regra.",
            "Foto e nota são provas; mensagem também. Prédio costuma pedir a apólice no contrato.",
            "O que prova é nota, foto e mensagem. A regra do prédio pode exigir apólice.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Menos risco no dia", "Durante o serviço"],
        slots: [
          [
            "Área isolada, disjuntor desligado e carros fora da garagem evitam a maior parte dos danos. Fotografe o portão e a fachada antes de começar.",
            "Tire os carros, isole a passagem e fotografe. Com a energia cortada, o risco cai muito.",
            "Isolar, desligar e retirar os carros são o essencial. Foto de antes evita dúvida.",
          ],
          [
            "Serviço acima de dois metros, com risco de queda, pede os cuidados da NR-35, e o elétrico, os da NR-10. Pergunte pelo treinamento.",
            "Altura acima de dois metros e quadro elétrico têm norma: NR-35 e NR-10. Peça a comprovação.",
            "Em altura acima de dois metros vale a NR-35, e na parte elétrica, a NR-10. Peça que a equipe comprove o treinamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro da casa cobre o portão?",
        answers: [
          "Depende da apólice; pergunte ao corretor sobre dano elétrico, impacto e vendaval, que são coberturas separadas.",
          "Só com as coberturas contratadas, como elétrico e impacto. O corretor confirma.",
        ],
      },
      {
        question: "E se o portão estragar o carro depois?",
        answers: [
          "A causa decide: falha do serviço é de quem o fez, no prazo de reclamar; mau uso, de quem usa. Vídeo e nota ajudam.",
          "Se a causa foi o serviço, responde quem o fez. Mau uso fica com o dono.",
        ],
      },
      {
        question: "Autônomo pode ter esse seguro?",
        answers: [
          "Pode, e a apólice se confere do mesmo jeito, com nome e CPF ou CNPJ. Sem ela, a responsabilidade é dele.",
          "Sim, há apólice para profissional autônomo. Verifique o nome dele, a vigência e o limite, como faria com uma empresa.",
        ],
      },
      {
        question: "Onde reclamo se a empresa não pagar?",
        answers: [
          "No Procon ou no juizado especial, com nota, fotos e mensagens. Causas até vinte salários mínimos dispensam advogado.",
          "Procon ou juizado. Junte prova do dano e do serviço.",
        ],
      },
    ],
    photo: "fotos do portão e o que a administração exige de quem presta o serviço",
  },
  {
    id: "fotocelula-e-sinaleira-juntas",
    broader: "fotocelula",
    label: "Fotocélula e sinaleira na mesma visita",
    phrase: "a fotocélula e a sinaleira juntas",
    isAskedByName: true,
    asks: [
      "prédio sensor sinaleira saída orçam juntos",
      "sensor e sinaleira juntos",
      ...combine(
        [
          "instalar fotocélula",
          "instalação fotocélula",
          "fotocélula instaladas",
          "colocar fotocélula",
          "preço fotocélula",
        ],
        ["sirene", "sinaleira", "sinaleiro", "luz saída"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Fotocélula e sinaleira, ou sirene, são instaladas na mesma visita: o par de sensores vai nas colunas, de 40 a 60 cm do piso, e o aviso com luz e som no alto. Os dois se ligam à central do motor, e fazer junto sai menos que em duas idas; quanto fica depende do cabo entre as colunas.",
        "Sim, instalamos fotocélula e sirene no mesmo dia, com um cabo em eletroduto e teste no fim: a folha volta ao cortar o feixe, e a sinaleira toca enquanto ela anda. O preço soma o par de sensores, o aviso e o cabo, que é o que mais pesa sem duto pronto.",
        "Colocar sensor e luz de garagem de uma vez é o mais econômico, porque o cabo e a visita são os mesmos. A fotocélula fica nas colunas e a sinaleira, à vista da calçada; com duto entre as colunas, tudo costuma caber em poucas horas.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A ordem do serviço na mesma visita", "Como fotocélula e sinaleira são instaladas"],
        slots: [
          [
            "Com o disjuntor desligado, passam-se os cabos, fixam-se os sensores frente a frente e liga-se o aviso na saída da placa. Central sem essa saída usa um módulo relé, orçado antes.",
            "Sem energia, o técnico alinha o par de sensores e liga a sinaleira à central. Se falta saída para ela, um relé faz a ponte.",
            "Cabo, sensores alinhados e aviso ligado, nessa sequência, com o circuito cortado. Placa sem saída de luz recebe um relé.",
          ],
          [
            "O teste corta o feixe com um cabo de vassoura durante o fechamento, e a folha tem de voltar. A sinaleira toca do começo ao fim do movimento.",
            "No fim, um bastão interrompe o feixe e a folha reabre, com o aviso soando durante todo o percurso.",
            "Prova-se o sensor de longe, com um bastão, e confere-se se luz e som acompanham o portão inteiro.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde ficam os sensores e o aviso", "Altura, posição e volume"],
        slots: [
          [
            "A posição decide se os dois vão funcionar por anos. Estes são os cuidados.",
            "Sensor mal posto falha com sol e batida, e aviso mal posto incomoda. Veja onde cada um vai.",
            "Altura e direção contam mais que a marca.",
          ],
        ],
        bullets: [
          "Fotocélula: de 40 a 60 cm do piso, sem sol na lente",
          "Criança, bicho ou caminhonete: um segundo par, baixo ou alto",
          "Sinaleira: no alto, à vista de quem passa na calçada",
          "Sirene: volume regulado, sobretudo à noite",
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço dos dois", "Quanto fica a instalação conjunta"],
        slots: [
          [
            "No orçamento, peça cada aparelho e a mão de obra em linhas separadas. Abrir o piso para passar fio encarece mais que os dois aparelhos juntos.",
            "Linhas separadas mostram o que pesa. Se for preciso cortar concreto, essa obra passa do preço dos aparelhos.",
            "Com tubo já enterrado, gasta-se pouco além dos aparelhos. Sem ele, a obra no piso vira o item mais caro, e convém vê-la em linha própria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Serve em qualquer motor?",
        answers: [
          "Serve se a central tem entrada de fotocélula e saída de luz. Sem a saída, usa-se relé.",
          "Na maioria. Falta de saída se resolve com um módulo.",
        ],
      },
      {
        question: "Preciso trocar a placa?",
        answers: [
          "Quase nunca. Só central muito antiga, sem entrada de sensor, pede troca.",
          "Em geral não, e a foto dela mostra as entradas.",
        ],
      },
      {
        question: "A sirene é obrigatória?",
        answers: [
          "Depende da cidade e do tipo de imóvel: confira a regra municipal e a do condomínio. Em saída para calçada movimentada, convém sempre.",
          "Muitos municípios pedem aviso em garagem coletiva. Consulte a prefeitura.",
        ],
      },
      {
        question: "A vizinhança pode reclamar do som?",
        answers: [
          "Pode, à noite. Use volume baixo ou só a luz das 22 às 7 horas, se a central permitir.",
          "Sim. Sinaleira com volume regulável evita o problema.",
        ],
      },
    ],
    photo: "fotos da placa do motor, das duas colunas e da saída para a calçada",
  },
];
