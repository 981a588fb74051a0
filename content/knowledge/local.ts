import type { Knowledge } from "#domain/text/page-request.ts";

/** What a page says of the place itself after its note: how to find the door, and who else is near. */
export const local: Knowledge["local"] = {
  headings: [
    "Atendimento {em}",
    "Visita {em}: como combinar",
    "O serviço {em}",
    "Como atendemos {em}",
    "A visita {em}, na prática",
  ],
  visitHeadings: [
    "Antes de marcar a visita [em]",
    "A visita [em], na prática",
    "O que facilita a visita [em]",
    "Visita [em]: bom saber antes",
  ],
  nearHeadings: ["Atendimento também ao redor {de}", "Atendemos também perto {de}", "Onde mais atendemos, perto {de}"],
  saleLines: [
    "Junto com a foto, mande a rua e o bairro, e dizemos se o controle vai com o técnico ou é entregue no endereço.",
    "Para combinar a entrega ou a visita, diga o endereço e um ponto de referência, como {rua}.",
    "Se o endereço tem portaria, diga quem pode receber a entrega e até que horas.",
    "Com o endereço e a foto do controle, dizemos o valor, o prazo e como ele chega até você.",
    "Em prédio, a gravação de um controle novo depende do aval do síndico; em casa ou comércio, basta a sua decisão.",
    "Em condomínio {em}, avise a administração antes de gravar um comando novo.",
    "Para a entrega ou a gravação na central, alguém precisa estar no endereço no horário combinado.",
  ],
  slots: [
    [
      "O técnico leva a peça provável já na primeira ida quando recebe antes a foto do portão inteiro e a da etiqueta do motor.",
      "Em via de muito movimento, como {rua}, vale guardar uma vaga perto da garagem para o carro de serviço.",
      "O quadro de luz e o motor precisam estar acessíveis, porque o disjuntor é desligado antes de qualquer serviço.",
      "No fim do serviço, o portão é testado com você, controle por controle, antes de o técnico ir embora.",
      "Se você sai de carro para uma rua cheia, como {rua}, a mesma visita serve para conferir o sinaleiro e o sensor do portão.",
      "Durante o trabalho o portão fica sem uso, por isso escolha um horário em que ninguém precise passar por ele.",
      "Se há mais de um portão no endereço, mande uma foto de cada um e diga em qual é o serviço.",
      "Ao marcar, diga se é casa, prédio ou comércio e quantas vezes o portão abre por dia: o uso muda a peça que o técnico leva.",
      "O endereço completo, o tipo de portão e uma foto por dentro da garagem bastam para marcar o dia.",
      "Em condomínio {em}, a portaria costuma ter dias e horários para prestadores de serviço: confirme os dela ao marcar.",
    ],
    [
      "Atendemos também {vizinhos}.",
      "Em volta ficam {vizinhos}, aonde o técnico também vai.",
      "O atendimento em lugares próximos, como {vizinhos}, é o mesmo.",
      "Para endereços vizinhos, como {vizinhos}, nada muda no atendimento.",
      "Nos arredores, {vizinhos} recebem o mesmo atendimento.",
      "Vamos também a lugares como {vizinhos}, nas mesmas condições.",
      "A mesma equipe atende lugares próximos, como {vizinhos}.",
      "Quem tem portão por perto, em lugares como {vizinhos}, também marca a visita por aqui.",
      "Se o endereço fica ao lado, em lugares como {vizinhos}, o técnico vai do mesmo jeito.",
    ],
  ],
  questions: [
    {
      question: "Quando o técnico pode atender {em}?",
      answers: [
        "O prazo depende da agenda do dia e do trânsito. Mande o endereço pelo WhatsApp, e respondemos com o primeiro horário livre.",
        "O horário é combinado na hora do pedido, conforme o endereço e a urgência. Se o carro está preso ou o portão ficou aberto, diga isso logo na primeira mensagem.",
        "Com a rua e o número, dizemos o próximo horário livre do técnico. Quem ficou com o portão aberto ou com o carro preso deve avisar na primeira mensagem.",
        "A previsão de chegada é dada na conversa, conforme a rota do dia. Mandar foto e vídeo antes evita uma segunda ida por falta de peça.",
        "O dia e a hora da visita são combinados na própria conversa, depois que você diz a rua e o que aconteceu.",
      ],
    },
    {
      question: "Vocês atendem {em} à noite e no fim de semana?",
      answers: [
        "O contato funciona {shop.hours}. A visita à noite, no domingo ou em feriado é combinada na conversa, e o valor da ida é dito antes.",
        "Respondemos {shop.hours}. A ida do técnico fora do horário comercial depende da agenda, e você sabe o valor dela antes de decidir.",
        "O WhatsApp atende {shop.hours}. Na conversa dizemos se há técnico livre à noite ou no domingo e quanto custa a ida.",
        "Você pode chamar {shop.hours}. A visita noturna ou de fim de semana é combinada caso a caso, com o valor dela informado antes.",
        "Sim, pelo WhatsApp, {shop.hours}. A visita à noite, em domingo ou feriado se combina por ali, e você sabe antes quanto custa a ida.",
      ],
    },
    {
      question: "O orçamento {em} é pago?",
      answers: [
        "Não. O orçamento por foto ou vídeo é grátis, e a visita só é marcada depois que você aceita o valor.",
        "O orçamento por foto não custa nada. Se for preciso medir no local, o valor da ida é combinado antes.",
        "O orçamento por foto é de graça. Mande a imagem do portão inteiro e da etiqueta do motor, e diga a largura da folha.",
        "Pelo WhatsApp, o orçamento é grátis. A peça e a mão de obra vêm em linhas separadas, para você comparar.",
        "Não se paga para saber o preço. Com fotos do portão e do motor, passamos o valor ou dizemos o que ainda falta ver.",
      ],
    },
    {
      question: "Precisa ter alguém em casa para a visita {em}?",
      answers: [
        "Sim, é preciso um adulto que mostre o disjuntor e os controles e acompanhe o teste no fim.",
        "Sim, um adulto que tenha acesso ao quadro de luz e aos controles. Em condomínio, avise a portaria antes.",
        "Sim. Alguém precisa ligar e desligar o disjuntor, testar os controles e aprovar o serviço.",
        "Sim, mas basta um adulto, que abre a garagem, tira o carro, mostra o quadro de luz e recebe a explicação final.",
      ],
    },
    {
      question: "Posso escolher o dia e o turno da visita {em}?",
      answers: [
        "Pode: diga o dia e o turno que servem para você, e confirmamos se estão livres ou oferecemos o mais próximo.",
        "Sim, entre os horários livres da rota. Se você der duas opções na mensagem, fica mais fácil encaixar a visita.",
        "Sim, o turno é escolha sua, conforme a agenda. Se a portaria tem horário para serviços, diga qual é.",
        "Sim: diga o dia que prefere e se é de manhã ou à tarde. Se o horário já estiver ocupado, avisamos na hora e sugerimos outro.",
      ],
    },
    {
      question: "O que deixar pronto para a visita {em}?",
      answers: [
        "Deixe o carro fora da garagem, o acesso ao disjuntor livre e todos os controles à mão. A foto da etiqueta do motor, mandada antes, pode poupar uma segunda ida.",
        "Deixe livre a frente do portão, separe os controles e mostre onde fica o quadro de luz. Se há cachorro, prenda-o durante o serviço.",
        "Reserve uma vaga para o carro de serviço, libere a passagem até o motor e deixe em casa alguém que conheça o portão. Em prédio, avise a portaria.",
        "Separe os controles, a chave de destravamento e o manual, se houver, e tire da frente o que encosta na folha.",
      ],
    },
  ],
};
