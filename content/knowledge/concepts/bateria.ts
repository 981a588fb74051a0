import type { Concept } from "#domain/knowledge/concept.ts";

export const bateria: Concept = {
  id: "bateria",
  kind: "part",
  label: "Bateria",
  phrase: "a bateria do portão",
  words: [
    "bateria",
    "bateria do portão",
    "bateria do motor",
    "bateria de nobreak",
    "bateria selada",
    "bateria 12V",
    "bateria 12V 7Ah",
    "bateria estacionária",
    "motor com bateria",
    "motor a bateria",
    "trocar bateria do portão",
  ],
  intent: "repair",
  answers: {
    any: [
      "Motor de portão com bateria continua abrindo quando falta luz, por um número limitado de vezes: o de corrente contínua usa a bateria direto, e o comum, por meio de nobreak. Em geral ela é selada, de 12 V, dura de 2 a 4 anos e se troca por outra igual; a foto da etiqueta dá o valor.",
      "A bateria do portão fica no nobreak ou na central do motor e move a folha na falta de luz. Lentidão sem rede ou nobreak apitando mostra que ela acabou, depois de 2 a 4 anos em geral; trocamos por outra de mesma tensão e capacidade, com valor pela foto da etiqueta.",
      "Trocamos bateria de nobreak e de motor de portão, quase sempre selada de 12 V e 7 Ah, sozinha ou em par. Ela envelhece mesmo parada, em 2 a 4 anos, e quando o portão se arrasta sem luz é hora; a etiqueta, por foto, mostra qual serve e o preço.",
      "Quando falta luz, quem abre o portão é a bateria, no nobreak de um motor comum ou direto num motor de corrente contínua. Se ele fica lento ou para, ela chegou ao fim; a nova precisa ter a mesma tensão e capacidade, e o valor sai pela etiqueta.",
    ],
    price: [
      "O preço da bateria do portão muda com a tensão, a capacidade em Ah e a quantidade, já que alguns aparelhos usam duas. A troca inclui medir o carregador; a foto da etiqueta da bateria ou do nobreak dá o valor.",
      "Na bateria do nobreak do portão paga-se a peça, por unidade, e a troca com teste do carregador. A comum é de 12 V e 7 Ah; mande a foto da etiqueta, porque capacidade e quantidade mudam a conta.",
      "Quanto custa a bateria do portão depende de ser uma ou duas e da capacidade, em geral 7 Ah. Pela foto da etiqueta dizemos qual serve e o valor com a troca.",
    ],
    repair: [
      "Bateria de portão que não segura carga não tem conserto: trocamos por outra de mesma tensão e capacidade, em geral 12 V e 7 Ah. Antes o técnico mede com o motor partindo e testa o carregador, que com defeito estragaria a nova; a foto da etiqueta dá o valor.",
      "A troca da bateria do nobreak ou do motor é feita com o aparelho desligado, por outra igual, e em par quando são duas. Se a tensão não cai na partida, o defeito é do inversor ou do carregador, e a medição mostra; mande a foto da etiqueta.",
      "Motor de portão com bateria que se arrasta sem luz precisa, quase sempre, de bateria nova, depois de 2 a 4 anos de uso. Medimos bateria e carregador e trocamos no local, com valor pela foto da etiqueta.",
    ],
    "how-to": [
      "Para testar a bateria do portão, desligue o disjuntor da alimentação em um dia calmo e faça um ciclo pelo controle, com o vão livre. Portão lento é bateria no fim; a troca exige abrir o aparelho, onde há tensão, e fica com o técnico.",
      "A bateria se prova simulando a falta de luz: rede cortada no disjuntor, um ciclo completo e atenção à velocidade. Não abra o nobreak nem toque nos polos; quem troca é o técnico.",
      "Veja se a bateria segura o portão desligando o disjuntor que alimenta o nobreak e abrindo uma vez. Se a folha se arrasta ou para, é hora de trocar, serviço que se faz com o aparelho desligado, pelo técnico.",
    ],
    question: [
      "Sim, o portão abre com bateria quando falta luz, por um número limitado de vezes. Motor de corrente contínua usa a bateria direto; o de 127 ou 220 V precisa de nobreak, e ela dura em geral de 2 a 4 anos.",
      "Depende do motor: o de corrente contínua aceita bateria na própria central, e o comum precisa de nobreak. Gasta, ela não se recupera, e é trocada por outra de mesma tensão e capacidade.",
      "A bateria serve para abrir sem luz, e vale trocá-la quando a folha fica lenta na falta de rede. Em geral é selada de 12 V, e envelhece mesmo parada, em 2 a 4 anos.",
    ],
    buying: [
      "A bateria certa para o portão repete tensão, capacidade e tipo da antiga, em geral selada de 12 V e 7 Ah. Fornecemos com a troca e o teste do carregador; se o aparelho usa duas, vão juntas, e a foto da etiqueta dá o valor.",
      "Motor de portão com bateria usa quase sempre selada de 12 V, na capacidade da etiqueta; bateria de carro não serve. Vendemos e trocamos, com o carregador medido, e o preço sai pela foto do nobreak ou da bateria.",
      "Para comprar bateria de nobreak de portão, olhe volts, Ah e tamanho na antiga, comum em 12 V e 7 Ah. Mande a foto da etiqueta: indicamos a igual, trocamos e conferimos o carregador.",
    ],
  },
  line: [
    "Bateria velha é a razão mais comum de nobreak que não segura o portão.",
    "A bateria envelhece mesmo parada, então teste o portão sem rede de tempos em tempos.",
    "Bateria nova só rende se o carregador estiver em ordem e a folha andar leve.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Onde fica a bateria do portão", "Para que serve a bateria do portão"],
      slots: [
        [
          "Em motor comum, ela fica dentro do nobreak; em motor de corrente contínua, alimenta a própria central. Enquanto há luz o carregador a mantém cheia, e na falta ela move a folha.",
          "A bateria está no nobreak, quando o motor é de 127 ou 220 V, ou ligada à central, nos de baixa tensão. A rede mantém a carga, e ela assume no apagão.",
          "Dois lugares são comuns: o nobreak, para motor da rede, e a central, para motor de corrente contínua. O carregador cuida dela o tempo todo.",
          "No nobreak ou na placa, conforme o motor, a bateria guarda energia para a falta de luz. Quem a enche é o carregador, todos os dias.",
        ],
        [
          "Quase sempre é selada, de 12 V, sozinha ou em par. A capacidade, em Ah, diz quantas aberturas ela sustenta.",
          "A comum é a selada de 12 V, e alguns aparelhos juntam duas para 24 V. Os Ah da etiqueta medem quanto ela guarda.",
          "Usa-se a selada de 12 V, às vezes duas. Mais Ah significam mais aberturas sem luz, se o carregador aceitar.",
          "São baterias seladas, de 12 V, e o par dá 24 V. O número em Ah é a capacidade.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de bateria no fim", "Bateria fraca: o que o portão mostra"],
      slots: [
        [
          "Com luz o portão anda bem, e sem luz ele se arrasta ou para no meio. Esse contraste é o sinal mais claro.",
          "A lentidão só aparece na falta de energia. Com a rede normal, o portão engana e parece perfeito.",
          "Se o defeito some quando a luz volta, é a bateria. Sem rede, a folha perde força logo na partida.",
          "Portão lento apenas no apagão é bateria gasta, porque com rede ele não depende dela.",
        ],
        [
          "Nobreak apitando e central que reinicia na partida dizem o mesmo. Caixa estufada ou com vazamento pede distância e disjuntor desligado.",
          "Apito insistente e luz de falha confirmam. Bateria inchada não se toca: desligue a alimentação e chame.",
          "A central que apaga e volta ao acionar mostra tensão caindo. Com estufamento ou líquido, afaste as pessoas.",
          "Bip repetido no nobreak é aviso, e deformação na caixa é perigo. Nesse caso, ninguém mexe.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste da bateria sem abrir nada", "Simule a falta de luz no portão"],
      slots: [
        [
          "O melhor teste é cortar a rede e ver o portão andar, de dia e com a garagem livre. Os polos queimam mesmo em 12 V, por isso a caixa fica fechada.",
          "Bastam o disjuntor, o controle e alguns minutos. Não abra o nobreak, que guarda tensão perigosa fora da tomada.",
          "Faça em um dia calmo, com alguém avisado, e compare com o teste anterior. Ferramenta perto dos polos dá curto e queimadura.",
          "Nenhum instrumento é preciso, só desligar a alimentação e observar. A tampa continua no lugar, porque há tensão dentro.",
        ],
      ],
      steps: [
        "Avise a casa e afaste crianças e animais do portão.",
        "Com a passagem livre, desligue o disjuntor que alimenta o nobreak ou o motor com bateria.",
        "Faça um ciclo completo e repare na velocidade.",
        "Pare se notar lentidão, sem esgotar a carga.",
        "Religue a rede e deixe recarregar.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a troca da bateria", "O que o técnico mede antes de trocar a bateria"],
      slots: [
        [
          "O técnico mede a tensão parada e com o motor partindo, quando a bateria ruim se revela. O carregador também é testado, para a nova não ter o mesmo fim.",
          "A prova é em carga, porque em repouso uma bateria gasta engana. Carregador com defeito estraga a nova em pouco tempo, e por isso é medido.",
          "Mede-se na partida do motor: se a tensão despenca, a peça acabou. Depois vem o carregador, que precisa estar certo.",
          "Parada, a bateria parece boa; no arranque do motor, mostra o que resta. Junto se confere se ela vem sendo bem carregada.",
        ],
        [
          "Sistema de duas recebe o par, do mesmo modelo. O portão roda sem rede, e a usada vai para a coleta, porque tem chumbo.",
          "Quando são duas, trocam-se as duas. O teste final é sem luz, e a bateria velha segue para reciclagem.",
          "Par se troca em par, e o portão é provado com a rede cortada. A antiga é recolhida para descarte correto.",
          "No fim o portão abre sem rede algumas vezes. As baterias velhas, de chumbo, vão para a coleta própria.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual bateria comprar para o portão", "Como não errar na bateria do portão"],
      slots: [
        [
          "Repita tensão e tipo da original e não diminua a capacidade. Tensão diferente queima a central, e menos Ah são menos aberturas.",
          "Mesmos volts, mesmo tipo e pelo menos os Ah previstos. Capacidade maior, só se o carregador aceitar.",
          "A regra é copiar a etiqueta da antiga: volts, Ah e selada. Errar a tensão pode queimar a placa.",
          "Volts iguais, sempre. Ah iguais, ou mais se o aparelho permitir, e o mesmo tipo de bateria.",
        ],
        [
          "Bateria de carro não serve, porque solta gás e não combina com o carregador. Lítio, só com carregador próprio, e vale olhar a data de fabricação.",
          "A de carro foi feita para outro uso e não pode ficar em caixa fechada. Lítio no lugar da selada pede outro carregador.",
          "Nada de automotiva, que libera gases, nem de lítio em carregador comum. Confira também se não é bateria velha de estoque.",
          "Automotiva e lítio ficam de fora, por gás e por carregador. Uma bateria guardada há muito tempo já vem cansada.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da bateria", "Do que depende o valor da bateria do portão"],
      slots: [
        [
          "Contam a capacidade em Ah e a quantidade, uma ou duas. A troca inclui a medição do carregador e o teste sem rede.",
          "Duas baterias custam o dobro de uma, e mais Ah custam mais. O serviço já traz a conferência do carregador.",
          "O valor vem de quantas são e da capacidade de cada. Medir o carregador faz parte da troca.",
          "Uma ou duas, e de quantos Ah: é isso que forma o preço. O teste final está incluído no serviço.",
        ],
        [
          "Carregador ou inversor com defeito é outro conserto, orçado à parte. O cartão aceita até {shop.instalments} vezes.",
          "Se o nobreak tiver defeito, o conserto dele entra separado. No cartão são até {shop.instalments} parcelas.",
          "Só a bateria é o caso comum; inversor e carregador, quando falham, somam. Divide-se em até {shop.instalments} vezes no cartão.",
          "Conserto do nobreak, se for preciso, é cobrado à parte, em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo dura a bateria do portão?",
      answers: [
        "A bateria dura em geral de 2 a 4 anos, conforme o calor e o número de faltas de luz. Teste a cada seis meses.",
        "De 2 a 4 anos é o comum: calor e descargas completas encurtam. O teste sem rede mostra a hora.",
        "Conte de 2 a 4 anos, mesmo com pouco uso, porque ela envelhece parada.",
      ],
    },
    {
      question: "Posso pôr bateria de carro no nobreak do portão?",
      answers: [
        "Não. Ela libera gases, é feita para outro tipo de descarga e não combina com o carregador.",
        "Não é seguro em lugar fechado nem adequado ao carregador. A certa é a selada do manual.",
        "Não. Além do gás, ela não cabe e não recebe a carga certa.",
      ],
    },
    {
      question: "Preciso trocar as duas baterias juntas?",
      answers: [
        "Sim, quando o sistema usa par. Uma nova ao lado de uma velha se desgasta depressa.",
        "O certo é o par, do mesmo modelo. Misturar idades faz a nova trabalhar pela antiga.",
        "Precisa, porque elas trabalham como uma só. A mais fraca derruba a outra.",
      ],
    },
    {
      question: "Meu motor comum aceita bateria direto?",
      answers: [
        "Em geral, não. O de 127 ou 220 V precisa de nobreak; a ligação direta é para motor de corrente contínua.",
        "Não, se for da rede. Só motores de baixa tensão recebem bateria na central.",
        "Só com nobreak no meio. Olhe a etiqueta: 12 ou 24 V aceita direto, 127 ou 220 V não.",
      ],
    },
    {
      question: "Onde descarto a bateria velha?",
      answers: [
        "Em loja que venda baterias ou ponto de coleta, nunca no lixo comum. O chumbo e o ácido são reciclados.",
        "Entregue a bateria velha ao vendedor ou a um posto de coleta. Na troca pelo técnico, combine o recolhimento.",
        "Quem vende bateria recebe a usada. No lixo comum ela contamina, e a lei manda devolver.",
      ],
    },
  ],
  photo: "fotos da etiqueta do nobreak ou da bateria, se estiver à vista, e da etiqueta do motor",
  related: ["nobreak", "falta-de-energia", "energia-solar", "lento", "chave-de-destravamento"],
  topic: "nobreak-e-energia-solar",
};
