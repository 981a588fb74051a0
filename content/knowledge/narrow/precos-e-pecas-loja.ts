import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What people ask about the shop itself, in words that name no gate. */
export const precosEPecasLoja: NarrowConcept[] = [
  {
    id: "loja-fisica",
    isAskedByName: true,
    broader: "loja",
    label: "Loja física e endereço",
    phrase: "a loja e o endereço",
    asks: [
      "loja perto mim",
      "loja perto",
      "loja motor perto mim",
      "loja motor portão perto mim",
      "motor portão retirada local",
      "motor retirada local",
      "comprar motor retirar local",
      "retirar motor portão loja",
      ...combine(
        [
          "loja física",
          "tem loja",
          "endereço loja",
          "onde fica loja",
          "ponto físico",
          "loja presencial",
          "vocês têm loja",
        ],
        [""],
      ),
      ...combine(["onde fica", "qual endereço", "endereço"], ["vocês", "empresa", "loja motor", "loja portão"]),
      "qual endereço",
      ...combine(["retirar", "buscar", "retirada"], ["loja", "balcão", "pessoalmente"]),
      "posso ir loja",
      "visitar loja",
    ],
    intent: "question",
    answers: {
      any: [
        "A loja fica neste endereço: {shop.address}. Se ela não é perto de você, o técnico leva o motor ou a peça até o seu portão e instala. O pedido é feito pelo WhatsApp. Antes de vir retirar algo, confirme por mensagem se a peça está disponível.",
        "Temos loja física: {shop.address}. Quem não mora perto é atendido em casa, em {shop.area}. Você manda as fotos pelo WhatsApp e recebe o modelo e o valor. Depois o técnico leva o motor e instala. A retirada no local é combinada antes, por mensagem.",
        "O endereço da loja é {shop.address}. Você não precisa vir, porque o técnico leva o motor até o seu portão, em {shop.area}. O kit basculante instalado parte de {price.lowest}, e a troca de motor em casa custa de {price.homeSwap}, com mão de obra. Para retirar uma peça, combine antes pelo WhatsApp.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como comprar sem ir à loja", "Da foto ao portão funcionando"],
        slots: [
          [
            "O motor certo depende do tipo de portão, do peso e da largura, e isso a foto mostra melhor que o balcão. O técnico leva tudo no dia marcado.",
            "O tipo, o peso e as medidas do portão decidem o motor, e tudo isso aparece nas fotos. No dia combinado, o técnico chega com o motor e instala.",
            "Quem decide o modelo é a folha, pelo tipo, pela largura e pelo peso, por isso a foto vale mais que uma ida à loja. A entrega é feita pelo próprio técnico.",
          ],
        ],
        steps: [
          "Mande fotos do portão por dentro e por fora e a largura.",
          "Receba o modelo que serve e o valor com a instalação.",
          "Marque o dia; o técnico leva motor e peças.",
          "Veja o teste, receba os controles e pague como foi combinado.",
        ],
      },
      {
        about: "choose",
        headings: ["O que a loja vende, com ou sem instalação", "Motores, kits e peças da loja"],
        slots: [
          [
            "A loja vende motores, kits, controles, placas e outras peças, avulsos ou com a montagem. Para portão basculante de até {width.quarterHp}, os kits instalados são {models.pricesNamed}.",
            "Você encontra motor, kit, controle, placa e peça de reposição, com ou sem colocação. Há três kits instalados para basculante de até {width.quarterHp} de largura: {models.pricesNamed}.",
            "São vendidos motores, controles, placas, peças e kits, só o produto ou já montado. No basculante de até {width.quarterHp}, o preço com instalação é fechado: {models.pricesNamed}.",
          ],
          [
            "Motor de correr, de abrir ou de portão pesado é orçado pelas fotos. Para quem já tem o motor, a instalação avulsa parte de {price.installation}.",
            "Para portão de correr, pivotante ou pesado, o valor sai de fotos e medidas. Quem já comprou o motor paga só a mão de obra, a partir de {price.installation}.",
            "Nos outros tipos de portão, fotos e medidas dão o preço. Existe ainda a instalação de motor comprado fora, que começa em {price.installation}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que conferir antes de fechar", "Como saber que a empresa é séria"],
        slots: [
          [
            "Peça por escrito a marca, o modelo, o que está incluído e a garantia: aqui são {warranty.motor} no motor, de fábrica, e {warranty.installation} na instalação. Comparar só o preço do motor engana, porque a montagem fica de fora.",
            "Exija o orçamento escrito, com modelo, itens inclusos e prazos. Os nossos são de {warranty.motor} no motor, pela fábrica, e {warranty.installation} na instalação; compare sempre o portão funcionando, e não a caixa.",
            "O papel deve trazer modelo, total, o que entra e as garantias, que nesta loja são {warranty.motor} da fábrica para o motor e {warranty.installation} para a instalação. Preço de motor sem montagem não serve de comparação.",
          ],
          [
            "Desconfie de quem cobra tudo antes da visita. Aqui se paga por Pix ou no cartão, em até {shop.instalments} vezes.",
            "Pagamento inteiro adiantado é mau sinal em qualquer empresa. As formas são Pix e cartão, em até {shop.instalments} parcelas.",
            "Não pague o total sem ver o serviço, seja com quem for. Você escolhe entre Pix e cartão parcelado em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso retirar um controle ou uma peça pessoalmente?",
        answers: [
          "Combine antes pelo WhatsApp: com a foto da peça, confirmamos se há a que serve e quando retirar.",
          "Pode, se estiver disponível. Mande a foto do controle ou da placa, porque modelos parecidos não são compatíveis.",
        ],
      },
      {
        question: "Vocês emitem nota?",
        answers: [
          "Peça a nota já no orçamento: ela traz o modelo, o serviço e as datas da garantia.",
          "Peça ao aprovar o orçamento. Na nota ficam registrados o modelo, o valor e o início da garantia.",
        ],
      },
      {
        question: "Posso ver o motor antes de comprar?",
        answers: [
          "Pelo WhatsApp vão fotos e a ficha do modelo; na instalação, a caixa é aberta na sua frente.",
          "Sim: mandamos a ficha e as fotos do modelo, e o técnico mostra o motor antes de montar.",
        ],
      },
      {
        question: "A loja atende no fim de semana?",
        answers: [
          "O contato pelo WhatsApp funciona {shop.hours}. Para retirar algo no local, combine o horário antes.",
          "As mensagens são respondidas {shop.hours}, e a visita é marcada na conversa. Ida à loja, só com horário combinado.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura da folha, e o bairro",
  },
  {
    id: "horario-de-atendimento",
    isAskedByName: true,
    broader: "visita-tecnica",
    label: "Horário de atendimento",
    phrase: "o horário de atendimento",
    asks: [
      "atende madrugada",
      "atendem madrugada",
      "vocês atendem madrugada",
      "vocês atende madrugada",
      "trabalham madrugada",
      "melhor horário chamar",
      "melhor horário técnico",
      "melhor hora chamar técnico",
      "loja peças portão aberta sábado",
      "loja peças aberta sábado",
      "loja peças portão sábado",
      "loja motor portão aberta domingo",
      "loja motor portão aberta sábado",
      "loja controle portão aberta sábado",
      "loja portão aberta sábado",
      "loja portão aberta domingo",
      "técnico depois 18h",
      "visita depois 18h",
      "técnico pode ir depois 18h",
      "visita depois do trabalho",
      "técnico portão depois 18h",
      "técnico portão depois trabalho",
      "atende depois 18h",
      ...combine(["horário"], ["atendimento", "funcionamento", "vocês"]),
      ...combine(["que horas", "até que horas"], ["abre", "fecha", "atende", "atendem", "funciona", "vocês"]),
      ...combine(
        ["vocês"],
        [
          "abrem domingo",
          "abrem sábado",
          "abrem feriado",
          "atendem domingo",
          "atendem sábado",
          "atendem feriado",
          "atendem noite",
          "trabalham domingo",
          "trabalham sábado",
          "trabalham feriado",
          "estão abertos",
          "24 horas",
        ],
      ),
      ...combine(
        ["atende", "atendem", "abre", "abrem", "trabalha", "trabalham", "funciona", "agendar", "marcar"],
        ["sábado", "sábado tarde", "domingo", "feriado", "fim semana", "noite"],
      ),
      "atendimento noite fim semana",
    ],
    intent: "question",
    answers: {
      any: [
        "O horário de atendimento é de {shop.hours}, pelo WhatsApp ou por telefone, e inclui sábado, domingo e feriado. A visita é marcada conforme a agenda do bairro. À noite, no domingo e em feriado, o horário e o valor da ida do técnico são informados antes de você confirmar.",
        "{shop.always}Sim, atendemos portão também no sábado, de manhã, à tarde e à noite, no domingo e em feriado: o contato por WhatsApp ou telefone funciona {shop.hours}. O dia e o turno da visita são combinados na conversa, e o valor da ida fora do horário comum é informado antes.",
        "Atendemos {shop.hours}, no WhatsApp e no telefone, de segunda a domingo, com sábado e feriado. Para consertar ou instalar, o dia e o turno da visita são combinados na conversa, e o valor da ida à noite ou no domingo é informado antes.",
        "Sim, o atendimento funciona {shop.hours}, e isso inclui a madrugada. De madrugada, a ida depende de haver técnico livre perto de você, e o valor dela é informado antes de ele sair. Mande o bairro, um vídeo e a foto da etiqueta pelo WhatsApp.",
        "O melhor horário para chamar o técnico de portão é um em que você esteja em casa e haja luz do dia, porque ele testa o ciclo inteiro e o valor não tem acréscimo de horário. Com carro preso ou portão aberto, chame na hora: o contato funciona {shop.hours}. O dia e o turno são combinados pelo WhatsApp.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["De dia, à noite e no fim de semana", "Quando o técnico vai"],
        slots: [
          [
            "Instalação, manutenção e revisão são marcadas de dia, também no sábado, porque exigem luz para ver trilho, cabos e fiação. À noite, no domingo e em feriado a prioridade é dos casos urgentes, como portão aberto, carro preso e folha caída.",
            "O serviço marcado, como instalar e revisar, se faz com luz do dia, na semana ou no sábado. Fora disso, a prioridade é de quem tem portão aberto para a rua, carro preso ou folha que caiu.",
            "De segunda a sábado, durante o dia, ficam as instalações e revisões, que precisam de luz. Noite, domingo e feriado são para urgência, como portão que não fecha, carro sem sair e folha fora do lugar.",
          ],
          [
            "Diga na primeira mensagem se é urgente e até que horas há alguém no endereço.",
            "Conte logo se a casa está aberta para a rua e a que horas você pode receber.",
            "Avise se é urgência e em que horário há alguém para receber o técnico.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para adiantar", "A mensagem que já marca a visita"],
        slots: [
          [
            "Com estas informações, a resposta já vem com o horário possível e o valor. Envie na primeira mensagem:",
            "Uma mensagem completa recebe de volta o dia, o turno e o preço. Inclua nela:",
            "Com tudo enviado de uma vez, a visita é combinada na mesma conversa. São quatro informações:",
          ],
        ],
        steps: [
          "O bairro e a rua.",
          "Uma foto do portão e da etiqueta do motor.",
          "O defeito do portão ou o que você quer comprar.",
          "Dois horários em que pode receber o técnico.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço conforme o horário", "Valor da visita, de dia e fora de hora"],
        slots: [
          [
            "Em casa, a visita com ajuste e limpeza sai a partir de {price.preventive}, sem peças. O conserto custa o mesmo a qualquer hora; o que pode mudar é o valor da ida à noite, no domingo e em feriado, e ele é informado antes.",
            "A regulagem residencial começa em {price.preventive}, fora peças. O valor da peça e da mão de obra não muda com o horário, mas a ida fora do horário comum pode ter outro preço, informado na conversa.",
            "O preço do serviço não depende da hora, e a visita com revisão em casa parte de {price.preventive}, sem contar peças. A diferença, quando há, está na ida noturna, de domingo ou de feriado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mandar mensagem de madrugada?",
        answers: [
          "Pode, porque o atendimento funciona {shop.hours}. Diga logo o endereço e se o portão está aberto.",
          "Sim, o contato é {shop.hours}. Se for urgência, diga na primeira mensagem o que está aberto ou preso.",
        ],
      },
      {
        question: "Dá para marcar hora certa para a visita?",
        answers: [
          "Combina-se o dia e o turno, de manhã ou à tarde. Se a hora certa importa, diga na mensagem.",
          "O comum é marcar o turno. Avise se só pode a partir de uma hora, para a agenda considerar isso.",
        ],
      },
      {
        question: "Atendem feriado prolongado e fim de ano?",
        answers: [
          "Sim, o contato funciona também nesses dias. A visita depende da agenda, e o valor da ida é informado antes.",
          "Atendemos, com prioridade para portão aberto e carro preso. O preço da ida no feriado é informado antes.",
        ],
      },
      {
        question: "O orçamento sai na hora?",
        answers: [
          "Pela foto, o valor costuma sair na própria conversa. Se algo só pode ser visto no local, você é avisado.",
          "Com foto, medida ou vídeo, em geral sim. O caso que exige medição recebe antes o valor da ida.",
        ],
      },
    ],
    photo: "o bairro, uma foto do portão e o horário em que pode receber",
  },
  {
    id: "atendem-meu-bairro",
    isAskedByName: true,
    broader: "loja",
    label: "Vocês atendem meu bairro",
    phrase: "a região atendida",
    asks: [
      ...combine(
        ["atende", "atendem", "vão", "vem", "vêm", "cobrem", "chegam"],
        [
          "meu bairro",
          "minha região",
          "minha cidade",
          "minha rua",
          "minha casa",
          "onde moro",
          "aqui perto",
          "meu endereço",
        ],
      ),
      ...combine(
        ["quais", "qual"],
        [
          "região atende",
          "regiões atendem",
          "bairros atendem",
          "cidades atendem",
          "área atendimento",
          "região atendem",
        ],
      ),
      "onde vocês atendem",
      "área atendimento",
      "fora são paulo atendem",
      "atendem interior",
      "atendem litoral",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, atendemos {em}, no seu endereço, com venda, instalação e conserto de motor de portão. Mande pelo WhatsApp a rua e uma foto do portão, {shop.hours}, e a resposta já traz o valor e o primeiro dia livre.",
        "Sim, se o seu bairro fica em {shop.area}, atendemos e o técnico vai até você, {shop.hours}. Mande o bairro ou o CEP pelo WhatsApp com uma foto do portão, e a resposta já traz o dia e o valor.",
        "Atendemos {shop.area}: se o seu bairro está nessa área, o técnico de portão vem, mesmo longe do centro. O atendimento é {shop.hours}; basta escrever o bairro e o CEP pelo WhatsApp para confirmar a visita e o valor.",
        "A área de atendimento é {shop.area}, e dentro dela vamos a qualquer bairro, perto ou longe do centro, {shop.hours}. Confirme o seu CEP pelo WhatsApp: com a foto do portão, o valor e o dia vêm na mesma conversa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como confirmar o seu endereço", "O que mandar na mensagem"],
        slots: [
          [
            "Basta uma mensagem com estas quatro coisas. Com elas, a resposta vem completa.",
            "Com estes dados confirmamos o bairro e já dizemos o dia. Leva um minuto.",
            "Quatro informações evitam idas e vindas. Escreva tudo de uma vez.",
          ],
        ],
        steps: [
          "Bairro, cidade e CEP.",
          "Casa, prédio ou comércio.",
          "Foto do portão e, se houver, da etiqueta do motor.",
          "O que você quer: instalar, consertar ou comprar uma peça.",
        ],
      },
      {
        about: "cost",
        headings: ["O que o bairro muda no valor", "A distância muda o preço?"],
        slots: [
          [
            "No kit basculante instalado, a partir de {price.lowest}, entrega e instalação já estão no preço, em qualquer bairro da área. Na visita de conserto, o valor é informado antes, e a regulagem em casa parte de {price.preventive}, sem peças.",
            "O kit basculante, desde {price.lowest}, já traz entrega e montagem, perto ou longe. Para conserto, o valor vem antes de marcar, com regulagem a partir de {price.preventive} em casa, fora peças.",
            "Quem compra o kit basculante, a partir de {price.lowest}, não paga entrega nem instalação à parte. No reparo, você sabe o valor antes; o ajuste residencial começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que fazemos no seu endereço", "Serviços que vão até você"],
        slots: [
          [
            "Vão ao endereço a instalação, o conserto, a regulagem e a troca de motor, placa, controle e roldana, em casa, prédio ou comércio. O técnico leva a peça quando a etiqueta do motor foi fotografada.",
            "Instalamos, consertamos e revisamos no local, em casas, condomínios e lojas. Com a foto da etiqueta, a peça certa já vai junto na primeira visita.",
            "No seu portão fazemos instalação, reparo, ajuste e troca de peças, seja casa, prédio ou comércio. A foto da etiqueta evita segunda ida.",
          ],
          [
            "Instalar um basculante leva {time.tilting} e um de correr, {time.sliding}; reparo pequeno, até {trade.smallRepair}.",
            "Conte até {trade.smallRepair} num reparo simples, {time.tilting} no motor basculante e {time.sliding} no deslizante.",
            "O reparo comum toma até {trade.smallRepair}; motor novo, {time.tilting} no basculante ou {time.sliding} no de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês atendem condomínio fechado no meu bairro?",
        answers: [
          "Sim, com a entrada do técnico avisada na portaria. Mande o nome do condomínio e o bloco.",
          "Atendemos; deixe o técnico liberado na portaria, com nome e horário.",
        ],
      },
      {
        question: "E se eu moro fora da região?",
        answers: [
          "A visita não chega, mas pela foto dizemos qual peça ou motor serve, para você resolver com um técnico daí.",
          "Fora da área, orientamos por foto. A peça se identifica pela etiqueta do motor.",
        ],
      },
      {
        question: "Em quanto tempo vocês chegam?",
        answers: [
          "Depende da agenda e do bairro; portão aberto e carro preso têm prioridade. Diga na primeira mensagem.",
          "O horário é combinado na conversa, com preferência para urgência, {shop.hours}.",
        ],
      },
      {
        question: "Atendem à noite e no fim de semana?",
        answers: [
          "Sim, o atendimento é {shop.hours}. O valor da visita fora do horário comum é informado antes.",
          "Atendemos {shop.hours}, com o custo informado antes de marcar.",
        ],
      },
    ],
    photo: "o bairro, uma foto do portão e o que você precisa",
  },
  {
    id: "falar-com-a-loja",
    isAskedByName: true,
    broader: "loja",
    label: "Telefone e WhatsApp",
    phrase: "o contato da loja",
    asks: [
      ...combine(
        ["telefone", "whatsapp", "zap", "contato", "número"],
        ["vocês", "empresa portão", "loja portão", "motor portão", "qual", "tem"],
      ),
      ...combine(["como falo", "como falar", "como entro contato", "falar com"], ["vocês", "atendente", "técnico"]),
    ],
    intent: "question",
    answers: {
      any: [
        "O WhatsApp e o telefone da loja de motores de portão é {shop.phone}, e o atendimento é {shop.hours}. No WhatsApp a resposta vem mais completa: mande foto do portão, a etiqueta do motor, se houver, e o bairro.",
        "Para falar com a loja pelo WhatsApp ou telefone, o número é {shop.phone}, {shop.hours}. Se você precisa falar com alguém agora, ligue; para orçamento, mande foto do portão ou da peça e o bairro.",
        "O contato da loja é {shop.phone}, por telefone ou WhatsApp, {shop.hours}. Quer o valor já na resposta? Mande a foto do portão ou da peça junto, com o bairro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar na primeira mensagem", "Para a resposta vir com o valor"],
        slots: [
          [
            "Texto, áudio, foto e vídeo servem; o que não pode faltar é o bairro. Quanto mais clara a etiqueta, menos perguntas de volta.",
            "A foto é o que permite dizer o valor, e o bairro define a ida. Áudio ajuda a contar o defeito.",
            "Comece pela foto e pelo bairro. O resto vem na conversa.",
          ],
        ],
        steps: [
          "O bairro e se é casa, prédio ou comércio.",
          "Foto do portão ou da peça.",
          "Foto da etiqueta do motor, se houver.",
          "No conserto, um vídeo curto, feito de longe.",
        ],
      },
      {
        about: "time",
        headings: ["Telefone ou WhatsApp", "Quando ligar e quando mandar mensagem"],
        slots: [
          [
            "Ligue quando há urgência: portão aberto para a rua, carro preso ou folha caída. Para preço e peça, a mensagem com foto evita uma segunda conversa.",
            "O telefone é melhor na urgência, e o WhatsApp, para orçamento e peça. Orçamento sem foto quase sempre precisa ser refeito.",
            "Portão aberto ou caído pede ligação. Peça e preço ficam melhores na mensagem com foto.",
          ],
          [
            "A área é {shop.area}, e o atendimento é {shop.hours}. Conte o que já tentou, para a resposta sair certa de primeira.",
            "Atendemos {shop.area}, {shop.hours}. Diga o que testou e desde quando, e a conversa encurta.",
            "Em {shop.area}, o atendimento é {shop.hours}. Uma boa primeira mensagem traz foto, bairro e o que o portão faz de errado.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que resolvemos pelo contato", "Serviços e produtos"],
        slots: [
          [
            "Vendemos e instalamos motores, kits, controles e peças, e consertamos e fazemos manutenção. O que a foto não resolve, a visita resolve.",
            "Motor, controle, peça, conserto e manutenção se pedem por ali. Também a instalação de motor que você comprou.",
            "Pelo contato se pede motor novo, controle, peça, reparo ou manutenção. A instalação de um motor seu também entra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento pelo WhatsApp é grátis?",
        answers: [
          "Sim. O valor vem por foto, sem custo e sem compromisso. A visita, se precisar, tem valor informado antes.",
          "É grátis por foto. Só a ida, se for necessária, tem valor combinado antes.",
        ],
      },
      {
        question: "Posso mandar só um áudio?",
        answers: [
          "Pode, para contar o defeito. Para o valor, mande também a foto.",
          "Sim, mas a foto muda a resposta. Com as duas coisas, o preço vem de uma vez.",
        ],
      },
      {
        question: "Vocês atendem à noite e no fim de semana?",
        answers: [
          "O contato funciona {shop.hours}, e na conversa dizemos se há técnico livre e quanto custa a ida.",
          "Sim, {shop.hours}. A hora da visita depende da agenda do dia.",
        ],
      },
      {
        question: "O que não devo mandar?",
        answers: [
          "Foto com a tampa do motor aberta, porque ninguém precisa abri-la. A etiqueta e o vídeo de longe bastam.",
          "Nada com a tampa aberta ou perto da folha em movimento. Fotografe de longe.",
        ],
      },
    ],
    photo: "uma foto do portão ou da peça e o bairro",
  },
  {
    id: "controle-da-moto-nao-pega",
    broader: "controle",
    label: "Controle da moto não pega",
    phrase: "o controle que não pega na moto",
    asks: combine(
      ["controle moto", "controle motoqueiro", "controle baú moto"],
      [
        ...["não pega", "não funciona", "não abre", "não aciona", "não alcança", "falha", "fraco", "parou", "molhou"],
        ...["só perto", "demora", "não está funcionando"],
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "O controle da moto não pega, ou não abre andando, quase sempre por pilha fraca, água ou lugar: no bolso, no baú ou sob o banco, o corpo e o metal tampam o sinal. Teste na mão, perto do portão. Se abrir, mude o lugar; se não, troque a pilha antes de comprar outro.",
        "Controle de moto que não abre andando costuma estar no lugar errado: bolso, baú e banco seguram o sinal. Aperte-o na mão, a poucos metros do portão. Abriu, leve-o para o guidão; não abriu, ponha pilha nova e procure umidade, porque controle novo é o último gasto.",
        "Se o controle não pega na moto, faça o teste na mão, junto do portão: abrindo, o bolso, o baú ou o banco barra o sinal; não abrindo, a pilha acabou ou entrou água. Andando, aperte já na reta do portão e mantenha o botão por um segundo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste em um minuto", "O que conferir, na ordem"],
        slots: [
          [
            "Compare com outro controle da casa: se nenhum abre bem, a falha é do receptor do portão, e não da moto. Se só o seu falha, siga a ordem.",
            "Antes de mexer nele, teste o do carro. Quando os dois falham, o problema está no receptor; quando é só um, continue nos passos.",
            "Peça para alguém abrir com outro controle. Falhando também, olha-se o portão; funcionando, o defeito é do seu, e a sequência ajuda a achar.",
          ],
        ],
        steps: [
          "Aperte com o controle na mão, fora do bolso e do baú, perto do portão.",
          "Troque a pilha e veja se a luz acende forte.",
          "Abra a tampa e procure umidade ou ponto verde na placa.",
          "Teste com a moto desligada e ligada, porque a ignição pode interferir de perto.",
          "Refaça o teste da distância em que você chega.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que não abre com a moto andando", "Alcance, tempo e lugar"],
        slots: [
          [
            "Em boas condições, o controle alcança até {trade.reach}, com o caminho livre. O corpo, o baú e o tanque encurtam essa distância, e a pilha fraca a encurta mais ainda.",
            "O alcance vai até {trade.reach} sem nada na frente. Metal do baú e do tanque, o próprio corpo e uma pilha cansada reduzem bastante esse número.",
            "Sem obstáculo, um controle em ordem chega a {trade.reach}. Dentro do baú ou no bolso, atrás do corpo, sobra pouco, e a pilha gasta piora.",
          ],
          [
            "Andando, o toque curto dado longe passa antes de o receptor ouvir. Reduza, aperte na reta do portão por um segundo e espere parado; se de perto também demora, confira a antena do receptor.",
            "Com a moto em movimento, um aperto rápido e distante se perde. Segure o botão por um segundo já de frente para a entrada; demorando mesmo de perto, a antena do receptor pode estar solta.",
            "O receptor precisa de um instante para ler o código, e o toque breve dado de longe não basta. Aperte por um segundo, de frente; se nem assim melhora, a antena do portão merece conferência.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde pôr o controle na moto", "Guidão, capa ou acionador de farol"],
        slots: [
          [
            "O guidão é o melhor lugar: o sinal sai livre e o botão fica ao alcance da luva, com uma capa que vede a chuva. O pior é dentro do baú ou debaixo do banco.",
            "Prenda-o no guidão, em capa vedada, onde nada tampa o sinal e o dedo alcança mesmo com luva. Embaixo do banco e no baú são os lugares que mais falham.",
            "Leve o controle para o guidão e proteja-o da água com capa. Ali o sinal vai direto ao portão, o que não acontece no baú nem sob o banco.",
          ],
          [
            "O acionador de farol, ligado à moto, abre com lampejos e dispensa pilha e botão; prefira o de dois toques. Em custo, pilha vem primeiro, depois capa, controle novo e, por último, o acionador instalado.",
            "Quem anda sempre de luva pode usar o acionador de farol, que abre ao piscar duas vezes e usa a energia da moto. Do mais barato ao mais caro: pilha, capa, outro controle e o acionador com instalação.",
            "Há ainda o acionador de farol, comandado por dois lampejos e alimentado pela moto, sem pilha. A ordem de gasto é pilha, capa, controle novo e esse acionador, já instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Molhei o controle na chuva, de moto. Tem jeito?",
        answers: [
          "Muitas vezes, sim: tire a pilha já, seque aberto por um ou dois dias e só então teste. Placa verde de oxidação pede controle novo.",
          "Sem a pilha e bem seco, muitos voltam. Não aperte molhado, porque a corrente oxida os contatos.",
        ],
      },
      {
        question: "O capacete ou a luva atrapalham o controle?",
        answers: [
          "Não bloqueiam o sinal; a luva só dificulta achar o botão. Controle de tecla alta ou acionador de farol resolve.",
          "A luva atrapalha o dedo, e não o rádio. Se você não sente o clique, troque por um de botão saliente.",
        ],
      },
      {
        question: "Preciso de controle diferente para a moto?",
        answers: [
          "Não: o mesmo padrão serve, desde que tenha a frequência e o código do portão. Muda a capa, o lugar ou o acionador.",
          "O controle é o mesmo do carro. O que muda é a fixação, com capa vedada ou acionador de farol.",
        ],
      },
      {
        question: "Posso copiar o controle do carro para a moto?",
        answers: [
          "Se o código é fixo, sim, a partir do que funciona. O rolante, que muda a cada toque, não se copia: grava-se um novo na central.",
          "Depende do código. Fixo admite cópia; rolante precisa ser cadastrado na memória do portão, com controle da mesma linha.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "loja-de-motor-ppa",
    isAskedByName: true,
    broader: "loja",
    label: "Loja de motor PPA",
    phrase: "a loja de motor PPA",
    asks: [
      "loja ppa",
      "loja motor ppa",
      "loja motor portão ppa",
      "loja ppa perto",
      "loja motor ppa perto",
      "loja motor portão ppa perto",
      "loja ppa perto mim",
      "onde comprar ppa",
      "onde vende ppa",
      "onde encontrar ppa",
      "comprar motor ppa perto",
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, vendemos e instalamos motor PPA, como revenda independente da fábrica, e o endereço da loja é {shop.address}. O kit basculante JetFlex, da PPA, custa {price.jetflex} instalado até {width.quarterHp}, e a troca do motor nos outros portões de casa fica de {price.homeSwap}.",
        "O endereço da nossa loja, onde você pode comprar motor PPA, é {shop.address}, e o técnico também leva e instala no seu portão. O JetFlex, kit da PPA para basculante de até {width.quarterHp}, sai por {price.jetflex} montado; nos demais portões, trocar o motor custa {price.homeSwap}.",
        "Para comprar motor PPA em loja, com entrega e instalação, o endereço é {shop.address}, revenda independente. Em casa, são {price.jetflex} no kit basculante JetFlex, até {width.quarterHp}, já colocado, e {price.homeSwap} na troca dos outros tipos.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como comprar motor PPA conosco", "Da foto à instalação"],
        slots: [
          [
            "Com a foto do portão por dentro e a largura da folha, indicamos o modelo e o valor antes de qualquer visita. Para retirar controle ou peça na loja, confirme antes por mensagem se há em estoque.",
            "Foto por dentro e largura bastam para escolher o modelo e dar o preço. Quem prefere buscar peça ou controle deve perguntar antes se está na loja.",
            "A escolha começa por uma foto interna com a medida, de onde saem modelo e preço. Peça ou controle para retirada pede confirmação de estoque.",
          ],
          [
            "No dia, o técnico confere se a folha anda leve, monta, regula e grava os controles. A montagem leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "A instalação toma {time.tilting} em basculante e {time.sliding} em deslizante. O portão é entregue regulado, com os controles gravados.",
            "Depois de verificar se a folha está leve, monta-se o motor em {time.tilting}, no basculante, ou {time.sliding}, no de correr, e gravam-se os controles.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço do motor PPA", "O que o valor inclui"],
        slots: [
          [
            "O kit JetFlex, para basculante de até {width.quarterHp}, traz motor, central, controles, entrega e montagem, e abre em {opening.jetflex}. No de correr, cremalheira e base entram à parte quando faltam.",
            "No JetFlex, feito para basculante até {width.quarterHp} e com abertura em {opening.jetflex}, já estão entrega, central, controles e regulagem. Deslizante pode somar base e cremalheira.",
            "Entrega, motor, central, controles e montagem compõem o JetFlex, que abre basculante de até {width.quarterHp} em {opening.jetflex}. Em portão de correr sem cremalheira ou base, elas se somam.",
          ],
          [
            "Em portão pesado ou de condomínio, motor e mão de obra ficam de {price.heavySwap}. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "Folha de prédio ou indústria pede motor maior, por {price.heavySwap} com o trabalho. São {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "Para portão de condomínio, conte {price.heavySwap}, com montagem. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são loja autorizada da PPA?",
        answers: [
          "Não: vendemos, instalamos e consertamos de forma independente, sem vínculo com a fábrica, e com nota.",
          "Somos independentes. O motor vem com {warranty.motor} de garantia de fábrica, e a instalação é nossa.",
        ],
      },
      {
        question: "Entregam e instalam no mesmo dia?",
        answers: [
          "O técnico leva o motor e instala na mesma visita, com a data combinada por mensagem.",
          "Sim, entrega e montagem acontecem juntas. O dia é marcado depois de escolhido o modelo.",
        ],
      },
      {
        question: "Posso parcelar o motor PPA?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão. À vista, aceitamos Pix.",
          "Sim: até {shop.instalments} parcelas no cartão, ou Pix.",
        ],
      },
      {
        question: "Vendem também placa e controle PPA?",
        answers: [
          "Sim, depois de conferir etiqueta e controle, para a peça servir na sua central. O valor muda com o modelo.",
          "Vendemos placas, controles e outras peças PPA, originais ou compatíveis, com ou sem a troca feita por nós.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura da folha",
  },
];
