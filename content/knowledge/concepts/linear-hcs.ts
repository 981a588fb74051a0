import type { Concept } from "#domain/knowledge/concept.ts";

export const linearHcs: Concept = {
  id: "linear-hcs",
  kind: "brand",
  label: "Linear-HCS",
  phrase: "o equipamento Linear-HCS",
  words: [
    "linear hcs",
    "linear-hcs",
    "hcs",
    "módulo guarita",
    "guarita linear",
    "linear guarita",
    "controle linear",
    "receptor linear",
    "marca linear",
  ],
  intent: "repair",
  answers: {
    any: [
      "Linear-HCS é marca brasileira de controle de acesso, vista em receptor, controle e leitor de tag de condomínio; o motor do portão costuma ser de outra. Não está entre as marcas que vendemos: a foto do receptor diz se atendemos, e só ajustar o portão parte de {price.preventive} em casa, sem peças.",
      "No prédio com Linear-HCS, o receptor ou leitor libera a entrada, e o motor do portão, de outra marca, move a folha. O teste da botoeira diz qual dos dois parou; motor pesado, na troca, fica de {price.heavySwap}, com mão de obra.",
      "Linear-HCS no portão cuida do acesso, tag, controle e cadastro, e não do movimento. Quem arruma o leitor é o suporte do sistema ou o técnico, conforme a foto; o motor do portão atendemos, com troca em folha pesada de {price.heavySwap}.",
    ],
    repair: [
      "O conserto de receptor Linear-HCS de condomínio começa pela botoeira: se ela abre, o motor está bom e a falha é de receptor, antena ou cadastro. A foto diz se atendemos o modelo; no motor do portão, a troca em folha pesada fica de {price.heavySwap}.",
      "Leitor Linear-HCS que parou no prédio pede teste de energia, antena e saída para o portão, e o cadastro é da administração. Atendemos o motor e, pela foto do receptor, dizemos se a parte de acesso também; motor pesado trocado custa de {price.heavySwap}.",
      "Assistência de tag e controle Linear-HCS: um só morador sem acesso é pilha ou cadastro, e todos sem acesso é receptor ou antena. O portão em si regulamos e consertamos, e motor novo em folha pesada sai de {price.heavySwap}.",
    ],
    price: [
      "O preço de um serviço em Linear-HCS depende da peça: pilha e tag são baratas, antena vem depois, receptor e leitor pesam mais. A foto diz se atendemos, e no motor do portão a troca em uso pesado fica de {price.heavySwap}, com mão de obra.",
      "Quanto custa controle ou tag Linear-HCS se vê por unidade, com o cadastro do prédio somado. A parte do portão tem valor nosso: motor pesado, na troca, de {price.heavySwap}, instalado.",
    ],
    buying: [
      "Para comprar controle ou tag Linear-HCS, confira o receptor do prédio: frequência, tipo de código e regra da administração. O item novo só abre o portão depois de cadastrado, e não vendemos a marca.",
      "Quem pensa em Linear-HCS para o portão do condomínio lista entradas, moradores e veículos, porque cada acesso pede receptor ou leitor. O motor se escolhe à parte, de {price.heavySwap} na troca em folha pesada.",
    ],
    installation: [
      "A instalação de um receptor Linear-HCS liga a saída dele à entrada de botoeira da central do portão, com antena livre e alta. A foto diz se atendemos essa ligação, e o motor precisa estar regulado e com fotocélula antes.",
      "Instalar tag ou receptor Linear-HCS pede energia, cabo até a guarita e antena com visão da rampa, testada carro por carro. O motor do portão não muda; se precisar, a troca em folha pesada fica de {price.heavySwap}.",
    ],
    comparison: [
      "Linear-HCS e o receptor embutido do motor têm usos diferentes: o embutido basta em casa, e o da Linear-HCS identifica cada usuário do portão e exclui um sem apagar os demais. Em prédio com troca de moradores, essa é a vantagem.",
      "Ao comparar Linear-HCS com outro controle de acesso de portão, olhe quantidade de usuários, registro, integração com a portaria e suporte perto. O motor é escolhido à parte, pelo fluxo.",
    ],
    question: [
      "Linear-HCS no portão é o sistema de acesso do prédio, receptor, tag e controle, e quem arruma o leitor depende da foto: suporte do sistema ou nós. O motor de qualquer marca funciona com ele, porque a liberação chega como um toque de botão.",
      "Sim, o Linear-HCS funciona com motor de portão de qualquer marca, já que ele só libera o acesso por contato. Se o leitor parou, a botoeira mostra se a falha é dele ou do motor, cuja troca em folha pesada fica de {price.heavySwap}.",
    ],
  },
  line: [
    "Em prédio com Linear-HCS, o cadastro do controle é feito no sistema da portaria, não na placa do motor.",
    "Se a botoeira abre e o controle Linear-HCS não, a falha está no acesso, e o motor está bom.",
    "Com receptor Linear-HCS, dá para excluir um controle perdido sem apagar os dos outros moradores.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Linear-HCS: o acesso antes do motor",
        "Para que serve um equipamento Linear-HCS",
        "Como o Linear-HCS comanda o portão",
      ],
      slots: [
        [
          "A Linear-HCS é conhecida no Brasil por receptores, controles, leitores de tag e módulos de guarita. O receptor lê o controle, confere o cadastro e libera o portão.",
          "Receptor, controle, leitor de tag e módulo de guarita são os itens típicos. Cada morador tem cadastro próprio, o que mostra quem abriu.",
          "Identificar quem entra é a função dela. O cadastro individual permite excluir um controle sem apagar os outros.",
          "O equipamento decide quem entra, e não move nada. O motor costuma ser de outra marca.",
        ],
        [
          "A liberação chega à central do motor como um toque de botoeira. Entre acesso e motor há só um contato, o que facilita achar a falha.",
          "Para o motor, o comando da guarita é igual ao de um botão. Daí em diante a mecânica responde.",
          "Um contato elétrico liga as duas partes. Se a botoeira abre, o motor está bom.",
          "Do receptor sai apenas um contato para a placa. O resto é motor e folha.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Falha no Linear-HCS ou no motor?",
        "Sinais de problema no acesso Linear-HCS",
        "O portão não abre com Linear-HCS: leia os sinais",
      ],
      slots: [
        [
          "Um só morador sem acesso é controle ou cadastro dele; todos sem acesso é receptor, antena ou energia. Se nem a botoeira abre, o problema está no motor.",
          "Quantos falham diz muito: um, pilha; todos, receptor. E botoeira muda leva à central do motor e ao disjuntor.",
          "Falha em um apartamento quase nunca é do motor. Falha geral com botoeira boa isola o receptor.",
          "Compare controle, tag e botoeira. O que continua funcionando mostra onde não está o defeito.",
        ],
      ],
      bullets: [
        "Um só morador sem acesso: controle ou cadastro",
        "Todos sem acesso: receptor, antena ou energia",
        "Alcance curto para todos: antena fora do lugar",
        "Botoeira também falha: motor ou central",
        "Abre sem comando: contato preso ou cadastro indevido",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste rápido na portaria com Linear-HCS",
        "O que o zelador confere no Linear-HCS",
        "Primeira verificação no portão com Linear-HCS",
      ],
      slots: [
        [
          "São testes de uso, feitos da guarita, sem abrir módulo nem motor. O resultado diz a quem chamar: suporte do acesso, técnico do portão ou os dois.",
          "O zelador faz tudo sem mexer em fiação. Anote horário e apartamento, porque o padrão revela antena ou interferência.",
          "Ninguém precisa abrir nada. Falha em certos horários sugere interferência.",
          "Da guarita se testa o essencial. Com as respostas, o atendimento vai para o lugar certo.",
        ],
      ],
      steps: [
        "Acione o portão pela botoeira da guarita.",
        "Teste um segundo controle que costuma funcionar.",
        "Veja se o módulo ou receptor tem luz acesa.",
        "Troque a pilha do controle que falhou.",
        "Fotografe o receptor, o controle e a etiqueta do motor.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como se examina um portão com Linear-HCS",
        "Do receptor Linear-HCS ao motor",
        "O exame do portão com acesso Linear-HCS",
      ],
      slots: [
        [
          "O exame percorre o caminho do controle até a folha: contato do receptor, antena, cabo e resposta da central. Cada parte pode ter um responsável no prédio.",
          "Medido o contato, sabe-se se a liberação chega ou morre no caminho. Antena e conectores respondem por muita perda de alcance.",
          "Receptor, antena, cabo e motor são vistos em separado. A foto do receptor diz antes se atendemos o modelo.",
          "Primeiro o contato, depois o motor. A Linear-HCS não está entre as marcas que vendemos, e somos independentes.",
        ],
        [
          "O cadastro de morador segue a administração, e o técnico só executa o que foi autorizado. Motor, folha e fotocélula são regulados na mesma visita.",
          "Mudança de cadastro passa pelo condomínio. A parte do portão é ajustada e testada no local.",
          "Quem autoriza cadastro é a administração. No portão, regulagem sem peça leva até {trade.smallRepair}.",
          "Cadastro com a portaria, mecânica com o técnico. Só ajuste toma até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Vale pôr Linear-HCS no condomínio?",
        "Controle de acesso Linear-HCS: o que decidir antes",
        "Escolher acesso e motor para o prédio",
      ],
      slots: [
        [
          "Vale quando é preciso excluir um controle sem recadastrar o prédio e registrar quem entrou. Conte portões e veículos, porque cada acesso pede leitor próprio.",
          "O ganho aparece na troca de morador: apaga-se um cadastro e os outros continuam. Decida antes entre tag, controle ou os dois.",
          "Registro e exclusão individual são os motivos da escolha. Cada entrada leva o seu receptor.",
          "Prédio com muita troca de morador ganha mais. Poucas unidades ficam bem com o receptor comum.",
        ],
        [
          "O motor precisa acompanhar o fluxo, porque acesso novo com motor de casa não resolve a fila. Em folha pesada, a troca fica de {price.heavySwap}, e o nobreak cobre acesso e motor.",
          "Acesso e motor se escolhem separados. Motor de uso intenso, na troca, custa de {price.heavySwap}, com mão de obra.",
          "De nada serve identificar rápido se o portão desarma no pico. Motor pesado instalado sai de {price.heavySwap}.",
          "Preveja antena bem posta e nobreak. O motor certo para o fluxo, na troca, fica de {price.heavySwap}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Linear-HCS é marca de motor de portão?",
      answers: [
        "Linear-HCS é marca de controle de acesso, e não é por motor de portão que ela é conhecida. O motor costuma ter outra etiqueta.",
        "É mais conhecida por receptor, controle e tag. Veja a etiqueta do motor para saber a marca dele.",
        "Não é o forte dela. No portão, o nome aparece no receptor e no controle.",
      ],
    },
    {
      question: "Posso copiar meu controle Linear-HCS no chaveiro?",
      answers: [
        "Controle Linear-HCS de código rolante não se copia no chaveiro: o novo é cadastrado no sistema do prédio.",
        "Em código rolante, não. Peça o cadastro à administração.",
        "Não, se for rolante. O cadastro individual é o que dá segurança.",
      ],
    },
    {
      question: "Perdi a tag do prédio. O que faço?",
      answers: [
        "Se perdeu a tag do prédio, avise a administração no mesmo dia, para bloqueá-la sem mexer nas outras.",
        "Peça o bloqueio e uma nova. A antiga deixa de abrir na hora.",
        "Avise a portaria. Tag perdida sem bloqueio continua abrindo o portão.",
      ],
    },
    {
      question: "Por que o controle Linear-HCS só abre de perto?",
      answers: [
        "O controle Linear-HCS só abre de perto por pilha fraca, se é um só, ou por antena, se são todos.",
        "Troque a pilha primeiro. Alcance curto para o prédio inteiro é antena fora do lugar.",
        "Pilha ou antena. Compare com o controle de um vizinho.",
      ],
    },
    {
      question: "O sistema funciona sem luz?",
      answers: [
        "Sem luz, o acesso e o motor param, a menos que os dois tenham nobreak.",
        "Com nobreak, por algum tempo. Depois, só portão de correr ou de abrir se move na mão, nunca basculante.",
        "Depende da reserva de energia. A portaria precisa conhecer o procedimento.",
      ],
    },
  ],
  photo: "uma foto do receptor ou módulo Linear-HCS, do controle e da etiqueta do motor do portão",
  traits: {
    Origem: "Marca de controle de acesso presente no Brasil",
    "Conhecida por": "Receptores, controles e módulos de guarita em condomínios",
    "Peças e controles": "Controle precisa de cadastro no sistema da portaria",
    Atenção: "Não confundir falha de acesso com falha do motor",
  },
  related: ["controle-de-acesso", "tag-veicular", "receptor", "condominio", "controle", "antena"],
  topic: "motor-para-condominio",
};
