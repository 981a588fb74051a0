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
      "Linear-HCS é uma marca brasileira de controle de acesso, presente em receptor, controle e leitor de tag de condomínio. O motor do portão costuma ser de outra marca. A foto do receptor diz se atendemos, porque não vendemos essa linha. O ajuste do portão em casa parte de {price.preventive}, sem peças.",
      "No prédio com Linear-HCS, o receptor ou leitor libera a entrada, e o motor do portão, de outra marca, move a folha. O teste da botoeira mostra qual dos dois parou. Se for o motor, a troca em folha pesada fica de {price.heavySwap}, com mão de obra.",
      "Linear-HCS no portão cuida do acesso, com tag, controle e cadastro, e não do movimento da folha. O leitor é consertado pelo suporte do sistema ou pelo técnico, conforme o modelo. O motor é serviço nosso, e a troca em folha pesada fica de {price.heavySwap}, com mão de obra.",
    ],
    repair: [
      "O conserto de receptor Linear-HCS de condomínio começa pela botoeira: se ela abre, o motor está bom e a falha é de receptor, antena ou cadastro. A foto diz se atendemos o modelo. Quando o motor é que acabou, a troca em folha pesada fica de {price.heavySwap}, com mão de obra.",
      "Leitor Linear-HCS que parou no prédio precisa de teste de energia, antena e saída para o portão, e o cadastro é da administração. Se o defeito estiver no motor, que é serviço nosso, a troca em folha pesada custa de {price.heavySwap}, com mão de obra.",
      "Na assistência de tag e controle Linear-HCS, conte quantos falham: um só morador sem acesso é pilha ou cadastro, e todos sem acesso é receptor ou antena. O portão nós regulamos e consertamos, e trocar o motor em folha pesada fica de {price.heavySwap}, com mão de obra.",
    ],
    price: [
      "O preço de um serviço em Linear-HCS depende da peça: pilha e tag são baratas, a antena custa mais, e receptor e leitor são os mais caros. Se o defeito for do motor do portão, a troca em uso pesado fica de {price.heavySwap}, com mão de obra.",
      "Quanto custa controle ou tag Linear-HCS depende do modelo, cobrado por unidade, com o cadastro do prédio somado. No portão, o valor de referência é o do motor pesado, que na troca fica de {price.heavySwap}, com mão de obra.",
    ],
    buying: [
      "Para comprar controle ou tag Linear-HCS, confira no receptor do prédio a frequência e o tipo de código, e com a administração, a regra de cadastro. O item novo só abre o portão depois de cadastrado. Não vendemos essa marca, e cuidamos do motor e da folha.",
      "Antes de escolher Linear-HCS para o portão do condomínio, liste entradas, moradores e veículos, porque cada acesso precisa de receptor ou leitor. O motor é escolhido à parte, pelo peso e pelo número de aberturas, e a troca em folha pesada fica de {price.heavySwap}.",
    ],
    installation: [
      "A instalação de um receptor Linear-HCS liga a saída dele à entrada de botoeira da central do portão, com a antena livre e no alto. O motor precisa estar regulado e com fotocélula antes, e a foto da central diz se atendemos essa ligação.",
      "Instalar tag ou receptor Linear-HCS exige energia, cabo até a guarita e antena voltada para a rampa, testada carro por carro. O motor do portão continua o mesmo. Se ele também precisar de troca, em folha pesada fica de {price.heavySwap}, com mão de obra.",
    ],
    comparison: [
      "Linear-HCS e o receptor que já vem no motor têm usos diferentes: o do motor basta em casa, e o da Linear-HCS identifica cada usuário do portão e exclui um sem apagar os demais. Em prédio com troca de moradores, essa é a vantagem.",
      "Ao comparar Linear-HCS com outro controle de acesso de portão, olhe o número de usuários, o registro de entradas, a integração com a portaria e o suporte na sua região. O motor é escolhido à parte, pelo número de aberturas por dia.",
    ],
    question: [
      "Linear-HCS no portão é o sistema de acesso do prédio, formado por receptor, tag e controle, e o conserto do leitor é do suporte do sistema ou nosso, conforme o modelo. Motor de qualquer marca funciona com ele, porque a liberação chega como um toque de botão.",
      "Sim, o Linear-HCS funciona com motor de portão de qualquer marca, já que ele só libera o acesso por contato. Se o leitor parou, a botoeira mostra se a falha é dele ou do motor, cuja troca em folha pesada fica de {price.heavySwap}, com mão de obra.",
    ],
  },
  line: [
    "Em prédio com Linear-HCS, o cadastro do controle é feito no sistema da portaria, e não na placa do motor.",
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
          "Receptor, controle, leitor de tag e módulo de guarita são os itens mais comuns da Linear-HCS. Cada morador tem cadastro próprio, o que permite saber quem abriu.",
          "A função do sistema Linear-HCS é identificar quem entra, por controle ou tag. O cadastro individual permite excluir um controle perdido sem apagar os outros.",
          "O equipamento Linear-HCS decide quem pode entrar, mas não move a folha. O motor que abre o portão costuma ser de outra marca.",
        ],
        [
          "A liberação chega à central do motor como um toque de botoeira. Entre o acesso e o motor há só um contato, o que facilita encontrar a falha.",
          "Para o motor, o comando que vem da guarita é igual ao de um botão. Depois que ele chega, abrir o portão depende só da central e da folha.",
          "Um contato elétrico liga o receptor ao motor do portão. Por essa razão, se a botoeira abre, o motor está bom e o defeito é do acesso.",
          "Do receptor sai apenas um contato, que vai até a placa do motor. O que vem depois, como força, percurso e fotocélula, pertence ao portão.",
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
          "Quando um só morador fica sem acesso, o defeito é do controle ou do cadastro dele. Quando todos ficam, é de receptor, antena ou energia. Se nem a botoeira abre, o problema está no motor.",
          "O número de moradores sem acesso indica a causa: um só aponta para pilha ou cadastro, e todos, para o receptor. Botoeira que não abre leva à central do motor e ao disjuntor.",
          "Falha em um apartamento quase nunca vem do motor. Se o prédio inteiro ficou sem acesso e a botoeira abre, o receptor ou a antena parou.",
          "Compare controle, tag e botoeira para saber onde está o defeito. O que continua abrindo o portão está bom, e se a botoeira funciona o motor também está.",
        ],
      ],
      bullets: [
        "Um só morador sem acesso: controle ou cadastro",
        "Todos sem acesso: receptor, antena ou energia",
        "Alcance curto para todos: antena fora do lugar",
        "Botoeira também falha: motor ou central",
        "Portão abre sem comando: contato preso ou cadastro indevido",
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
          "São testes de uso, feitos da guarita, sem abrir módulo nem motor. O resultado diz quem chamar: o suporte do acesso, o técnico do portão ou os dois.",
          "O zelador pode fazer a verificação sem mexer em fiação. Convém anotar horário e apartamento, porque falhas que se repetem revelam antena ruim ou interferência.",
          "Ninguém precisa abrir caixa ou motor para testar o acesso. Quando a falha ocorre sempre nos mesmos horários, a causa provável é interferência.",
          "Da guarita se testa o essencial, acionando um comando de cada vez. Com as respostas anotadas, a administração sabe se chama o suporte do acesso ou o técnico do portão.",
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
          "O exame segue o caminho do comando até a folha: contato do receptor, antena, cabo e resposta da central. Cada parte pode ter um responsável diferente no prédio.",
          "O técnico mede o contato do receptor para saber se a liberação chega à central. Antena e conectores são a causa mais comum de perda de alcance.",
          "Receptor, antena, cabo e motor são testados em separado, para trocar só o que falhou. A foto do receptor diz antes se atendemos o modelo.",
          "Primeiro se mede o contato que libera o portão e depois se examina o motor. Somos independentes, e a Linear-HCS não está entre as marcas que vendemos.",
        ],
        [
          "O cadastro de morador depende da administração, e o técnico só executa o que foi autorizado. Motor, folha e fotocélula são regulados na mesma visita.",
          "Mudança de cadastro precisa ser autorizada pelo condomínio. O motor e a folha do portão são ajustados e testados no local.",
          "Quem autoriza cadastro é a administração do prédio. No portão, o técnico regula força e fotocélula, o que sem peça leva até {trade.smallRepair}.",
          "O cadastro fica com a portaria, e a parte mecânica, com o técnico. Um ajuste do motor e da folha, sem troca, toma até {trade.smallRepair}.",
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
          "O sistema vale a pena quando é preciso excluir um controle sem recadastrar o prédio e registrar quem entrou. Conte portões e veículos, porque cada acesso precisa de leitor próprio.",
          "O ganho aparece na troca de morador, porque um cadastro é apagado e os outros continuam. Decida antes se o prédio vai usar tag, controle ou os dois.",
          "Registro de entradas e exclusão individual são os motivos para escolher esse tipo de acesso. Cada entrada precisa do seu receptor ou leitor.",
          "Prédio com muita troca de morador é o que mais ganha com o cadastro individual. Com poucas unidades, o receptor comum do motor costuma bastar.",
        ],
        [
          "O motor precisa aguentar o movimento do prédio, porque um acesso novo com motor de casa não resolve a fila. Em folha pesada, a troca fica de {price.heavySwap}, com mão de obra.",
          "Acesso e motor são escolhidos em separado, e o motor depende do número de aberturas por dia. O de uso intenso, na troca, custa de {price.heavySwap}, com mão de obra.",
          "Identificar o carro depressa não adianta se o motor desarma no horário de pico. O motor pesado, na troca, fica de {price.heavySwap}, já instalado.",
          "Preveja antena bem posicionada e nobreak para o acesso e o motor. Em garagem coletiva, a troca por motor de uso pesado fica de {price.heavySwap}, com mão de obra.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Linear-HCS é marca de motor de portão?",
      answers: [
        "Linear-HCS é marca de controle de acesso, e não é por motor de portão que ela é conhecida. O motor costuma ter outra etiqueta.",
        "A marca é mais conhecida por receptor, controle e tag. Veja a etiqueta do motor para saber o fabricante dele.",
        "Motor não é o forte dela. No portão, o nome Linear-HCS aparece no receptor e no controle.",
      ],
    },
    {
      question: "Posso copiar meu controle Linear-HCS no chaveiro?",
      answers: [
        "Controle Linear-HCS de código rolante não se copia no chaveiro: o novo é cadastrado no sistema do prédio.",
        "Se o código for rolante, não. Peça à administração o cadastro de um controle novo.",
        "Não, se for rolante, porque o código muda a cada uso. O cadastro individual é o que dá segurança.",
      ],
    },
    {
      question: "Perdi a tag do prédio. O que faço?",
      answers: [
        "Se perdeu a tag do prédio, avise a administração no mesmo dia, para bloqueá-la sem mexer nas outras.",
        "Peça o bloqueio da tag perdida e uma nova. A antiga deixa de abrir assim que é excluída do cadastro.",
        "Avise a portaria logo, porque tag perdida sem bloqueio continua abrindo o portão.",
      ],
    },
    {
      question: "Por que o controle Linear-HCS só abre de perto?",
      answers: [
        "O controle Linear-HCS só abre de perto por pilha fraca, se é um só, ou por problema na antena, se são todos.",
        "Troque a pilha primeiro. Se o alcance é curto para o prédio inteiro, a antena está fora do lugar.",
        "A causa é a pilha ou a antena. Compare com o controle de um vizinho para saber qual das duas.",
      ],
    },
    {
      question: "O sistema funciona sem luz?",
      answers: [
        "Sem luz, o acesso e o motor param, a menos que os dois tenham nobreak.",
        "Com nobreak, funciona por algum tempo. Depois, o portão é destravado e movido na mão; o basculante, só fechado e sem defeito.",
        "Depende da reserva de energia do acesso e do motor. A portaria precisa conhecer o procedimento.",
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
