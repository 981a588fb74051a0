import type { Knowledge } from "#domain/text/page-request.ts";

/** What a page says of the place itself after its note: how to find the door, and who else is near. */
export const local: Knowledge["local"] = {
  headings: [
    "Atendimento {em}",
    "Visita {em}: como combinar",
    "O serviço {em}",
    "Como atendemos {em}",
    "{em}: como pedir a visita",
  ],
  visitHeadings: [
    "Visita [em]: como combinar",
    "[em]: como pedir a visita",
    "Para combinar a visita [em]",
    "O que dizer ao pedir a visita [em]",
  ],
  nearHeadings: ["Ao redor {de}", "Lugares vizinhos {de}", "O que fica perto {de}"],
  saleLines: [
    "Mande a rua e o bairro junto com a foto, e a resposta diz se a peça vai com o técnico ou é entregue.",
    "Diga o endereço e um ponto de referência, como {rua}, para combinarmos a entrega ou a visita.",
    "Informe a rua, o número e se há portaria, e combinamos quem recebe.",
    "Com o endereço e a foto, dizemos o valor, o prazo e como a peça chega até você.",
    "Conte se é casa, prédio ou comércio: em prédio, a gravação depende do aval do síndico.",
    "Em condomínio {em}, avise a administração antes de gravar um comando novo.",
    "Diga em que horário há alguém no endereço, para a entrega ou para a gravação na central.",
  ],
  slots: [
    [
      "Ao pedir a visita, diga o nome da rua e se ela fica perto de vias como {vias}.",
      "Se a garagem dá para {rua}, avise, para combinarmos onde o carro de serviço pode parar.",
      "Conte se o portão abre para {rua} ou para uma travessa, e se há lugar para estacionar por perto.",
      "Junto com as fotos, mande a rua e um ponto de referência, como {rua}.",
      "Garagem {naRua} abre sobre trânsito: fotocélula e sinaleiro entram na conversa desde o orçamento.",
      "Com movimento de carros {naRua}, combine a visita para um horário em que a saída possa ficar livre.",
      "Mande também uma foto da calçada: poste, árvore e rampa diante do portão mudam o serviço.",
      "Diga se é casa, prédio ou comércio, e se existe tomada ou eletroduto até o portão.",
      "Largura, altura e material da folha, com o nome da rua, bastam para começar o orçamento.",
      "Em condomínio {em}, informe o horário em que a portaria libera serviços.",
    ],
    [
      "Atendemos também {vizinhos}.",
      "Em volta ficam {vizinhos}, onde também atendemos.",
      "O atendimento em lugares próximos, como {vizinhos}, é o mesmo.",
      "Para endereços vizinhos, como {vizinhos}, nada muda no atendimento.",
      "Nos arredores, {vizinhos} têm o mesmo atendimento.",
      "Vamos também a lugares como {vizinhos}, nas mesmas condições.",
      "A mesma equipe atende lugares próximos, como {vizinhos}.",
      "Tem outro portão por perto? Em lugares como {vizinhos}, peça os dois orçamentos juntos.",
      "Se o endereço fica ao lado, em lugares como {vizinhos}, basta dizer ao pedir o orçamento.",
    ],
  ],
  questions: [
    {
      question: "Em quanto tempo o técnico vem {em}?",
      answers: [
        "Depende da agenda do dia e do trânsito. Mande o endereço pelo WhatsApp, e a resposta traz o primeiro horário livre.",
        "O horário é dito na hora do pedido, pelo endereço e pela urgência. Se o carro está preso ou o portão ficou aberto, diga logo na primeira mensagem.",
        "Com a rua e o número, dizemos o próximo horário. Se o portão ficou aberto ou prendeu o carro, avise na primeira mensagem.",
        "A previsão sai na conversa, conforme a rota do dia. Foto e vídeo adiantados evitam uma segunda ida por falta de peça.",
        "Diga a rua e o que aconteceu: o dia e a hora são combinados ali mesmo, na conversa.",
      ],
    },
    {
      question: "Vocês atendem {em} à noite e no fim de semana?",
      answers: [
        "O contato, sim: {shop.hours}. A visita à noite, no domingo ou em feriado é combinada na conversa, e o valor da ida é dito antes.",
        "Respondemos {shop.hours}. Ida fora do horário comercial depende da agenda e tem o valor dito antes, para você decidir.",
        "A conversa funciona {shop.hours}. Se o técnico vai de noite ou no domingo, a resposta diz na hora, com o valor da ida.",
        "Pode chamar {shop.hours}. A ida noturna ou de fim de semana é combinada caso a caso, com o valor dela informado antes.",
        "Sim, pelo WhatsApp, {shop.hours}. Visita em noite, domingo ou feriado se combina ali, sabendo antes quanto custa a ida.",
      ],
    },
    {
      question: "O orçamento {em} é pago?",
      answers: [
        "Não. Por foto ou vídeo ele é grátis, e a visita só é marcada depois que você aceita o valor.",
        "Por foto, não custa nada. Se for preciso medir no local, o valor da ida é combinado antes.",
        "O orçamento por foto é de graça. Mande o portão inteiro, a etiqueta do motor e a largura da folha.",
        "É grátis pelo WhatsApp. Peça e mão de obra vêm em linhas separadas, para você comparar.",
        "Não se paga para saber o preço. Com fotos do portão e do motor, a resposta traz o valor ou o que ainda falta ver.",
      ],
    },
    {
      question: "Precisa ter alguém em casa para a visita {em}?",
      answers: [
        "Precisa de um adulto, que mostre o disjuntor e os controles e acompanhe o teste no fim.",
        "Sim, um adulto com acesso ao quadro de luz e aos controles. Em condomínio, avise a portaria antes.",
        "Sim. Alguém precisa ligar e desligar o disjuntor, testar os controles e aprovar o serviço.",
        "Um adulto basta: ele abre a garagem, tira o carro, mostra o quadro de luz e recebe a explicação final.",
      ],
    },
    {
      question: "Posso escolher o dia e o turno da visita {em}?",
      answers: [
        "Pode: mande o dia e o turno que servem, e a resposta confirma se estão livres ou oferece o mais próximo.",
        "Sim, entre os horários livres da rota. Dê duas opções na mensagem, e fica mais fácil encaixar.",
        "O turno é escolha sua, conforme a agenda; se a portaria tem horário para serviços, diga qual.",
        "Diga de manhã ou à tarde e o dia preferido. O que estiver tomado, a resposta avisa na hora.",
      ],
    },
    {
      question: "O que deixar pronto para a visita {em}?",
      answers: [
        "O carro fora da garagem, o acesso ao disjuntor e todos os controles à mão. A etiqueta do motor, fotografada antes, poupa uma ida.",
        "Deixe livre a frente do portão, separe os controles e mostre onde fica o quadro de luz. Cachorro, só preso.",
        "Vaga para o carro de serviço, passagem até o motor e alguém que conheça o portão. Em prédio, a autorização da portaria.",
        "Separe a chave de destravamento, o manual, se houver, e os controles; tire da frente o que encosta na folha.",
      ],
    },
  ],
};
