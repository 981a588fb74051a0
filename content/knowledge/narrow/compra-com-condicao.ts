import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** A motor that is bought on a condition: with an invoice, with so many remotes, for a house that is let, with its gate. */
export const compraComCondicao: NarrowConcept[] = [
  {
    id: "motor-com-garantia-e-nota",
    broader: "loja",
    label: "Motor com garantia e nota fiscal",
    phrase: "o motor de portão com garantia e nota fiscal",
    asks: [
      "motor garantia 12 meses nota",
      "motor garantia nota 12 meses",
      "motor instalado garantia 12 meses nota",
      "instalação com garantia preço",
      "instalação garantia preço",
      "instalação motor com garantia",
      "instalação motor garantia",
      "instalação portão com garantia",
      "instalação com garantia",
      "instalação motor garantia 1 ano",
      "instalação motor garantia um ano",
      "instalação motor portão garantia 1 ano",
      "instalação portão garantia 1 ano",
      "instalação garantia 1 ano",
      "instalação garantia um ano",
      "instalação garantia 12 meses",
      "motor instalado garantia 1 ano",
      "instalação portão automático garantia preço",
      "motor portão com garantia preço",
      ...combine(
        ["motor", "kit motor", "motor portão", "portão automático", "motor basculante", "motor deslizante"],
        ["garantia nota fiscal", "com garantia nota", "nota fiscal garantia loja"],
      ),
      ...combine(["comprar motor", "venda motor", "loja motor"], ["nota fiscal", "nota fiscal garantia", "com nota"]),
      "motor com nota fiscal",
      "motor portão com nota fiscal",
      "kit basculante com nota fiscal",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos motor de portão com garantia e nota fiscal: são {warranty.motor} no motor, de fábrica, e {warranty.installation} na instalação, com a nota no CPF ou CNPJ que você informar. No basculante, o kit instalado custa {models.pricesNamedOr}; de correr e de abrir são orçados por foto.",
        "Instalamos o motor do portão com garantia de {warranty.motor.years} no aparelho, dada pela fábrica, e de {warranty.installation} na instalação, com nota fiscal. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}. No portão de correr ou de abrir, trocar o motor em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor que vendemos vem com nota fiscal e garantia escrita. A fábrica dá {warranty.motor} ao motor, e a instalação tem {warranty.installation}, contados do dia do serviço. O kit basculante instalado custa a partir de {price.lowest}, e trocar o motor de um portão de correr ou de abrir fica de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que a garantia cobre", "Garantia do motor e da instalação"],
        slots: [
          [
            "A garantia do motor cobre defeito de fabricação. A garantia da instalação cobre o que a equipe montou e ligou, como o suporte, a fixação e os fios.",
            "Se uma peça do motor falha sozinha, a garantia da fábrica cobre. Se o defeito está na fixação, no suporte ou nos fios que ligamos, vale a garantia do serviço.",
            "São duas garantias, com prazos separados. A do motor cobre defeito de fábrica, e a da instalação cobre o que a nossa equipe montou, ligou e regulou.",
          ],
          [
            "Raio, água, batida, uso acima da ficha e mexida de outra pessoa costumam ficar de fora. Protetor de surto e aterramento evitam a perda mais comum.",
            "O que vem de fora, como descarga elétrica, alagamento, colisão ou conserto de terceiros, em geral não é coberto. Proteção contra surto ajuda.",
            "Ficam fora, quase sempre, surto de energia, água, pancada e alteração feita por outros, além de portão acima do peso da ficha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a nota precisa trazer", "Confira a nota antes de guardar"],
        slots: [
          [
            "Guarde uma foto da nota e da etiqueta do motor no celular: é com elas que se pede a garantia. Confira os itens na hora de receber.",
            "A foto da nota e da etiqueta poupa procurar papel quando o motor falhar. Ao receber, veja se estes dados batem.",
            "Fotografe a nota e a etiqueta do motor no dia do serviço, porque elas provam o prazo. Antes de guardar, confira se a nota traz estes dados.",
          ],
        ],
        bullets: [
          "Marca e modelo do motor, como na etiqueta",
          "Número de série, quando houver",
          "Data da compra e da instalação",
          "Mão de obra em linha separada",
          "CPF ou CNPJ de quem comprou",
        ],
      },
      {
        about: "cost",
        headings: ["Preço com tudo incluído", "Quanto custa o motor com a instalação"],
        slots: [
          [
            "O preço do kit basculante inclui {kit.includes}, e o cartão divide em até {shop.instalments} vezes. Vale para folha de até {width.quarterHp}.",
            "No basculante de até {width.quarterHp}, o valor do kit traz {kit.includes}, com cartão em até {shop.instalments} vezes ou Pix.",
            "Para folha basculante de até {width.quarterHp}, o kit vem com {kit.includes}, em até {shop.instalments} vezes no cartão.",
          ],
          [
            "No portão de correr e no de abrir, o motor é escolhido pelo peso da folha, e a troca em casa fica de {price.homeSwap}. O primeiro motor é orçado por foto, porque soma a base, o suporte ou a cremalheira e a energia.",
            "Nos outros portões, a troca do motor em casa fica de {price.homeSwap}, com a mão de obra. A primeira instalação tem orçamento por foto, porque acrescenta a fixação, a energia e, no de correr, a cremalheira.",
            "Trocar o motor de um portão de correr ou de abrir em casa custa de {price.homeSwap}, já montado. Onde nunca houve motor, entram também o suporte ou a base, a fiação e a cremalheira, e a foto dá o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A instalação tem garantia de 1 ano?",
        answers: [
          "A garantia de {warranty.motor.years} é a do motor, dada pela fábrica. A instalação tem {warranty.installation}, e nesse prazo a equipe volta sem cobrar se o defeito for da montagem.",
          "São dois prazos: {warranty.motor.years} no motor, pela fábrica, e {warranty.installation} na instalação. Se algo que montamos soltar ou desregular nesse tempo, voltamos sem cobrar.",
        ],
      },
      {
        question: "A nota pode sair no CNPJ da empresa ou do condomínio?",
        answers: [
          "Sim: mande o CNPJ e os dados com o pedido, e a forma de pagamento é confirmada na resposta.",
          "Pode. Informe o CNPJ já no orçamento, que sai por itens e serve para prestação de contas.",
        ],
      },
      {
        question: "A garantia conta a partir de quando?",
        answers: [
          "A do motor, da data da nota; a da instalação, do dia do serviço. Por isso a nota deve ser do dia da compra.",
          "Da nota, no motor, e do serviço feito, na instalação. Guarde as duas datas.",
        ],
      },
      {
        question: "Motor comprado em outro lugar tem garantia se vocês instalarem?",
        answers: [
          "O serviço tem: {warranty.installation} na instalação, que parte de {price.installation}. O motor fica com a garantia de quem o vendeu.",
          "A montagem, sim, por {warranty.installation}; o motor, só a da loja que vendeu. A mão de obra começa em {price.installation}.",
        ],
      },
      {
        question: "Conserto também tem garantia?",
        answers: [
          "Tem, de 90 dias, pela lei, sobre a peça trocada e o serviço feito. Guarde o recibo.",
          "Pela lei são 90 dias no serviço e na peça. Peça que conste do recibo.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e a altura da folha e se a nota é no CPF ou no CNPJ",
  },
  {
    id: "kit-controles-e-parcelas",
    broader: "kit",
    label: "Kit com controles, parcelado",
    phrase: "o kit com dois controles parcelado no cartão",
    asks: [
      "comprar kit controles vezes",
      ...combine(
        ["kit dois controles", "kit 2 controles", "kit 3 controles", "kit controles", "motor dois controles"],
        ["parcelado", "parcelado cartão", "cartão", "parcela"],
      ),
      ...combine(["kit motor dois controles", "kit basculante dois controles"], ["", "instalado", "preço"]),
      "motor basculante controles parcelado cartão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, o kit de motor basculante com dois controles pode ser parcelado no cartão em até {shop.instalments} vezes: {models.pricesNamedOr}, com entrega e instalação, em folha de até {width.quarterHp}. Peça os dois controles ao orçar, e a resposta diz quantos já estão no preço.",
        "O kit motor basculante sai por {models.pricesNamedOr}, instalado e com controles gravados, e o cartão divide em até {shop.instalments} vezes. Vale para folha de até {width.quarterHp}; diga que quer dois controles, e o orçamento mostra se ambos já estão incluídos.",
        "Parcelado no cartão, o kit basculante vai em até {shop.instalments} vezes: {models.pricesNamedOr}, já entregue e montado em portão de até {width.quarterHp} de largura. Ao pedir o orçamento, avise que são dois controles, para o número incluído vir por escrito.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit basculante", "Motor, central e controles"],
        slots: [
          [
            "O kit traz motor de 1/4 HP, central, que é a placa de comando, controles e ferragens, montados no seu portão. Fotocélula, nobreak e ponto de energia novo não fazem parte e, se você quiser, entram em linhas próprias do orçamento.",
            "Você recebe motor de 1/4 HP, placa de comando, ferragens e controles, tudo instalado. O que sobra para contratar à parte é a fotocélula, o nobreak ou uma tomada nova, cada item com seu valor separado.",
            "Fazem parte o motor de 1/4 HP, a central de comando, as ferragens e os controles, com a montagem. Nobreak, fotocélula e fiação nova são opcionais, discriminados à parte na mesma compra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["A diferença entre Padrão, Speedy e JetFlex", "Qual dos três kits escolher"],
        slots: [
          [
            "O que muda entre os três é a velocidade: o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. O JetFlex, da PPA, usa inversor, a eletrônica que acelera e freia o motor com suavidade.",
            "Padrão, Speedy e JetFlex diferem no tempo de abertura: {opening.padrao} no primeiro, {opening.speedy} no segundo e {opening.jetflex} no terceiro. Este último é PPA com inversor, que controla a velocidade e suaviza a parada.",
            "Quem não tem pressa fica bem com o Padrão, de {opening.padrao}; o Speedy leva {opening.speedy} e o JetFlex, {opening.jetflex}. No JetFlex da PPA há um inversor, que dosa a velocidade na partida e na chegada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como fica o parcelamento", "A conta no cartão"],
        slots: [
          [
            "Peça sempre os dois totais, o do Pix e o do cartão, e compare antes de aprovar. Se forem iguais, as parcelas são sem juros; se não, a diferença é o acréscimo que você paga pelo prazo.",
            "Com o total à vista e o parcelado lado a lado, você vê quanto custa dividir. Números iguais querem dizer sem juros, e qualquer diferença é o preço do prazo.",
            "Compare o valor por Pix com a soma das parcelas no cartão. A diferença entre eles, quando existe, é o acréscimo, e o orçamento mostra as duas contas antes de você fechar.",
          ],
          [
            "Controle extra e acessórios podem ir na mesma compra e nas mesmas parcelas. Assim tudo é gravado e testado em uma visita só, sem cobrança de outra ida.",
            "Se faltar controle ou você quiser um acessório, inclua já, porque a divisão no cartão vale para o total. O cadastro e os testes ficam todos para o mesmo dia.",
            "Na mesma nota cabem acessórios e controles a mais, divididos junto com o kit. A vantagem está em gravar e testar tudo no dia da instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pedir um terceiro controle junto com o kit?",
        answers: [
          "Dá. O extra é cobrado por unidade, conforme o modelo, e gravado na visita da instalação.",
          "Sim, cada controle adicional tem seu valor, de acordo com o modelo do kit. O cadastro dele é feito no mesmo dia dos outros.",
        ],
      },
      {
        question: "Meu portão tem mais de 2,5 metros. O kit serve?",
        answers: [
          "Os kits de preço fechado são para folha de até {width.quarterHp}. Acima disso o motor é outro, escolhido pela largura, altura e peso, e orçado à parte.",
          "Não esse: o valor fechado vale até {width.quarterHp} de largura. Folha maior pede motor mais forte, com orçamento pela medida e pela foto.",
        ],
      },
      {
        question: "Os dois controles já saem gravados?",
        answers: [
          "Sim: são gravados na central e testados com você no fim da instalação. Aproveite para aprender como se apaga um controle perdido.",
          "Saem prontos para usar, pois o cadastro e o teste fazem parte da montagem. Peça ao técnico que mostre como excluir um, se for perdido.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do kit?",
        answers: [
          "A de um basculante leva {time.tilting}, com regulagem e controles gravados. Sem ponto de energia perto, some o tempo da fiação.",
          "Conte com {time.tilting} em portão basculante já equilibrado, incluídos os testes. Fiação nova ou mola a corrigir aumenta esse tempo.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e a altura da folha e quantos controles você quer",
  },
  {
    id: "motor-para-casa-de-aluguel",
    broader: "kit",
    label: "Motor econômico para casa de aluguel",
    phrase: "o motor para casa de aluguel",
    asks: [
      "automatizar portão imóvel alugar gastando pouco",
      "proprietário imóvel alugado motor compensa",
      ...combine(
        ["casa aluguel", "imóvel aluguel", "casa alugar", "imóvel alugar", "casa alugada", "kitnet"],
        [
          "opções econômicas",
          "econômicas",
          "econômico",
          "econômica",
          "barato",
          "mais barato",
          "melhor custo",
          "custo benefício",
          "em conta",
          "motor qual",
          "qual motor",
          "motor simples",
        ],
      ),
      "motor casa aluguel",
      "motor kitnet aluguel",
      "portão kitnet aluguel",
      "motor para casa de aluguel",
      "motor portão casa aluguel",
      "motor imóvel para alugar",
      "portão casa para alugar",
      "automatizar casa para alugar",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para casa de aluguel ou kitnet, o motor mais econômico é o kit basculante {model.padrao}, por {price.padrao} instalado, em folha de até {width.quarterHp}; o {model.speedy}, de {price.speedy}, abre mais rápido. Em portão de correr ou de abrir, a troca do motor fica de {price.homeSwap}, com a mão de obra.",
        "Em casa de aluguel, gaste no motor comum, de peça fácil, e não no mais rápido: no basculante de até {width.quarterHp}, o {model.padrao} instalado sai por {price.padrao}. Para kitnet com portão de correr, a troca custa de {price.homeSwap}, com instalação.",
        "O motor para casa de aluguel, ou para kitnet, deve ser simples, com controle e placa fáceis de repor: {price.padrao} no kit {model.padrao} instalado, para basculante de até {width.quarterHp}. Nos outros portões a troca sai de {price.homeSwap}, e consertar o que existe pode custar menos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Opções, da mais barata à mais rápida", "O que compensa em imóvel alugado"],
        slots: [
          [
            "Se já existe motor e só uma peça falhou, o conserto é a saída mais barata, com regulagem a partir de {price.preventive} em casa, sem peças. Entre os kits, o {model.padrao} abre em {opening.padrao} e o {model.speedy}, por {price.speedy}, em {opening.speedy}.",
            "Antes de trocar, veja o conserto: a visita com ajuste em residência parte de {price.preventive}, sem peças. Precisando de motor, o {model.padrao} leva {opening.padrao} e o {model.speedy}, de {price.speedy}, {opening.speedy}.",
            "Motor parado por uma peça se conserta, e o ajuste em casa começa em {price.preventive}, sem peças. Para pôr um novo, compare o {model.padrao}, de {opening.padrao}, com o {model.speedy}, de {opening.speedy} e {price.speedy}.",
          ],
          [
            "Motor usado ou sem marca sai caro quando falta placa ou controle. Prefira peça comum, porque cada troca de inquilino costuma pedir controle novo.",
            "Fuja do motor sem marca, que para por falta de placa. Controle de modelo comum se repõe fácil a cada inquilino.",
            "A economia que dura é a da peça à venda: placa e controle comuns, fáceis de repor entre um inquilino e outro.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Na troca de inquilino", "Para não dar chamado a cada morador"],
        slots: [
          [
            "A cada novo inquilino, apague a memória da central e grave só os controles entregues com as chaves. Controle que ficou com o morador antigo continua abrindo até ser apagado.",
            "Troque os códigos na troca de morador: limpa-se a memória e gravam-se apenas os controles que vão com as chaves. Sem isso, o antigo continua entrando.",
            "Controle esquecido com o ex-inquilino abre o portão enquanto está na memória. Por isso ela é apagada, e só os aparelhos entregues são gravados.",
          ],
          [
            "Deixe escrito como destravar na falta de luz e anote no contrato quantos controles foram entregues.",
            "Ponha na vistoria o estado do portão, o número de controles e o modo de destravar.",
            "O contrato deve dizer quantos controles vão e em que estado está o portão, com a instrução de destravar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço do kit", "O que o dono paga e o que fica à parte"],
        slots: [
          [
            "No kit basculante instalado entram motor, central, controles, entrega e montagem, em até {shop.instalments} vezes no cartão. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "O valor do kit cobre motor, placa, controles e mão de obra, com {warranty.motor} de garantia no motor e {warranty.installation} no serviço. O cartão divide em até {shop.instalments} vezes.",
            "Motor, central, controles e instalação estão no preço, parcelado em até {shop.instalments} vezes. O dono fica com {warranty.motor} de garantia no motor e {warranty.installation} na montagem.",
          ],
          [
            "Fotocélula, ponto de energia e reparo da folha são à parte, informados antes.",
            "Ponto de energia, conserto da folha e fotocélula vêm em linhas separadas.",
            "À parte ficam o sensor do vão, a tomada e a serralheria, se precisar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o motor, o dono ou o inquilino?",
        answers: [
          "Em geral o dono, que aluga o imóvel com o portão funcionando. O inquilino que quer instalar pede autorização por escrito e combina quem paga.",
          "Depende do contrato: instalação costuma ser do dono, e mau uso, do inquilino. Deixe por escrito antes.",
        ],
      },
      {
        question: "O inquilino pode levar o motor quando sair?",
        answers: [
          "Só se isso estiver combinado por escrito, com o portão deixado como estava.",
          "Pode, havendo acordo escrito e a folha de volta ao estado anterior. Sem acordo, o motor costuma ficar.",
        ],
      },
      {
        question: "Vale pôr motor rápido em casa de aluguel?",
        answers: [
          "Em geral não: custa mais e exige folha bem equilibrada. Compensa quando a rua é perigosa para esperar.",
          "Só em rua de risco. Para pouco uso, o motor comum atende e se repõe com facilidade.",
        ],
      },
      {
        question: "E quem conserta quando quebra no meio do contrato?",
        answers: [
          "Desgaste costuma ser do dono, e dano por uso errado, do inquilino. O relatório do técnico, com a causa, resolve a dúvida.",
          "Depende da causa, que o técnico descreve por escrito: peça gasta, em geral, é do proprietário.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, a largura e a altura da folha e, se já há motor, a da etiqueta",
  },
  {
    id: "revenda-autorizada-da-marca",
    broader: "loja",
    label: "Revenda autorizada da marca",
    phrase: "a revenda autorizada",
    asks: [
      "revenda [marca]",
      "revendedor [marca]",
      "representante [marca]",
      "distribuidora [marca]",
      "distribuidor [marca]",
      ...combine(
        ["[marca] revenda", "[marca] revendedor", "[marca] distribuidor", "[marca] loja", "[marca] representante"],
        ["autorizada", "autorizado", "oficial"],
      ),
      "revenda autorizada motor [marca]",
      "revendedor autorizado motor [marca]",
      "revenda motores [marca]",
      "revenda motor [marca]",
      "revendedor [marca]",
      "distribuidor [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "Não somos revenda autorizada da fábrica: vendemos e instalamos motor [marca] como loja independente, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação. A troca em casa fica de {price.homeSwap}, com mão de obra; quem precisa do selo da fábrica acha a rede oficial no site dela.",
        "Para comprar motor [marca] instalado, atendemos como loja independente, e não somos revenda autorizada nem revendedor oficial da fábrica. A garantia é de {warranty.motor} no motor e de {warranty.installation} no serviço, e a troca em residência custa de {price.homeSwap}, já montada.",
        "Não somos revenda autorizada nem representante da [marca]: somos independente, com motor [marca], nota, {warranty.motor} de garantia no motor e {warranty.installation} na instalação. Em casa, a troca fica de {price.homeSwap}; a lista de credenciados está no site da fábrica.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Autorizada ou independente: o que muda", "Quando a revenda oficial faz diferença"],
        slots: [
          [
            "A revenda oficial é o caminho quando a licitação, o seguro ou o contrato do prédio exige credenciado, ou se o motor ainda está na garantia da fábrica.",
            "Procure a rede da fábrica se um contrato, edital ou seguro pede credenciamento, ou se o seu motor tem garantia dela em vigor.",
            "Credenciado é preciso em licitação, em contrato que o exija e para acionar a garantia da própria fábrica.",
          ],
          [
            "Fora disso, o que protege você é igual em qualquer loja: nota fiscal, modelo escrito no orçamento, garantia por escrito e quem atende depois. Compare o portão funcionando, e não só a caixa.",
            "Nos outros casos valem nota, modelo completo, garantia no papel e assistência perto. O preço a comparar é o instalado.",
            "No resto, confira nota, modelo, garantia escrita e quem responde depois, e compare valores com a instalação incluída.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para cotar o motor [marca]", "Como pedir o modelo certo"],
        slots: [
          [
            "Com estes dados dizemos qual modelo da marca serve, ou qual equivale, e o preço instalado. O peso da folha é o que mais decide.",
            "A resposta traz o modelo, o preço com montagem e o prazo. Se ele não estiver disponível, dizemos o equivalente para o seu peso.",
            "O modelo sai do tipo de portão e do peso, e a resposta vem com preço instalado e prazo, ou com um equivalente.",
          ],
        ],
        bullets: [
          "Tipo do portão: basculante, de correr ou de abrir",
          "Largura, altura e material da folha",
          "Aberturas por dia, ou número de vagas",
          "Foto da etiqueta, se já existe motor da marca",
          "CPF ou CNPJ para a nota",
        ],
      },
      {
        about: "cost",
        headings: ["Faixa de preço com instalação", "De quanto é a conta"],
        slots: [
          [
            "Trocar o motor em casa fica de {price.homeSwap}, com a mão de obra; em prédio e portão pesado, de {price.heavySwap}. Quem já comprou o motor paga a instalação, a partir de {price.installation}.",
            "A troca vai de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, serviço incluído. Só a mão de obra, em motor comprado fora, começa em {price.installation}.",
            "Motor e serviço custam de {price.homeSwap} em casa e de {price.heavySwap} em prédio. Motor já comprado se instala a partir de {price.installation}.",
          ],
          [
            "Na primeira instalação somam base ou suporte, cremalheira no de correr e ponto de energia, em linhas separadas. O cartão divide em até {shop.instalments} vezes.",
            "Portão que nunca teve motor pede também fixação, energia e, no de correr, cremalheira por metro, cada item com seu preço. Parcela-se em até {shop.instalments} vezes.",
            "Se ainda é manual, entram suporte ou base, fiação e cremalheira, listados um a um; no cartão, até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor comprado com vocês tem a garantia da fábrica?",
        answers: [
          "Sim, {warranty.motor} de fábrica, pela nota, e {warranty.installation} na instalação feita por nós. As condições estão no manual.",
          "O motor novo sai com {warranty.motor} da fábrica, e o nosso serviço tem {warranty.installation}. Guarde a nota.",
        ],
      },
      {
        question: "Vocês consertam motor [marca] fora da garantia?",
        answers: [
          "Sim, como assistência independente, com peça original ou compatível e 90 dias de garantia no conserto, pela lei.",
          "Consertamos. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Como sei que o motor é original?",
        answers: [
          "Pela etiqueta com modelo e série, pela caixa lacrada e pela nota com o mesmo modelo. Preço muito abaixo do comum pede cuidado.",
          "Confira lacre, número de série e nota. Na instalação, a caixa é aberta na sua frente.",
        ],
      },
      {
        question: "Vendem peças e controles da marca?",
        answers: [
          "Sim, originais ou compatíveis, pelo modelo da etiqueta ou pela foto do controle. O código precisa ser o mesmo do receptor.",
          "Vendemos peças e controles, com ou sem a colocação. Mande a etiqueta ou o controle em foto.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, as medidas da folha e, se já há motor, a da etiqueta",
  },
  {
    id: "portao-de-correr-com-motor-incluso",
    broader: "deslizante",
    label: "Portão de correr com motor incluso",
    phrase: "o portão de correr vendido com motor",
    asks: [
      "fazem portão deslizante só motor",
      ...combine(
        ["portão deslizante", "portão correr", "deslizante alumínio", "correr alumínio"],
        ["motor incluso", "motor incluído", "com motor incluso", "já com motor", "completo motor", "novo com motor"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão deslizante de alumínio com motor incluso são duas encomendas: a folha é do serralheiro, e nós vendemos e instalamos o motor, com cremalheira, central e controles. O alumínio pesa de 4 a 7 kg por m², serve um motor residencial, e o valor sai pelas medidas do vão.",
        "O portão de correr de alumínio é feito pelo serralheiro, e o motor incluso fica conosco, já instalado, com central, controles e cremalheira, a régua dentada que ele empurra. Uma folha de 3 por 2 metros pesa de 24 a 42 kg, e o orçamento do motor vem pelo desenho ou pelas medidas.",
        "Para ter portão deslizante com motor incluso, combine a folha de alumínio com o serralheiro e o motor conosco, entregue montado com cremalheira, central e controles. De 4 a 7 kg por m², ela é leve para um motor residencial; mande as medidas do vão para o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pedir ao serralheiro na folha", "A folha já pronta para o motor"],
        slots: [
          [
            "Combine estes pontos antes da solda, porque depois cada ajuste vira serviço novo. Com eles, o motor entra sem retrabalho.",
            "Leve a lista ao serralheiro no pedido da folha. Corrigir com o portão pintado custa mais e demora.",
            "Peça tudo isto já na fabricação. Uma travessa esquecida obriga a soldar de novo no portão pronto.",
          ],
        ],
        steps: [
          "Travessa firme na altura da cremalheira, em toda a extensão.",
          "Trilho reto e nivelado, com batente nas duas pontas.",
          "Base de concreto para o motor, ao lado do trilho.",
          "Recuo lateral do tamanho da folha.",
          "Ponto de energia com disjuntor próprio e aterramento.",
        ],
      },
      {
        about: "cost",
        headings: ["As duas contas: folha e motor", "O que cada um cobra"],
        slots: [
          [
            "O serralheiro cobra a folha por metro quadrado, conforme o perfil e o acabamento, e o alumínio sai mais caro que o ferro. Do nosso lado entram o motor, os metros de cremalheira, a central, os controles e a mão de obra.",
            "A folha tem preço por m², maior no alumínio que no ferro, e vai ao serralheiro. A conta do motor soma o aparelho, a cremalheira no comprimento da folha, central, controles e instalação.",
            "São dois orçamentos. O da folha, por metro quadrado, sobe com o alumínio e o acabamento; o do motor reúne aparelho, central, controles, cremalheira por metro e o serviço.",
          ],
          [
            "Quem compra o motor em outro lugar paga só a mão de obra, a partir de {price.installation}. O pagamento pode ser em até {shop.instalments} no cartão.",
            "Motor comprado à parte também pode ser instalado, com mão de obra desde {price.installation}. No cartão, o parcelamento vai até {shop.instalments}.",
            "Se você já tem o motor, a instalação avulsa começa em {price.installation}. O cartão permite dividir em até {shop.instalments}.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Ordem e prazo do serviço", "Quem vem primeiro"],
        slots: [
          [
            "Primeiro a folha é montada e precisa correr leve na mão, com o trilho nivelado e a base curada. Depois o motor entra, em {time.sliding} de trabalho.",
            "A folha vem antes, e o motor só é montado quando ela desliza sem esforço e o concreto da base endureceu. A instalação leva {time.sliding}.",
            "O serralheiro termina, confere-se o movimento à mão e a cura da base, e aí se instala o motor. Essa parte toma {time.sliding}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de alumínio aguenta motor?",
        answers: [
          "Aguenta, desde que a cremalheira fique presa em travessa firme, e não na chapa fina. A força é regulada para folha leve, com menos esforço e recuo mais sensível.",
          "Sim, com travessa reforçada onde a cremalheira é parafusada. Por ser leve, a folha pede pouca força do motor.",
          "Sim. O cuidado é não parafusar a cremalheira em chapa fina e ajustar a força para o pouco peso do alumínio.",
        ],
      },
      {
        question: "Vocês dizem o motor antes de o portão ficar pronto?",
        answers: [
          "Sim: com largura, altura e tipo de perfil, o peso é estimado e o motor, indicado. Assim a base e o ponto de energia já nascem no lugar.",
          "Dá para indicar pelo desenho do serralheiro, que mostra medidas e material. Com isso se marca também onde ficam a base e a tomada de energia.",
          "Pelas medidas e pelo material se calcula o peso e se escolhe o modelo. O desenho ajuda ainda a prever base e fiação.",
        ],
      },
      {
        question: "Que garantia tem o conjunto?",
        answers: [
          "O motor tem {warranty.motor} de fábrica, e a instalação, {warranty.installation}. A folha tem a garantia do serralheiro que a fez.",
          "São três: {warranty.motor} para o motor, {warranty.installation} para o serviço de instalar e a que o serralheiro dá para a folha.",
          "Pelo motor respondem {warranty.motor} de fábrica e, pela instalação, {warranty.installation}. A da folha é combinada com quem a fabrica.",
        ],
      },
      {
        question: "Quanto espaço lateral o portão de correr pede?",
        answers: [
          "O comprimento do vão e mais uma sobra de 30 a 50 cm, em parede livre. Sem esse recuo, o serralheiro pode dividir a folha em duas que correm juntas.",
          "Parede livre do tamanho do vão, com 30 a 50 cm a mais para motor e batente. Faltando lugar, existe a folha dupla, telescópica.",
          "Reserve o vão inteiro e uns 30 a 50 cm extras ao lado. Se não cabe, a saída pode ser a folha telescópica, em duas partes.",
        ],
      },
    ],
    photo: "fotos do vão e do recuo lateral, com a largura, a altura e o material da folha",
  },
  {
    id: "motor-novo-na-caixa",
    broader: "loja",
    label: "Motor de portão novo, na caixa",
    phrase: "o motor de portão novo, na caixa",
    asks: [
      "motor novo lacrado",
      "motor portão novo lacrado",
      "motor lacrado",
      "motor lacrado caixa",
      "motor novo caixa",
      "motor novo na caixa",
      "motor zero quilômetro",
      "motor zero caixa",
      "motor original lacrado",
      "motor original novo",
      "motor portão original novo",
      "motor [marca] lacrado",
      "motor [marca] novo original",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão novo na caixa, lacrado, tem preço com instalação a partir de {price.lowest} no basculante de até {width.quarterHp}. Nos outros portões de casa, a troca fica de {price.homeSwap}, com mão de obra. Vendemos com nota e {warranty.motor} de garantia de fábrica, e a foto do portão mostra o modelo certo antes da compra.",
        "O motor [marca] que vendemos é original, novo e lacrado na caixa, com nota, {warranty.motor} de garantia no motor e {warranty.installation} na instalação. A troca em casa fica de {price.homeSwap}, com mão de obra. Só a caixa, sem montagem, tem o valor conforme o modelo.",
        "Um motor novo na caixa, comprado com a instalação, custa a partir de {price.lowest} no basculante de até {width.quarterHp}, e nos outros portões de casa a troca fica de {price.homeSwap}. Para comprar, mande a foto do portão, e dizemos o modelo que serve. A garantia de fábrica é de {warranty.motor}, contada da nota.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o motor é mesmo novo", "Lacre, etiqueta e nota"],
        slots: [
          [
            "Lacre inteiro, número de série na carcaça e nota com o mesmo modelo mostram que o motor é novo. Na instalação, a caixa é aberta na sua frente. Mostram o contrário:",
            "O motor novo tem caixa lacrada, série gravada na carcaça e nota do mesmo modelo. Peça para ver a caixa ser aberta e desconfie do que indica uso:",
            "Confira o lacre, a série na etiqueta e a nota, que precisa bater com os dois. Alguns detalhes mostram que o motor já foi usado:",
          ],
        ],
        bullets: [
          "Parafuso marcado ou riscado: já foi montado",
          "Graxa escura na engrenagem: já rodou",
          "Cabo cortado ou emendado: foi desinstalado",
          "Controle sem embalagem ou falta de manual: caixa incompleta",
          "Série da caixa diferente da carcaça: não aceite",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor novo", "Só a caixa ou com instalação"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o preço é fechado e já instalado: {models.pricesNamed}. Para portão de correr e de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "O kit para basculante de até {width.quarterHp} tem preço único, já montado: {models.pricesNamed}. Nos demais portões de casa, o motor e o serviço ficam de {price.homeSwap}.",
            "Para basculante de até {width.quarterHp}, o preço já inclui a instalação: {models.pricesNamed}. Para os outros tipos, a referência é a troca residencial, de {price.homeSwap}, com mão de obra.",
          ],
          [
            "Quem já tem o motor lacrado paga só a montagem, a partir de {price.installation}, desde que a ficha dele cubra o peso e a medida da folha.",
            "Se o motor na caixa é seu, instalamos a partir de {price.installation}, depois de ver a ficha, porque um motor fraco para a folha não se troca depois de usado.",
            "Um motor comprado em outro lugar é instalado a partir de {price.installation}, se a etiqueta mostrar que ele aguenta o peso do portão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que vem na caixa", "O que conferir antes de comprar"],
        slots: [
          [
            "Um motor completo traz central, controles e suporte; no portão de correr, a cremalheira costuma ser à parte, por metro. Se o preço está muito abaixo dos outros, veja se a central está incluída.",
            "Central, suporte e controles devem vir juntos, e a cremalheira do portão de correr se compra por metro. Num anúncio mais barato, confira se não falta alguma dessas peças.",
            "Veja se a caixa inclui placa, suporte e controles, porque alguns anúncios são só do motor. A régua dentada do deslizante vem separada.",
          ],
          [
            "Escolha a tensão certa, 127 V ou 220 V, e a capacidade com um terço de folga sobre a folha. Depois de ligado, o motor errado deixa de ser novo e não volta para a caixa.",
            "Confira volts e peso máximo antes de abrir, com sobra de um terço. Um motor já instalado perde a condição de novo.",
            "Confira a tensão e a capacidade antes, porque um motor usado não se devolve como novo, e deixe um terço de folga no peso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Instalam motor lacrado que comprei na internet?",
        answers: [
          "Instalamos, a partir de {price.installation}, depois de ver a etiqueta e o portão. A garantia do motor fica com quem vendeu, e a do serviço é de {warranty.installation}.",
          "Sim, se ele serve ao portão. A mão de obra parte de {price.installation}, com {warranty.installation} de garantia.",
        ],
      },
      {
        question: "A garantia conta da compra ou da instalação?",
        answers: [
          "A de fábrica, de {warranty.motor}, conta em geral da nota do motor; a da instalação, de {warranty.installation}, do dia do serviço.",
          "A do motor conta da nota, e a da instalação, do serviço feito. Guarde as duas.",
        ],
      },
      {
        question: "E se o portão ainda é manual?",
        answers: [
          "A primeira instalação soma base ou suportes, cremalheira no de correr e ponto de energia, tudo no mesmo orçamento.",
          "Somam-se ao motor a fixação, a energia e, no deslizante, a cremalheira por metro.",
        ],
      },
      {
        question: "Motor recondicionado vale a pena?",
        answers: [
          "Ele é mais barato e não tem a garantia de fábrica do novo. Só compensa com nota, garantia escrita e a lista das peças trocadas.",
          "Depende de quem recondicionou. Sem a lista do que foi trocado e o prazo por escrito, prefira o novo.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
];
