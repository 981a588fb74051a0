import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who has decided and wants it done: the old motor out, a monthly plan, another look at a quote. */
export const trocaPlanoEOrcamento: NarrowConcept[] = [
  {
    id: "troca-do-motor-antigo",
    broader: "troca",
    label: "Troca do motor antigo por novo",
    phrase: "a troca do motor antigo por um novo",
    asks: [
      ...combine(
        ["troca motor", "trocar motor", "substituição motor", "substituir motor", "troca de motor"],
        ["antigo novo", "velho novo", "usado novo", "antigo moderno", "velho moderno"],
      ),
      "troca motor antigo",
      "troca motor velho",
      "troco motor antigo por novo",
      "tirar motor velho colocar novo",
      "motor novo no lugar do antigo",
    ],
    intent: "installation",
    answers: {
      any: [
        "Trocamos motor de portão antigo por novo: em residência, fica de {price.homeSwap}, com motor e mão de obra, e leva de {time.tilting} no basculante ou de {time.sliding} no de correr. O motor novo tem {warranty.motor} de garantia e o serviço, {warranty.installation}.",
        "Trocamos o motor antigo pelo novo na mesma visita, quando a folha está em ordem: em residência, fica de {price.homeSwap}, com aparelho e mão de obra, e em portão pesado, de {price.heavySwap}. São {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
        "Em residência, pôr um motor novo no lugar do antigo fica de {price.homeSwap}, com aparelho e mão de obra, e leva de {time.tilting} no basculante ou de {time.sliding} no de correr. Circuito e fotocélula boa costumam ficar; central e controles em geral mudam, e a foto da etiqueta mostra o que se aproveita.",
        "A troca cabe em uma visita: tirar o antigo, conferir a folha, montar o novo e gravar os controles, de {price.homeSwap} em residência, com aparelho e mão de obra. No basculante de até {width.quarterHp} há kit instalado desde {price.lowest}; a foto da etiqueta diz o que se aproveita.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a troca é feita", "Do motor velho ao novo, passo a passo"],
        slots: [
          [
            "O serviço segue esta ordem, com o circuito desligado enquanto se mexe no motor.",
            "São estas as etapas, todas na mesma visita quando a folha está em ordem.",
          ],
        ],
        steps: [
          "O disjuntor é desligado e a folha é testada solta, na mão.",
          "O motor velho sai, e suporte, cremalheira ou braço são conferidos.",
          "O novo é fixado, ligado com aterramento e regulado na parada e na força.",
          "Os controles são gravados, e os perdidos não passam para a memória nova.",
          "O portão faz vários ciclos com você, e o destravamento é mostrado.",
        ],
      },
      {
        about: "what",
        headings: ["O que fica e o que muda", "Suporte, cremalheira, controles e fotocélula"],
        slots: [
          [
            "A cremalheira fica se o passo dos dentes combina com a engrenagem nova; a base pode precisar de outra furação.",
            "No de correr, cremalheira boa costuma ser aproveitada; no basculante, suporte e braço em geral vêm com o motor novo.",
          ],
          [
            "Os controles antigos só seguem em uso se a central nova lê o mesmo código; se não, os novos saem gravados.",
            "Controle de código rolante de outra marca não passa para a central nova: conte um por motorista e um de reserva.",
          ],
          [
            "A fotocélula e a botoeira em bom estado são ligadas à central nova.",
            "Interfone, botoeira e fotocélula continuam, ligados à entrada de comando da nova central.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que motor pôr no lugar", "Igual ou mais rápido?"],
        slots: [
          [
            "Se a folha é a mesma, a capacidade do antigo serve de ponto de partida; folha que ganhou chapa ou vidro pede outra conta.",
            "O modelo sai do peso da folha e das aberturas por dia, e não da potência do motor velho.",
          ],
          [
            "No basculante, dá para ganhar tempo: {opening.padrao} no {model.padrao}, {opening.speedy} no {model.speedy} ou {opening.jetflex} no {model.jetflex}.",
            "Quem espera na rua aproveita a troca para um mais rápido: no basculante, {price.speedy} no {model.speedy} e {price.jetflex} no {model.jetflex}, instalados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que acontece com o motor velho?",
        answers: [
          "Ele é seu: pode guardar para peças ou descartar em ponto de coleta de eletrônicos e sucata. Se quiser que a equipe leve, combine no orçamento.",
        ],
      },
      {
        question: "O motor novo pode ser de outra marca?",
        answers: [
          "Pode, se faz o mesmo movimento e aguenta o peso da folha. Suporte e controles em geral mudam com a marca.",
        ],
      },
      {
        question: "E se ainda der para consertar o antigo?",
        answers: [
          "Dizemos pela foto e pelo defeito: o conserto costuma compensar enquanto custa menos da metade da troca e há peça do modelo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor antigo, outra do motor inteiro e uma do portão por dentro",
  },
  {
    id: "plano-mensal-de-empresa",
    broader: "contrato",
    label: "Plano mensal de manutenção para empresas",
    phrase: "o plano mensal de manutenção do portão da empresa",
    asks: [
      "plano manutenção mensal empresarial",
      "mensalidade visita todo mês relatório firmas",
      ...combine(
        ["plano mensal manutenção", "contrato mensal manutenção", "manutenção mensal", "plano manutenção mensal"],
        ["empresa", "empresas", "comércio", "loja", "galpão", "indústria", "fábrica", "transportadora", "escritório"],
      ),
      "plano manutenção empresas",
      "plano manutenção empresa",
      "plano manutenção preventiva empresas",
      "mensalidade manutenção portão empresa",
    ],
    intent: "buying",
    answers: {
      any: [
        "Fazemos plano mensal de manutenção de portão para empresas: uma visita por mês, com data marcada, limpeza, reaperto, lubrificação, regulagem, teste de segurança e relatório. O valor é por portão, em proposta grátis por fotos; para comparar, a revisão avulsa de portão grande costuma ficar de {price.preventiveRange}, sem peças.",
        "No plano mensal para empresas, o técnico vai uma vez por mês ao seu portão, cancela ou porta de enrolar, revisa, regula, testa a segurança e entrega relatório. A mensalidade depende de quantos portões são e das aberturas por dia; a proposta, grátis, diz o que inclui e como chamar na urgência.",
        "O plano mensal da empresa cobre a mão de obra de uma visita por mês em cada portão, fora da hora de movimento, com relatório. Peças incluídas ou à parte, urgência e prazo vêm escritos na proposta, feita por fotos; onde se abre pouco, sugerimos visitas mais espaçadas.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito todo mês", "A visita mensal, item por item"],
        slots: [
          [
            "A visita é marcada fora do pico de carga e descarga, com o circuito desligado enquanto se mexe no motor.",
            "O horário é combinado com a expedição ou a recepção, para o portão não parar na hora de movimento.",
          ],
        ],
        steps: [
          "Folha, trilho, roldanas, cabos ou dobradiças conferidos",
          "Limpeza, reaperto e lubrificação",
          "Força, parada e reversão reguladas e testadas",
          "Fotocélula, borda, botoeira e sinaleiro testados",
          "Capacitor e nobreak medidos",
          "Relatório com o que foi feito e o que está por vencer",
        ],
      },
      {
        about: "cost",
        headings: ["O que define a mensalidade", "De que depende o valor por mês"],
        slots: [
          [
            "Contam o número de portões, o peso de cada folha, as aberturas por dia e se as peças entram ou não.",
            "Portão pesado ou de muito movimento toma mais tempo por visita; com peças incluídas, a lista vai escrita e o valor é maior.",
          ],
          [
            "O que se evita é a parada: em portão pesado, a troca do motor custa de {price.heavySwap}.",
            "A nota sai no CNPJ informado, e boleto ou outro prazo se combina na proposta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Mensal, trimestral ou semestral", "Sua empresa precisa de visita todo mês?"],
        slots: [
          [
            "Mensal compensa onde o portão abre o dia todo, há turno da noite ou a parada trava a entrega.",
            "Transportadora, fábrica e garagem de frota pedem visita mensal; loja ou escritório de pouco uso fica bem com a cada três ou seis meses.",
          ],
          [
            "Qualquer que seja o intervalo, revise {visits.business}, no mínimo.",
            "O mínimo para uso comercial é revisar {visits.business}; o plano põe isso na agenda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O plano inclui chamado de urgência?",
        answers: [
          "Depende do que for combinado: a proposta diz se o chamado fora da data está incluído ou quanto custa cada um.",
        ],
      },
      {
        question: "As peças estão na mensalidade?",
        answers: [
          "Só as que a proposta listar. Sem peças, a mensalidade é menor e cada troca é aprovada antes por vocês.",
        ],
      },
      {
        question: "Há prazo mínimo e multa para sair?",
        answers: ["O prazo e o aviso para sair vêm escritos na proposta: confira esses dois pontos antes de assinar."],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com as aberturas por dia e o CNPJ para a proposta",
  },
  {
    id: "segunda-opiniao-no-orcamento",
    broader: "orcamento-por-foto",
    label: "Segunda opinião em orçamento",
    phrase: "a segunda opinião em um orçamento",
    asks: [
      "segunda opinião",
      "segunda opinião orçamento",
      "segunda opinião portão",
      "segunda opinião conserto",
      "segunda opinião técnico",
      "outra opinião orçamento",
      "conferir orçamento recebi",
      "avaliar orçamento recebi",
      "recebi orçamento caro",
      "orçamento está caro",
      "orçamento muito caro",
      "orçamento abusivo",
      "orçamento parece caro",
      "analisar orçamento portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Damos a segunda opinião de graça: mande pelo WhatsApp a foto do orçamento que recebeu, a da etiqueta do motor e um vídeo do defeito, e dizemos se a peça condenada combina com ele e se o valor faz sentido. Para comparar, trocar o motor inteiro fica de {price.homeSwap} em residência, com a mão de obra.",
        "Para uma segunda opinião no orçamento do portão, envie o papel que recebeu e um vídeo do defeito: um técnico compara a peça, a mão de obra e o sintoma, sem custo. Conserto que passa da metade da troca do motor, de {price.homeSwap} em casa, merece ser revisto.",
        "Conferimos, de graça, o orçamento que você recebeu: mande-o com a foto da etiqueta e um vídeo, e dizemos o que faz sentido e o que perguntar antes de aprovar. Nossa medida: regulagem em casa a partir de {price.preventive}, sem peças; motor trocado, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para a segunda opinião", "Para avaliar o orçamento que você tem"],
        slots: [
          [
            "Nada precisa ser desmontado, e os dados de quem fez o orçamento podem ser cobertos.",
            "Se preferir, cubra o nome da outra empresa: o que interessa são as peças e os valores.",
          ],
        ],
        steps: [
          "Foto do orçamento, com cada peça e valor",
          "Foto da etiqueta do motor",
          "Vídeo do defeito, com som",
          "O que o outro técnico testou e mediu",
          "Idade do motor e consertos já feitos",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de orçamento que pede cuidado", "Quando desconfiar"],
        slots: [
          [
            "Desconfie de motor ou placa condenados sem medir o capacitor e sem soltar a folha para testá-la na mão.",
            "Placa condenada sem medição, por um motor que só ronca, pede outra opinião: capacitor fraco dá o mesmo sinal.",
          ],
          [
            "Um preço só, sem separar peça e mão de obra, nem marca e modelo, não deixa comparar.",
            "Peça sem marca e sem código no papel pode ser qualquer uma: peça o modelo escrito.",
          ],
          [
            "Pressa para fechar na hora e peça velha que não é mostrada também são sinais.",
            "Orçamento bom diz o teste feito, mostra a peça ruim e dá a garantia por escrito.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Valores nossos para comparar", "Nossa tabela, ao lado da que você recebeu"],
        slots: [
          [
            "Em residência, a regulagem com limpeza custa a partir de {price.preventive}, sem peças; o motor trocado, de {price.homeSwap}, com a mão de obra.",
            "Só regular e limpar, em casa, parte de {price.preventive}, sem peças; trocar o motor inteiro fica de {price.homeSwap}.",
          ],
          [
            "Capacitor e roldana ficam perto do valor da visita; placa, engrenagem e redutor ficam no meio; em portão pesado, a troca vai de {price.heavySwap}.",
            "Conserto de peça barata não chega perto do motor novo; em portão pesado ou de prédio, a troca é de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como decidir entre os dois", "Qual dos orçamentos aceitar"],
        slots: [
          [
            "Compare a mesma peça, original ou compatível, com a mesma garantia; o menor total com menos itens não é o mais barato.",
            "Ponha lado a lado peça, mão de obra, ida e garantia: a diferença costuma estar em uma linha só.",
          ],
          [
            "Se os dois apontam causas diferentes, vale a visita com medição antes de comprar peça.",
            "Com diagnósticos que não combinam, a medição no local decide; o valor da ida é dito antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso pagar ao primeiro técnico se não fechar com ele?",
        answers: ["Só a visita, se o valor foi avisado antes. Peça que não foi trocada não se paga."],
      },
      {
        question: "A segunda opinião por foto é garantida?",
        answers: [
          "Não: por foto e vídeo se vê o provável. O diagnóstico certo depende de medir no portão, e isso é dito na resposta.",
        ],
      },
      {
        question: "O técnico já abriu o motor. Vocês ainda avaliam?",
        answers: [
          "Sim. Mande foto do motor como ficou, com o disjuntor desligado, sem tocar em fios nem religar nada.",
        ],
      },
    ],
    photo: "a foto do orçamento que recebeu, a da etiqueta do motor e um vídeo do defeito",
  },
  {
    id: "portao-de-imovel-da-imobiliaria",
    isAskedByName: true,
    broader: "conserto",
    label: "Serviço de portão para imobiliárias",
    phrase: "o portão dos imóveis da imobiliária",
    asks: [
      "prestador portão imobiliária",
      "empresa portão carteira aluguel",
      ...combine(
        ["imobiliária", "imobiliárias"],
        [
          "portão",
          "serviço portão",
          "serviço portão eletrônico",
          "conserto portão",
          "manutenção portão",
          "motor portão",
          "técnico portão",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Atendemos imobiliárias com conserto, troca de motor e controles nos imóveis de aluguel: cada chamado recebe orçamento por foto, grátis, e só se executa com a aprovação de quem paga. A visita com regulagem parte de {price.preventive} em casa, sem peças, e a nota sai no CPF ou CNPJ indicado.",
        "Para imobiliária, o serviço de portão é por imóvel: o inquilino ou o corretor manda vídeo e foto da etiqueta, o orçamento volta no mesmo WhatsApp e o dono aprova antes. Regular em casa parte de {price.preventive}, sem peças; trocar o motor, de {price.homeSwap}, com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Do chamado ao recibo", "Como funciona o chamado por imóvel"],
        slots: [
          [
            "O caminho é o mesmo para todos os imóveis e fica registrado na conversa.",
            "Cada etapa fica escrita, para prestar contas ao dono.",
          ],
        ],
        steps: [
          "Endereço, vídeo do defeito e foto da etiqueta do motor.",
          "Orçamento por escrito, com peça e mão de obra separadas.",
          "Aprovação de quem paga, dono ou inquilino.",
          "Visita com alguém no imóvel ou com a chave entregue.",
          "Fotos do serviço pronto e nota para a prestação de contas.",
        ],
      },
      {
        about: "care",
        headings: ["Na entrada e na saída do inquilino", "Vistoria do portão"],
        slots: [
          [
            "Na vistoria, teste os controles, a parada e a fotocélula e anote quantos controles foram entregues.",
            "Na troca de inquilino, apague a memória da central e grave só os controles que vão com as chaves.",
          ],
          [
            "Motor antigo em imóvel vago merece uma revisão antes da entrega, porque bateria e capacitor falham parados.",
            "Imóvel fechado há meses: peça uma revisão antes de ligar o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como a imobiliária decide de quem é a conta?",
        answers: ["Pelo contrato de locação e pela causa, que o orçamento descreve: desgaste, mau uso ou acidente."],
      },
      {
        question: "Dá para combinar pagamento mensal de vários imóveis?",
        answers: ["Pode ser combinado antes, por escrito, com os dados de faturamento; a condição vem na resposta."],
      },
    ],
    photo: "o endereço, um vídeo do defeito e a foto da etiqueta do motor",
  },
];
