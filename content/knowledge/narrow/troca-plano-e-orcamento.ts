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
        "A troca do motor antigo por novo fica, em residência, de {price.homeSwap}, com motor e mão de obra, e leva de {time.tilting} no basculante ou de {time.sliding} no de correr. O motor novo tem {warranty.motor} de garantia, o serviço tem {warranty.installation}, e fotocélula e cremalheira boas costumam ficar.",
        "Trocar o motor antigo por um novo custa de {price.homeSwap} numa casa, já com aparelho e mão de obra, e toma de {time.tilting} em basculante ou de {time.sliding} em portão de correr. A garantia é de {warranty.motor} para o motor e de {warranty.installation} para a instalação; o que está bom, como fotocélula e cremalheira, se aproveita.",
        "Em casa, a troca do motor antigo pelo novo sai de {price.homeSwap}, incluídos motor e trabalho, com {warranty.motor} de garantia de fábrica e {warranty.installation} no serviço. São de {time.tilting} no basculante ou de {time.sliding} no de correr, e cremalheira e fotocélula em bom estado continuam no lugar.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a troca é feita", "Do motor velho ao novo, passo a passo"],
        slots: [
          [
            "O técnico começa pela folha, porque motor novo em portão pesado dura pouco. Com a folha em ordem, todas as etapas cabem na mesma visita.",
            "Antes de montar o novo, a folha é conferida, já que o peso fora do normal pode ter queimado o velho. Se ela corre leve, o serviço termina no mesmo dia.",
            "Tudo se faz numa visita quando a folha anda leve, e é por ela que o trabalho começa. Um portão que arrasta estragaria também o aparelho recém-montado.",
          ],
        ],
        steps: [
          "O disjuntor é desligado, e a folha, testada pelo técnico.",
          "O motor velho sai, e suporte, cremalheira ou braço são conferidos.",
          "O novo é fixado, aterrado e regulado na parada e na força.",
          "Os controles são gravados; os perdidos ficam fora da memória nova.",
          "O portão faz vários ciclos com você, e o técnico mostra o destravamento.",
        ],
      },
      {
        about: "what",
        headings: ["O que fica e o que muda na troca", "Cremalheira, controles e fotocélula"],
        slots: [
          [
            "No de correr, a cremalheira fica se o passo dos dentes combina com a engrenagem nova, embora a base possa pedir outra furação. No basculante, suporte e braço em geral vêm com o motor.",
            "A barra dentada do portão de correr é aproveitada quando casa com a engrenagem do motor novo, e às vezes só muda a furação da base. Em basculante, braço e suporte costumam acompanhar o aparelho.",
            "Cremalheira de mesmo passo continua no portão de correr, com ajuste na base se for preciso. Já o basculante recebe, na maioria das vezes, braço e suporte do conjunto novo.",
          ],
          [
            "Fotocélula, botoeira e interfone em bom estado são ligados à central nova. Os controles antigos só seguem se ela lê o mesmo código; os de código rolante de outra marca precisam ser trocados.",
            "O interfone, a botoeira e a fotocélula que funcionam passam para a nova central. Para os controles, tudo depende do código: o rolante de marca diferente não é aceito e dá lugar a novos.",
            "Na central nova entram a fotocélula, o interfone e a botoeira que você já tem. Controle de código igual é regravado, mas o rolante de outro fabricante sai de uso.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que motor pôr no lugar do antigo", "Igual ou mais rápido?"],
        slots: [
          [
            "Pode ser um igual ou um mais rápido, e o peso da folha com as aberturas por dia é que decide. A potência do motor velho é só ponto de partida, pois folha que ganhou chapa ou vidro pede outra conta.",
            "Igual serve se a folha não mudou; mais rápido, se você espera na rua. Em qualquer caso o modelo sai do peso e do número de aberturas, e chapa ou vidro acrescentados pedem motor maior.",
            "Os dois caminhos valem, desde que o motor aguente o peso da folha e o uso diário. Portão que recebeu vidro ou chapa depois do primeiro motor precisa ser recalculado antes da compra.",
          ],
          [
            "No basculante de até {width.quarterHp}, os kits instalados são {models.pricesNamed}. Abrem em {opening.padrao}, {opening.speedy} e {opening.jetflex}, nessa ordem.",
            "Em basculante com até {width.quarterHp} de largura há três kits, já com instalação: {models.pricesNamed}. O tempo de abertura cai de {opening.padrao} para {opening.speedy} e para {opening.jetflex}.",
            "Para basculante de no máximo {width.quarterHp}, os três kits montados saem assim: {models.pricesNamed}. Eles levam {opening.padrao}, {opening.speedy} e {opening.jetflex} para abrir, do primeiro ao último.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que acontece com o motor velho?",
        answers: [
          "Ele é seu: pode guardar para peças ou levar a um ponto de coleta de eletrônicos e sucata. Se preferir que a equipe o retire, combine isso no orçamento.",
          "Fica com você, que pode aproveitar peças ou entregar a um ecoponto ou sucateiro. A retirada pela equipe também pode ser combinada antes da visita.",
        ],
      },
      {
        question: "O motor novo pode ser de outra marca?",
        answers: [
          "Pode, se faz o mesmo movimento e aguenta o peso da folha. Suporte e controles em geral mudam com a marca, e a cremalheira fica quando o passo dos dentes é igual.",
          "Sim, desde que sirva ao tipo de portão e ao peso. Conte com outro suporte e controles novos na maioria das vezes; o restante depende do encaixe.",
        ],
      },
      {
        question: "E se ainda der para consertar o antigo?",
        answers: [
          "O conserto costuma compensar enquanto custa menos da metade da troca e há peça do modelo à venda. Etiqueta e descrição do defeito já permitem comparar os dois valores.",
          "Compare: abaixo da metade do preço da troca, e com peça disponível, consertar vale. Motor com mais de {trade.life} ou sem reposição pende para o novo.",
        ],
      },
      {
        question: "E a troca em portão pesado, de prédio ou empresa?",
        answers: [
          "Em portão pesado, motor e mão de obra ficam de {price.heavySwap}, e o serviço leva {time.heavy}. O modelo sai do peso da folha e das aberturas na hora de pico.",
          "Condomínio e indústria pagam de {price.heavySwap} na troca, com trabalho de {time.heavy}. Quem define o motor é o peso somado ao movimento do horário mais cheio.",
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
        "Sim, fazemos plano mensal de manutenção de portão para empresas: uma visita por mês, com data marcada, limpeza, regulagem, teste de segurança e relatório. O valor é por portão e tem por referência a revisão avulsa de portão grande, em geral de {price.preventiveRange}, sem peças.",
        "O plano mensal para empresas prevê uma visita por mês em cada portão, fora da hora de movimento, com limpeza, lubrificação, testes e relatório. A mensalidade parte do preço da revisão avulsa, que em portão grande costuma ficar de {price.preventiveRange}, fora peças, e muda com as aberturas.",
        "Na assinatura mensal de manutenção, a empresa recebe uma visita por mês por portão, com regulagem, teste dos sensores e relatório por escrito. O plano mensal é cobrado por portão; para comparar, a revisão avulsa de portão grande vai em geral de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito todo mês", "A visita mensal, item por item"],
        slots: [
          [
            "A visita é marcada fora do pico de carga e descarga. O circuito fica desligado enquanto se mexe no motor, e o portão volta ao uso no mesmo turno.",
            "O horário se combina com a expedição ou a recepção. Enquanto o motor é revisado, a energia fica cortada, e o uso volta em seguida.",
            "Escolhe-se um horário calmo, para a entrada não parar. O motor é revisado com a energia desligada e liberado depois dos testes.",
          ],
        ],
        bullets: [
          "Folha, trilho, roldanas, cabos ou dobradiças conferidos",
          "Limpeza, reaperto e lubrificação",
          "Força, parada e reversão reguladas e testadas",
          "Fotocélula, botoeira e sinaleiro testados",
          "Relatório com o que foi feito e o que está por vencer",
        ],
      },
      {
        about: "choose",
        headings: ["Mensal, trimestral ou semestral", "Sua empresa precisa de visita todo mês?"],
        slots: [
          [
            "Sim, se o portão abre o dia todo, há turno da noite ou a parada trava a entrega: é o caso de transportadora, fábrica e garagem de frota. Loja ou escritório de pouco uso fica bem com visita a cada três ou seis meses.",
            "Precisa quem abre a toda hora ou não pode parar, como frota, fábrica e centro de entrega. Já escritório e loja com poucas aberturas se servem de visita trimestral ou semestral.",
            "Todo mês, onde há caminhão entrando e saindo ou turno noturno. A cada três ou seis meses, onde o portão só abre no começo e no fim do expediente.",
          ],
          [
            "O mínimo em uso comercial é revisar {visits.business}. Abaixo disso, roldana e capacitor falham sem aviso.",
            "Menos que {visits.business}, em comércio, deixa peça gasta passar despercebida até parar.",
            "Mesmo com pouco uso, mantenha a revisão {visits.business}, que pega a peça antes da quebra.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define a mensalidade", "De que depende o valor por mês"],
        slots: [
          [
            "Contam o número de portões, o peso de cada folha, as aberturas por dia e se as peças entram. Com peças incluídas a mensalidade é maior, e a lista delas vai escrita na proposta.",
            "Peso, movimento e quantidade de portões formam o valor. Incluir peças encarece o mês, e a proposta relaciona quais são.",
            "A mensalidade sobe com folha pesada, muitas aberturas e peças incluídas, e baixa quando vários portões são vistos na mesma ida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O plano inclui chamado de urgência?",
        answers: [
          "Depende da proposta: ela diz se o chamado fora da data está incluído ou quanto custa cada um. O atendimento responde {shop.hours}.",
          "Pode incluir. Confira se a ida extra está no valor ou é cobrada por vez, com resposta {shop.hours}.",
        ],
      },
      {
        question: "As peças estão na mensalidade?",
        answers: [
          "Só as que a proposta listar. Sem peças, a mensalidade é menor, e cada troca é aprovada antes pela empresa.",
          "Em geral não. O comum é pagar o serviço por mês e aprovar a peça quando ela precisa sair.",
        ],
      },
      {
        question: "Há prazo mínimo e multa para sair?",
        answers: [
          "O prazo e o aviso para sair vêm escritos na proposta. Confira esses dois pontos antes de assinar.",
          "Isso se combina: procure na proposta a vigência e o aviso prévio.",
        ],
      },
      {
        question: "Quanto custa o motor se ele acabar?",
        answers: [
          "Em portão pesado, a troca vai de {price.heavySwap}, com motor e mão de obra. O relatório mensal avisa antes.",
          "Trocar o motor de portão pesado fica de {price.heavySwap}, instalado. O plano serve justamente para adiar isso.",
        ],
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
      "técnico disse precisa trocar motor",
      "técnico disse que precisa trocar o motor",
      "técnico quer trocar motor",
      "técnico mandou trocar motor",
      "técnico falou trocar motor",
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
      "técnico disse precisa trocar tudo",
      "precisa trocar tudo verdade",
      "disse trocar tudo",
      "técnico trocar tudo verdade",
      "técnico disse trocar tudo verdade",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o técnico disse que precisa trocar o motor, pergunte o que ele mediu: capacitor, placa e folha devem ser testados antes, porque imitam motor queimado. Peça a causa por escrito e guarde a peça. Para uma segunda opinião, mande um vídeo com som e foto da etiqueta; a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Para uma segunda opinião em orçamento de portão eletrônico, mande pelo WhatsApp a foto do orçamento que recebeu, a da etiqueta do motor e um vídeo do defeito. Dizemos, sem custo, se a peça combina com o sintoma; para comparar, o motor trocado em casa fica de {price.homeSwap}, com mão de obra.",
        "Damos segunda opinião sobre o portão eletrônico por foto e sem cobrar: envie o orçamento que recebeu, a etiqueta do motor e um vídeo do problema. Um técnico confere peça, mão de obra e sintoma, e você compara com a troca do motor inteiro, que em residência vai de {price.homeSwap}.",
        "A segunda opinião começa pelo orçamento que recebeu: com a foto dele, da etiqueta do motor e um vídeo do portão eletrônico, avaliamos de graça se o conserto faz sentido. Como medida, a troca completa do motor em casa custa de {price.homeSwap}, já com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para a segunda opinião", "Para avaliar o orçamento que você tem"],
        slots: [
          [
            "Nada precisa ser desmontado, e você pode cobrir os dados da outra empresa. O que interessa são as peças, os valores e o comportamento do portão.",
            "Fotografe com o motor fechado e, se preferir, esconda o nome de quem fez o orçamento. Para a conferência bastam itens, valores e o defeito filmado.",
            "Cubra o nome da outra empresa se quiser, porque só peças e valores entram na comparação. Deixe o motor montado como está.",
          ],
        ],
        steps: [
          "Fotografe o orçamento, com cada peça e valor.",
          "Fotografe a etiqueta do motor.",
          "Grave um vídeo do defeito, de longe e com som.",
          "Conte o que o outro técnico testou e mediu.",
          "Diga a idade do motor e os consertos já feitos.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de orçamento que pede cuidado", "Quando desconfiar do orçamento"],
        slots: [
          [
            "Desconfie de motor ou placa condenados sem medição. Um motor que só ronca pode ter o capacitor fraco, a peça que dá o impulso da partida, e ela custa bem menos que uma placa.",
            "Motor que ronca sem partir nem sempre está perdido: o capacitor, que dá o empurrão inicial, falha do mesmo jeito e custa bem menos. Condenar placa ou motor sem medir pede outra avaliação.",
            "Se ninguém mediu o capacitor, peça barata que faz o motor arrancar, condenar o motor ou a placa foi cedo demais. O ronco sem movimento aparece nos três defeitos.",
          ],
          [
            "Também pedem cuidado o preço único, sem separar peça de mão de obra, a falta de marca e modelo e a pressa para fechar na hora. Um orçamento claro mostra a peça ruim e traz a garantia por escrito.",
            "Outros alertas são um valor só para tudo, item sem marca nem código e urgência para assinar. O papel bem feito lista o teste, mostra a peça com defeito e registra a garantia.",
            "Observe ainda se há peça sem modelo, total sem divisão ou insistência para decidir logo. O que dá segurança é ver a peça retirada e ler a garantia no papel.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Valores nossos para comparar", "Nossos preços ao lado do que você recebeu"],
        slots: [
          [
            "Uma visita de regulagem com limpeza em casa custa a partir de {price.preventive}, sem peças. Em portão pesado, de prédio ou indústria, a troca do motor vai de {price.heavySwap}.",
            "Em residência, ajustar e limpar parte de {price.preventive}, fora as peças. O motor de portão pesado, como o de condomínio, é trocado por {price.heavySwap}.",
            "Nossa regulagem residencial começa em {price.preventive}, sem contar peças. Se o portão é pesado, de empresa ou condomínio, conte {price.heavySwap} pela troca do motor.",
          ],
          [
            "Entre as peças, capacitor e roldana são as mais baratas, e placa, engrenagem e redutor ficam no meio. Conserto que passa da metade do preço do motor novo merece ser revisto antes de aprovar.",
            "Na ordem de custo, capacitor e roldana vêm embaixo, com placa, engrenagem e redutor no meio e o motor completo no alto. Passou da metade do motor novo, reveja o conserto.",
            "Capacitor e roldana pesam pouco no total, enquanto placa e redutor pesam mais. Se a soma do reparo vai além da metade de um motor novo, pare e compare.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso pagar ao primeiro técnico se não fechar com ele?",
        answers: [
          "Paga-se só a visita, se o valor foi avisado antes. Peça que não foi trocada e serviço que você não aprovou não entram na conta.",
          "Apenas a ida, e desde que o preço dela tenha sido informado antes. Conserto não aprovado e peça não instalada não são devidos.",
        ],
      },
      {
        question: "A segunda opinião por foto vale como diagnóstico?",
        answers: [
          "Não por completo. Por foto e vídeo se vê o provável e o que não combina, mas a confirmação depende de medir no portão, e isso é dito na resposta.",
          "Ela mostra o mais provável e aponta o que destoa no papel. Para cravar a causa, o técnico precisa medir tensão, capacitor e placa no local.",
        ],
      },
      {
        question: "O técnico já abriu o motor. Vocês ainda avaliam?",
        answers: [
          "Sim. Com o disjuntor desligado, fotografe o motor como ficou, sem tocar nos fios nem religar nada, e diga quais peças foram retiradas.",
          "Avaliamos, sim. Desligue o disjuntor, não encoste em fio nem capacitor e fotografe de fora o que está aberto, contando o que saiu de lá.",
        ],
      },
      {
        question: "E se os dois orçamentos apontarem causas diferentes?",
        answers: [
          "Nesse caso, vale uma visita com medição antes de comprar peça, porque um dos dois está supondo. Compare depois a mesma peça, original ou compatível, com a mesma garantia.",
          "Quando os diagnósticos não batem, a medição no portão decide, e só então se compra a peça. Na comparação, use peça igual e garantia igual dos dois lados.",
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
        "O serviço de portão eletrônico para imobiliárias inclui conserto, regulagem, troca de motor e controles nos imóveis de aluguel, com orçamento por foto e execução só depois que aprova quem paga. Regular em casa parte de {price.preventive}, sem peças; a troca do motor fica de {price.homeSwap}, com mão de obra.",
        "Para imobiliárias, o portão eletrônico de cada imóvel vira um chamado: o inquilino ou o corretor manda vídeo e foto da etiqueta, o orçamento volta por escrito e só se executa o que o pagador aprova. Em casa, a regulagem começa em {price.preventive}, fora as peças, e trocar o motor custa de {price.homeSwap}.",
        "A imobiliária pede o serviço de portão eletrônico por imóvel, recebe o orçamento pela foto da etiqueta e o envia a quem aprova a despesa, antes de qualquer trabalho. A visita de ajuste parte de {price.preventive} em residência, sem peças, e o motor novo instalado fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Do chamado à nota", "Como funciona o chamado por imóvel"],
        slots: [
          [
            "O caminho é o mesmo para todos os imóveis e fica escrito na conversa, o que ajuda na prestação de contas ao proprietário.",
            "Cada etapa fica registrada por mensagem, do pedido à nota. Assim a imobiliária mostra ao dono o que foi feito.",
            "Pedido, aprovação e serviço pronto permanecem na mesma conversa, à mão para prestar contas.",
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
        headings: ["Na entrada e na saída do inquilino", "A vistoria do portão"],
        slots: [
          [
            "Na troca de inquilino, apague a memória da central e grave só os controles que vão com as chaves, porque um controle não devolvido continua abrindo. Anote na vistoria quantos foram entregues.",
            "Controle que não voltou ainda abre o portão, e por isso a memória é limpa a cada contrato, ficando gravados apenas os entregues. O número deles vai para o laudo.",
            "A cada contrato novo, zere os controles gravados e cadastre os que acompanham as chaves. Registre a quantidade no laudo, já que um controle perdido seguiria valendo.",
          ],
          [
            "Imóvel fechado há meses pede uma revisão antes da entrega, com teste da parada e da fotocélula. Capacitor e bateria envelhecem mesmo sem uso.",
            "Antes de alugar um imóvel vago, teste a fotocélula e a parada, pois bateria e capacitor falham parados. A revisão evita o chamado na primeira semana.",
            "Depois de meses vazio, o portão deve ser revisto: bateria e capacitor perdem força sem uso. Fotocélula e ponto de parada entram no teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["De quem costuma ser a conta", "Dono ou inquilino"],
        slots: [
          [
            "Em geral, desgaste do motor cabe ao dono, e mau uso, batida ou controle perdido, ao inquilino, se o contrato não diz outra coisa. O orçamento descreve a causa, e a imobiliária decide com ele na mão.",
            "O costume é o proprietário pagar o que se gastou com o tempo e o inquilino, o que ele quebrou ou perdeu. Vale antes o contrato, e a causa do defeito vem descrita no orçamento.",
            "Salvo regra do contrato, fica com o proprietário o desgaste e com o inquilino a batida, o mau uso e o controle extraviado. Para separar os casos, o orçamento traz a causa por escrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem recebe o técnico no imóvel?",
        answers: [
          "O inquilino, o corretor ou quem a imobiliária indicar, com acesso ao quadro de luz e aos controles. Em imóvel vago, combina-se a entrega da chave.",
          "Pode ser o morador ou alguém da imobiliária, desde que abra o quadro e tenha um controle. Se está vazio, a chave é combinada antes.",
          "Basta um adulto autorizado pela imobiliária. Sem morador, acerta-se a retirada da chave e a devolução por mensagem.",
        ],
      },
      {
        question: "Que garantia tem o serviço?",
        answers: [
          "O conserto tem 90 dias pela lei. No motor novo, são {warranty.motor} de fábrica e {warranty.installation} da instalação, e a garantia acompanha o imóvel se o inquilino mudar.",
          "São 90 dias, pela lei, para reparos. Motor trocado tem {warranty.motor} do fabricante, e o serviço de instalar, {warranty.installation}, mesmo com outro inquilino.",
          "Para reparo valem os 90 dias da lei; para motor, {warranty.motor}; para a instalação, {warranty.installation}. A mudança de inquilino não encerra esses prazos.",
        ],
      },
      {
        question: "Dá para combinar pagamento mensal de vários imóveis?",
        answers: [
          "Pode ser combinado antes, por escrito, com os dados de faturamento. A condição depende do volume e vem na resposta.",
          "É assunto a acertar antes do primeiro chamado, com CNPJ e forma de cobrança. Imóvel a imóvel, aceita-se Pix ou cartão.",
          "Combine antes dos serviços, informando os dados da empresa e quantos imóveis são. Sem acordo, cada serviço é pago ao terminar.",
        ],
      },
      {
        question: "E se o inquilino ficar preso com o portão?",
        answers: [
          "O atendimento funciona {shop.hours}. Até o técnico chegar, usa-se a porta social, e portão basculante não se destrava, porque a folha pode cair.",
          "Ele pode chamar {shop.hours}, com a imobiliária em cópia para aprovar. Deve sair pela porta social e não mexer na trava do basculante.",
          "Chame a qualquer hora, pois atendemos {shop.hours}. A saída segura é a porta social; no basculante ninguém solta a trava.",
        ],
      },
    ],
    photo: "o endereço, um vídeo do defeito e a foto da etiqueta do motor",
  },
];
