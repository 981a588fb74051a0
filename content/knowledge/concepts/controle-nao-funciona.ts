import type { Concept } from "#domain/knowledge/concept.ts";

export const controleNaoFunciona: Concept = {
  id: "controle-nao-funciona",
  kind: "symptom",
  label: "Controle não funciona",
  phrase: "o controle que não funciona",
  words: [
    "controle não funciona",
    "controle não abre",
    "controle não pega",
    "controle não responde",
    "controle não aciona",
    "controle parou de funcionar",
    "controle quebrado",
    "controle quebrou",
    "controle com defeito",
    "controle ruim",
    "controle falhando",
    "controle desprogramado",
    "controle desconfigurado",
    "controle molhou",
    "conserto de controle",
  ],
  intent: "repair",
  answers: {
    any: [
      "Controle do portão que não funciona quase sempre tem pilha fraca, contato sujo, botão gasto ou cadastro perdido. Troque a pilha e teste outro controle: se ele abre, o defeito está no primeiro; se nenhum abre, é o receptor ou a energia do portão. Vendemos, gravamos e trocamos controles.",
      "Quando o controle da garagem não funciona, comece pela pilha, mesmo que a luz acenda, porque fraca ela não leva o sinal até o portão. Com pilha nova e sem efeito, restam botão, cadastro ou receptor, e um segundo controle tira a dúvida; gravamos ou vendemos outro.",
      "O controle do portão não pega por pilha no fim, contato oxidado ou código apagado da central. Ponha pilha nova e teste um segundo controle; se todos pararam juntos, confira o disjuntor e a botoeira, e o técnico recadastra, conserta o receptor ou vende outro controle.",
      "Se o controle não abre o portão, o mais provável é pilha, botão gasto ou cadastro que se perdeu. Teste com outro: funcionando, troque ou recadastre o seu; se nenhum funciona, o receptor ou a energia falhou, e isso consertamos no local.",
    ],
    price: [
      "O conserto do controle vai da pilha, que você mesmo troca, ao controle novo, cobrado por unidade com a gravação. Se o defeito for no receptor, somam-se peça e visita, que em casa, com ajuste, parte de {price.preventive}, sem peças; a foto do controle dá o valor.",
      "Quanto custa consertar controle de portão depende do que falhou: pilha não tem visita, botão gasto costuma pedir controle novo, e receptor soma peça. O valor do aparelho muda com o tipo de código, e a foto do controle, por fora e por dentro, basta para o preço.",
      "Controle sem conserto se troca por outro da mesma frequência e código, por unidade, mais a gravação. Receptor com defeito é outro serviço, com visita em casa a partir de {price.preventive}, sem peças; mande a foto do controle aberto.",
    ],
    "how-to": [
      "Para o controle do portão voltar a funcionar, troque a pilha pelo mesmo modelo, limpe os contatos com pano seco e teste perto do portão. Se a luz acende e nada acontece, provavelmente falta recadastrar, serviço feito na central pelo técnico.",
      "Teste nesta ordem o controle que não funciona: pilha nova na posição certa, contatos limpos, botão apertado a poucos passos do portão e outro controle. Se só o outro abre, o seu precisa de botão, cadastro ou troca; se molhou, tire a pilha e deixe secar.",
      "O controle não pega? Comece pela pilha nova, limpe o contato e acione perto. Com luz acesa e portão parado, falta cadastro ou o receptor falhou, e na central quem mexe é o técnico, porque há tensão.",
    ],
  },
  line: [
    "Se um controle falha e o outro abre, o defeito está no controle, e não no portão.",
    "Quando todos os controles param juntos, procure energia, receptor ou placa.",
    "Luz acesa no controle, sem resposta do portão, costuma ser pilha fraca ou cadastro perdido.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o controle do portão não funciona", "Pilha, botão, cadastro ou receptor"],
      slots: [
        [
          "Se só um controle falha, a causa está nele: pilha fraca, contato oxidado, botão gasto ou uma queda. A luz pode acender e ainda assim o sinal não chegar ao portão.",
          "Um controle mudo entre outros que funcionam tem defeito próprio, quase sempre pilha ou contato sujo. Luz acesa não garante sinal forte.",
          "Pilha no fim é a causa número um quando os outros abrem; depois vêm botão gasto e oxidação. O brilho da luz engana, porque ela pede menos energia.",
          "Falhou só o seu? Pilha, contato ou botão. O controle que acende e não abre costuma estar com a pilha fraca ou sem cadastro.",
        ],
        [
          "Quando todos param juntos e a botoeira abre, o receptor ou a antena é o suspeito; se nem a botoeira responde, é energia ou placa. Há ainda o cadastro apagado, depois de troca de placa ou de um surto.",
          "Pane em todos os controles leva ao receptor, a parte que ouve o sinal. Sem resposta na botoeira, o caso é de energia, e cadastro perdido deixa a luz acesa sem efeito.",
          "Se nenhum funciona, procure o receptor, ou a energia se a botoeira também não abre. Memória cheia ou apagada é outra causa, comum após mexer na placa.",
          "Todos mudos de uma vez apontam para receptor, antena ou energia. O código também some da memória, e aí só gravando de novo.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste o controle antes de comprar outro", "O que testar no controle em casa"],
      slots: [
        [
          "Comece pelo que custa menos, com o controle seco e o portão à vista. O motor continua fechado, porque há tensão na placa e o botão errado apaga todos os controles.",
          "A maioria volta a funcionar sem ferramenta, com pilha nova e contato limpo. Não abra o motor para recadastrar: além da tensão, um toque longo limpa a memória.",
          "Faça os testes perto do portão, sem ninguém no caminho da folha. Cadastro em placa dentro do motor é serviço de técnico.",
          "Pilha, contato e distância se testam em um minuto. Se for preciso gravar na central do motor, deixe com o técnico.",
        ],
      ],
      steps: [
        "Aperte e olhe a luz: apagada ou fraca costuma ser pilha.",
        "Use pilha nova do mesmo modelo, com o código impresso nela, na posição certa.",
        "Limpe os contatos com pano seco.",
        "Teste a poucos passos do portão e depois com outro controle.",
        "Aperte a botoeira: se ela abre, o motor tem energia.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz com o controle que não responde", "Teste do sinal, recadastro e receptor"],
      slots: [
        [
          "O técnico mede se o controle transmite e em que frequência. Se ele emite e o portão não reage, a procura passa ao receptor e à antena.",
          "Um testador mostra se o controle envia sinal. Enviando, o defeito está no portão, no receptor ou na antena; não enviando, está na sua mão.",
          "Primeiro se vê se há sinal saindo do controle. A resposta separa troca de controle de conserto do receptor.",
          "A medição do sinal diz de que lado está a falha. Controle bom e portão surdo significam receptor ou antena.",
        ],
        [
          "Cadastro perdido se grava de novo, com todos os controles da casa à mão. Receptor queimado pode dar lugar a um avulso, ligado à mesma central, sem trocar a placa.",
          "Se o código sumiu, o controle é regravado e testado da rua. Com o receptor ruim, um módulo externo devolve o comando e mantém a central.",
          "Regravar resolve cadastro apagado ou memória corrompida. Receptor com defeito se substitui por um separado, e o alcance é testado do lado de fora.",
          "Grava-se o que se perdeu e apaga-se o que foi extraviado. Na falha do receptor, instala-se um avulso e refaz-se a antena, se preciso.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa e quanto tempo leva resolver o controle",
        "Preço e tempo para o controle voltar a abrir",
      ],
      slots: [
        [
          "Pilha você troca sem pagar visita, e o controle novo é cobrado por unidade, com a gravação. Receptor com defeito soma peça e mão de obra, e por isso custa mais que trocar o controle.",
          "Do mais barato ao mais caro ficam pilha, gravação, controle novo e receptor. O preço do controle muda com o tipo de código, e o da gravação quase não muda com a quantidade.",
          "A pilha é o menor gasto, o controle novo vem depois, por unidade, e o receptor por último. Gravar vários na mesma visita quase não altera a conta.",
          "Quem só precisa de pilha não paga serviço. Controle novo se paga por unidade, já gravado, e o receptor avulso soma peça e instalação.",
        ],
        [
          "Gravar ou trocar controle leva menos de {trade.smallRepair}. Quando é preciso ir ao local, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
          "O serviço costuma caber em {trade.smallRepair}, com teste da rua, e a visita em residência começa em {price.preventive}, fora peças.",
          "Conte menos de {trade.smallRepair} para gravar e testar. A ida com regulagem, em casa, sai a partir de {price.preventive}, sem peças.",
          "Em menos de {trade.smallRepair} o controle está gravado e testado; em residência, a visita com ajuste custa desde {price.preventive}, peças à parte.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Consertar ou comprar outro controle", "Quando o controle não compensa conserto"],
      slots: [
        [
          "Botão gasto e placa corroída por pilha vazada raramente compensam reparo. Carcaça quebrada, ao contrário, pode ser trocada.",
          "Controle que não volta com pilha nova e contato limpo costuma pedir troca. Só a capa quebrada se resolve sem outro aparelho.",
          "Oxidação e tecla afundada encurtam qualquer conserto, e um novo dura mais. Capa rachada é o reparo que vale.",
          "Consertar vale para a carcaça; placa corroída e botão gasto, não. Se caiu na água e oxidou, troque.",
        ],
        [
          "O novo precisa ter a mesma frequência, em geral 433,92 MHz, e o mesmo tipo de código da central. Aparência igual não garante, e código fixo e rolante não se misturam.",
          "Frequência e código decidem, e não o formato. Em central de código rolante, quase sempre só serve o da mesma linha.",
          "Confira a frequência, comum em 433,92 MHz, e se o código é fixo ou rolante. Controle parecido pode não gravar.",
          "Dois controles iguais por fora podem ter códigos diferentes. Vale o que a central aceita, em frequência e em tipo.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como fazer o controle durar", "Cuidados com pilha, sol e controle reserva"],
      slots: [
        [
          "Troque a pilha ao primeiro sinal de luz fraca ou alcance menor, antes que ela vaze e corroa a placa. Sol no painel do carro resseca borracha e pilha.",
          "Pilha velha vaza e estraga o controle; trocar cedo custa pouco. Umidade, queda e sol no painel são o resto do problema.",
          "Alcance menor é aviso de pilha no fim. Guarde o controle longe do sol e da umidade, que gastam botão e contato.",
          "A pilha trocada a tempo salva a placa. Evite o painel do carro ao sol, porque o calor acaba com a borracha do botão.",
        ],
        [
          "Tenha um segundo controle cadastrado, que serve de reserva e de teste. Sem uso, guarde-o seco e sem pilha.",
          "Um reserva já gravado evita ficar do lado de fora e mostra se o defeito é do primeiro. Guarde-o sem a pilha.",
          "Quem tem dois controles descobre o defeito em um minuto. O que fica na gaveta deve estar sem pilha.",
          "O controle extra resolve a urgência e o diagnóstico. Deixe-o em lugar seco, com a pilha ao lado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Troquei a pilha e o controle continua sem funcionar. O que faço?",
      answers: [
        "Veja se a pilha é do modelo certo e está na posição correta. Se a luz acende e o portão não reage, falta cadastro ou o receptor falhou.",
        "Confira polaridade e contato. Luz acesa sem resposta indica cadastro ou receptor; luz apagada, defeito no próprio controle.",
        "Teste com outro controle: se ele abre, recadastre ou troque o seu. Se nenhum abre, o problema está no portão.",
      ],
    },
    {
      question: "O controle novo já vem pronto para usar?",
      answers: [
        "Não: ele precisa ser gravado na central do seu portão. Em código fixo, alguns copiam direto do controle antigo.",
        "Sai da caixa sem cadastro. Na placa do motor, quem grava é o técnico; em receptor externo, você pode gravar com o manual.",
        "Falta a gravação, que leva poucos minutos quando o código combina. Sem ela, acende a luz e não abre.",
      ],
    },
    {
      question: "Quantos controles posso gravar no mesmo portão?",
      answers: [
        "O limite vem da central: as de casa costumam guardar dezenas, e as de condomínio, bem mais.",
        "Depende da memória da central. Em casa quase nunca se chega ao limite; em prédio, usa-se receptor maior.",
        "Dezenas, na maioria das residências. Com a memória cheia, o novo só entra depois de apagar outro.",
      ],
    },
    {
      question: "Controle que caiu na água tem conserto?",
      answers: [
        "Às vezes. Tire a pilha, abra, enxugue e deixe secar à sombra. Se os contatos oxidaram, trocar é mais seguro.",
        "Pode ter, se secar rápido e sem pilha. Depois de alguns dias, a oxidação costuma corroer a placa.",
        "Se você tirou a pilha na hora, há chance. Não aperte molhado e não use secador quente.",
      ],
    },
    {
      question: "Controle de outra marca serve no meu portão?",
      answers: [
        "Serve, se tiver a mesma frequência e o mesmo tipo de código. De código fixo, muitos são compatíveis; de rolante, em geral só os da própria marca.",
        "Depende da central. O fixo aceita similares com facilidade; o rolante quase sempre exige a mesma linha.",
        "Muitas vezes, sim, em código fixo. A foto dos dois, por dentro e por fora, esclarece.",
      ],
    },
  ],
  photo: "fotos do controle por fora e por dentro e da etiqueta do motor",
  related: ["controle", "pilha", "programacao", "receptor", "so-de-perto", "antena"],
  topic: "controle-remoto-nao-funciona",
};
