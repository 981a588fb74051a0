/** What a page says of the place itself after its note: how to find the door, and who else is near. */
export const local: { headings: string[]; slots: string[][] } = {
  headings: [
    "Atendimento {em}",
    "Portões {em}: o que muda",
    "O serviço {em}",
    "Como atendemos {em}",
    "{em}: ruas, imóveis e atendimento",
  ],
  slots: [
    [
      "Ao pedir a visita, diga o nome da rua e se ela fica perto de vias como {vias}.",
      "Se a garagem dá para {rua}, avise, para combinarmos onde o carro de serviço pode parar.",
      "Conte se o portão abre para {rua} ou para uma travessa, e se há lugar para estacionar por perto.",
      "Junto com as fotos, mande a rua e um ponto de referência, como {via}.",
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
      "{vizinhos} também recebem a visita, nas mesmas condições.",
      "A mesma equipe atende lugares próximos, como {vizinhos}.",
      "Com outro portão por perto, em lugares como {vizinhos}, dá para juntar os dois na mesma visita.",
      "Se o endereço fica ao lado, em lugares como {vizinhos}, basta dizer ao pedir o orçamento.",
    ],
  ],
};
