import type { Concept } from "#domain/knowledge/concept.ts";

export const clonado: Concept = {
  id: "clonado",
  kind: "symptom",
  label: "Controle clonado",
  phrase: "o controle clonado",
  words: [
    "clonado",
    "clonagem",
    "clonaram",
    "clonar controle",
    "clonagem de controle",
    "controle clonado",
    "copiar controle",
    "cópia de controle",
    "copiaram o controle",
    "duplicar controle",
    "código rolante",
    "rolling code",
    "anticlonagem",
    "anti clonagem",
    "controle roubado",
    "perdi o controle",
  ],
  intent: "question",
  answers: {
    any: [
      "Um controle clonado é possível quando o sistema usa código fixo, que repete sempre o mesmo sinal. Apagar e regravar o mesmo controle não tira a cópia, que leva o mesmo código: é preciso limpar a memória e passar a controles de código novo, de preferência rolante.",
      "Um controle clonado só deixa de abrir quando o código dele sai da memória e não volta. Em código fixo, a cópia tem o código do seu controle; por isso se apaga tudo, instala-se receptor de código rolante e o rádio antigo é desligado.",
      "Sim, controle de código fixo pode ser clonado, porque o sinal é igual toda vez. O código rolante muda a cada aperto e dificulta muito a cópia; passar para ele pede receptor e controles, não motor novo.",
    ],
    price: [
      "Proteger-se de controle clonado custa, em código fixo, um receptor de código rolante e um controle por pessoa, com a mão de obra. Mande a foto do controle e da etiqueta do motor; o orçamento é grátis.",
      "O preço contra clonagem depende da central e de quantos controles a casa usa. Se o código já é rolante, basta limpar a memória e gravar de novo; em código fixo entram receptor e controles novos, e o motor fica. O orçamento é por foto.",
      "Apagar a memória e recadastrar é mão de obra; receptor e controles de código rolante são peças, cobradas por unidade. Diga quantas pessoas usam o portão, e o valor vem pelo WhatsApp.",
    ],
    "how-to": [
      "Controle clonado, o que fazer: desligue o disjuntor do motor à noite, confirme se a folha fica travada e peça a troca do código. Em código fixo, isso quer dizer memória apagada e receptor de código rolante com controles novos; regravar o controle velho mantém a cópia.",
      "Para acabar com um controle clonado, apaga-se a memória da central e muda-se o código. Com receptor de código rolante, entram controles novos e o rádio antigo é desligado; regravar o mesmo controle de código fixo deixaria a cópia funcionando.",
      "Quem suspeita de clonagem anota quem tem controle, pede a limpeza da memória e confere o tipo de código. Se o código for fixo, os controles também são trocados, porque a cópia repete o código deles.",
    ],
    buying: [
      "Para evitar clonagem, compre controle e receptor de código rolante compatíveis entre si, que mudam o sinal a cada uso. Em geral o receptor novo se liga à central atual, e o motor continua o mesmo.",
      "Um controle com código rolante só protege se o receptor também for. Antes de comprar, mande a foto da central e conte quantas pessoas usam o portão, para o conjunto sair compatível.",
    ],
    question: [
      "Sim, controle de portão pode ser clonado quando usa código fixo, que repete sempre o mesmo sinal. Apagar a memória e regravar o mesmo controle não basta, porque a cópia tem o mesmo código; o remédio é receptor de código rolante com controles novos.",
      "Um controle clonado é possível, sim, em código fixo; no rolante, o sinal muda a cada aperto e a cópia simples não abre. Para acabar com uma cópia, apaga-se a memória e passa-se a controles de código novo, de preferência com receptor rolante.",
      "Pode, se o controle for de código fixo. Trocar só o controle não adianta, e regravar o mesmo também não: apaga-se a memória, instala-se receptor de código rolante com controles novos e mantém-se o motor.",
    ],
  },
  line: [
    "Controle de código fixo pode ser copiado; o de código rolante muda a cada acionamento.",
    "Controle perdido ou roubado só deixa de abrir quando sai da memória da central.",
    "Contra clonagem, o receptor de código rolante costuma se ligar ao motor que já existe.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como um controle é clonado",
        "Código fixo e código rolante",
        "Por que alguns controles podem ser copiados",
      ],
      slots: [
        [
          "No código fixo, o controle envia sempre a mesma sequência, e quem a repete abre o portão.",
          "Sistemas de código fixo tratam como legítimo qualquer sinal igual ao cadastrado.",
          "A cópia funciona porque o código fixo nunca muda de um acionamento para outro.",
        ],
        [
          "No código rolante, controle e receptor avançam juntos por uma sequência, e o sinal de hoje já não vale amanhã.",
          "Código rolante troca o sinal a cada aperto, de modo que repetir o anterior não abre nada.",
          "Com código variável, o receptor recusa um sinal que já foi usado.",
        ],
        [
          "A cópia se faz com o controle na mão por menos de um minuto, e por isso ele não deve ficar com manobrista nem no lava-rápido.",
          "Um chaveiro copiador comum faz a cópia em instantes, com o original ao lado.",
          "Quem fica com o seu controle por um minuto consegue copiá-lo, como se faz um reserva no chaveiro.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de que o controle foi clonado",
        "Portão que abre sem ninguém acionar",
        "Quando suspeitar de clonagem",
      ],
      slots: [
        [
          "Um portão encontrado aberto sem que ninguém da casa tenha acionado é o sinal que mais preocupa.",
          "Aberturas em horário de casa vazia, sem chuva nem queda de energia, levantam a suspeita.",
          "Se a câmera mostra o portão abrindo com alguém parado na rua, trate como código conhecido.",
        ],
        [
          "Antes de concluir, descarte botoeira úmida, controle com tecla presa e placa com defeito.",
          "O defeito elétrico também abre sozinho, por isso o técnico verifica fios e placa na mesma visita.",
          "Nem toda abertura estranha é clonagem: umidade e fio em curto fazem o mesmo.",
        ],
        [
          "Controle perdido, carro roubado e prestador que devolveu a chave tarde são motivos para limpar a memória.",
          "Mudança de imóvel é outro motivo, porque não se sabe quantos controles o morador antigo entregou.",
          "Quem comprou ou alugou casa {em} deve apagar a memória ao entrar, mesmo sem suspeita.",
        ],
      ],
      bullets: [
        "Portão aberto sem ninguém ter acionado",
        "Portão que abre em horário de casa vazia",
        "Câmera que mostra alguém acionando da rua",
        "Controle que esteve com manobrista, oficina ou prestador",
        "Controle antigo, com chavinhas por dentro, que é de código fixo",
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer na suspeita de clonagem",
        "Passos até a memória ser apagada",
        "Proteja a casa até trocar o código",
      ],
      slots: [
        [
          "A proteção imediata é tirar a energia do motor nas horas em que a casa fica vazia ou dorme.",
          "Enquanto o código antigo valer, o disjuntor desligado impede que qualquer controle abra o portão.",
          "Sem energia, nenhum controle abre, e na maioria dos motores a folha continua travada.",
        ],
        [
          "Se houve invasão ou furto, registre boletim de ocorrência e preserve as imagens das câmeras.",
          "Em caso de crime, a polícia vem antes da troca de código; guarde vídeos e horários.",
          "Não confronte ninguém que tente abrir o portão; entre em lugar seguro e ligue 190.",
        ],
      ],
      steps: [
        "Reúna todos os controles e anote quem tem cada um.",
        "Desligue o disjuntor do motor à noite e ao sair, e confira se a folha fica travada.",
        "Fotografe o controle por dentro e a etiqueta do motor.",
        "Peça para apagar toda a memória da central; em código fixo, não regrave o mesmo controle.",
        "Instale receptor de código rolante com controles novos e peça para desligar o rádio antigo.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz contra a clonagem",
        "Limpeza da memória e recadastro",
        "Da memória apagada ao código rolante",
      ],
      slots: [
        [
          "A memória inteira é apagada, e os controles de código novo são cadastrados um a um, na sua frente.",
          "O técnico confere se o código é fixo ou rolante, zera os cadastros e grava só os controles que você aprovou.",
          "O clone não aparece como um código estranho na lista, porque repete um código conhecido; por isso se apaga tudo.",
        ],
        [
          "Se a central for de código fixo, instala-se um receptor de código rolante ligado a ela.",
          "O receptor novo entra em paralelo com a central, e a entrada de rádio antiga é desativada.",
          "Para o código rolante valer, o receptor antigo precisa ser desligado, senão a cópia continua abrindo por ele.",
        ],
        [
          "No fim, os controles antigos são testados para confirmar que nenhum deles abre mais.",
          "A prova é simples: o controle apagado não pode mover o portão, e o novo deve abrir à distância normal.",
          "Em condomínios {de}, o cadastro ganha lista com nome e unidade, o que permite excluir um controle por vez.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Como escolher controle difícil de clonar",
        "Receptor e controle precisam combinar",
        "Código rolante na prática",
      ],
      slots: [
        [
          "Procure controle e receptor da mesma linha, ambos de código rolante, porque um só não protege.",
          "O receptor é quem decide: controle rolante em central de código fixo não muda nada.",
          "Confirme na embalagem ou no manual se o código é rolante e se a sua central o aceita.",
        ],
        [
          "Para prédio e empresa, prefira cadastro individual, com exclusão de um usuário sem afetar os outros.",
          "Onde muita gente usa o portão, o cadastro por pessoa vale tanto quanto o tipo de código.",
          "Lista de controles por unidade evita apagar tudo quando um morador perde o dele.",
        ],
        [
          "O valor depende do receptor e do número de controles, e o orçamento por foto é grátis.",
          "Diga quantas pessoas dirigem na casa, com um controle de reserva, e o orçamento vem completo.",
          "Para um portão {em}, mande a foto da central e o número de controles e receba o valor sem custo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei se meu controle é de código fixo ou rolante?",
      answers: [
        "O modelo do controle diz isso: o manual ou a embalagem informa, e chavinhas ou jumpers dentro dele costumam indicar código fixo. Mande a foto de dentro e da central para confirmar.",
        "Veja o modelo no controle e na central. Chaves pequenas de ligar e desligar lá dentro indicam código fixo; na dúvida, a foto resolve.",
      ],
    },
    {
      question: "Trocar o controle por um novo impede a clonagem?",
      answers: [
        "Não, se a central continuar aceitando o código antigo. É preciso apagar a memória e, se o sistema for de código fixo, instalar receptor de código rolante.",
        "Sozinho, não. O código copiado continua na memória até ser apagado, e regravar o controle velho o põe de volta. O que resolve é apagar e passar a código rolante.",
      ],
    },
    {
      question: "Código rolante pode ser clonado?",
      answers: [
        "É muito mais difícil, porque cada sinal vale uma vez. Nenhum sistema é inviolável, mas ele elimina a cópia simples, que é a comum.",
        "A cópia simples não funciona nele, já que o sinal muda a cada uso. Ataques mais elaborados existem, porém não são o problema do dia a dia.",
      ],
    },
    {
      question: "Roubaram meu carro com o controle dentro. O que faço?",
      answers: [
        "Desligue o disjuntor do motor, confira se a folha fica travada e peça para apagar a memória no mesmo dia. Quem levou o carro pode ter o endereço nos documentos.",
        "Corte a energia do motor e mande limpar a memória com urgência; atendemos {shop.hours}. Em condomínio, avise a administração na hora.",
      ],
    },
    {
      question: "Posso fazer uma cópia do meu controle para reserva?",
      answers: [
        "Pode, desde que o portão seja seu ou você tenha autorização. O melhor é cadastrar um controle novo na central, que pode ser excluído depois sem afetar os outros.",
        "Pode, se tiver direito de acesso. Em condomínio, peça o cadastro à administração, que registra o controle em seu nome.",
      ],
    },
  ],
  photo: "fotos do controle por dentro, sem a pilha, e da etiqueta do motor",
  related: ["controle", "receptor", "programacao", "invasao", "abre-sozinho", "controle-de-acesso"],
  topic: "controles-remotos-para-portao",
};
