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
      "Controle do portão que não funciona quase sempre está com a pilha fraca; depois vêm contato sujo, botão gasto e cadastro perdido. Troque a pilha e teste um segundo controle: se ele abre, o defeito está no primeiro. Se nenhum abre, falhou o receptor ou a energia do portão, e o técnico conserta no local.",
      "Quando o controle da garagem não funciona, a causa mais comum é pilha fraca, mesmo que a luz ainda acenda. Ponha uma pilha nova do mesmo modelo e teste outro controle. Se só o seu falha, ele precisa de cadastro, botão ou troca; se todos falham, o problema está no receptor ou na energia do portão.",
      "O controle do portão não pega por pilha no fim, contato oxidado ou cadastro apagado na central. Comece pela pilha, que você mesmo troca. Se nenhum controle abre e a botoeira abre, o defeito é do receptor; se nem ela abre, confira o disjuntor. Cadastro e receptor o técnico resolve no local.",
      "Se o controle não abre o portão, o mais provável é pilha fraca, botão gasto ou cadastro perdido. Teste com outro controle: se ele abre, o seu precisa de pilha, cadastro ou troca. Se nenhum abre, falhou o receptor ou a energia, e isso consertamos no local.",
    ],
    price: [
      "O conserto do controle custa de uma pilha, que você mesmo troca, a um controle novo, cobrado por unidade já com a gravação. Se o defeito for no receptor do portão, somam-se a peça e a visita, que em casa, com ajuste, parte de {price.preventive}, sem peças. A foto do controle dá o valor.",
      "O preço para consertar controle de portão depende do que falhou: pilha não tem visita, botão gasto costuma pedir controle novo, e receptor soma peça. O preço do aparelho muda com o tipo de código. A foto do controle, por fora e por dentro, basta para o orçamento, que é grátis.",
      "Controle sem conserto se troca por outro de mesma frequência e código, com preço por unidade, mais a gravação. Defeito no receptor é outro serviço, com visita em casa a partir de {price.preventive}, sem peças. Para saber o valor, mande a foto do controle aberto.",
    ],
    "how-to": [
      "Para o controle do portão voltar a funcionar, troque a pilha pelo mesmo modelo, limpe os contatos com pano seco e teste perto do portão. Se a luz acende e nada acontece, provavelmente falta recadastrar, serviço feito na central pelo técnico.",
      "Teste nesta ordem o controle que não funciona: pilha nova na posição certa, contatos limpos, botão apertado a poucos passos do portão e outro controle. Se só o outro abre, o seu precisa de botão, cadastro ou troca. Se ele molhou, tire a pilha e deixe secar.",
      "Quando o controle não pega, comece pela pilha nova, limpe os contatos e acione perto do portão. Luz acesa com o portão parado indica cadastro perdido ou receptor com defeito. Na central quem mexe é o técnico, porque há tensão.",
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
          "Quando os outros controles abrem e só um não, o defeito é dele, quase sempre pilha ou contato sujo. A luz acesa não garante que o sinal chegue ao portão.",
          "A pilha no fim é a causa número um quando os outros controles abrem; depois vêm botão gasto e oxidação. A luz engana, porque precisa de menos energia que o sinal.",
          "Se falhou só o seu, olhe primeiro a pilha, o contato e o botão. O controle que acende e não abre costuma estar com a pilha fraca ou sem cadastro.",
        ],
        [
          "Quando todos param juntos e a botoeira abre, o receptor ou a antena é o suspeito; se nem a botoeira responde, é energia ou placa. Há ainda o cadastro apagado, depois de troca de placa ou de um surto.",
          "Quando nenhum controle abre, o suspeito é o receptor, a peça do portão que recebe o sinal. Se a botoeira também não responde, falta energia. Cadastro perdido deixa a luz do controle acender sem efeito.",
          "Se nenhum funciona, procure o receptor, ou a energia se a botoeira também não abre. Memória cheia ou apagada é outra causa, comum após mexer na placa.",
          "Se todos param de uma vez, a falha está no receptor, na antena ou na energia. O código também pode sumir da memória da central, e aí é preciso gravar os controles de novo.",
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
          "O técnico usa um testador que mostra se o controle envia sinal. Se envia, o defeito está no receptor ou na antena do portão; se não envia, está no próprio controle.",
          "Primeiro o técnico confere se o controle emite sinal. Essa resposta separa a troca do controle do conserto do receptor.",
          "A medição do sinal diz de que lado está a falha. Se o controle transmite bem e o portão não reage, o caso é de receptor ou antena.",
        ],
        [
          "Se o cadastro se perdeu, os controles da casa são gravados de novo. Um receptor queimado pode dar lugar a um avulso, ligado à mesma central, sem trocar a placa.",
          "Se o código sumiu, o controle é regravado e testado da rua. Com o receptor ruim, um módulo externo devolve o comando e mantém a central.",
          "Regravar resolve cadastro apagado ou memória corrompida. Receptor com defeito se substitui por um separado, e o alcance é testado do lado de fora.",
          "O técnico grava os controles que a central esqueceu e apaga os que foram extraviados. Se o receptor falhou, instala um avulso e refaz a antena, quando preciso.",
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
          "Conte menos de {trade.smallRepair} para gravar e testar. A visita com regulagem, em casa, sai a partir de {price.preventive}, sem peças.",
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
          "Controle com placa oxidada ou tecla afundada dura pouco depois do conserto, e um novo compensa. Já a capa rachada vale trocar.",
          "Quando quebrou só a carcaça, vale consertar. Com placa corroída, botão gasto ou oxidação depois de cair na água, compre outro.",
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
          "Pilha velha vaza e estraga o controle, e trocá-la cedo custa pouco. Queda, umidade e sol no painel do carro causam o resto dos defeitos.",
          "Alcance menor é aviso de pilha no fim. Guarde o controle longe do sol e da umidade, que gastam botão e contato.",
          "A pilha trocada a tempo salva a placa. Evite o painel do carro ao sol, porque o calor acaba com a borracha do botão.",
        ],
        [
          "Tenha um segundo controle cadastrado, que serve de reserva e de teste. Sem uso, guarde-o seco e sem pilha.",
          "Um reserva já gravado evita ficar do lado de fora e mostra se o defeito é do primeiro. Guarde-o sem a pilha.",
          "Quem tem dois controles descobre o defeito em um minuto. O que fica na gaveta deve estar sem pilha.",
          "O controle extra resolve a urgência e ajuda a descobrir o defeito. Deixe-o em lugar seco, com a pilha fora dele.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Troquei a pilha e o controle continua sem funcionar. O que faço?",
      answers: [
        "Veja se a pilha é do modelo certo e está na posição correta. Se a luz acende e o portão não reage, falta cadastro ou o receptor falhou.",
        "Confira a posição da pilha e o contato. Luz acesa sem resposta indica cadastro ou receptor; luz apagada indica defeito no próprio controle.",
        "Teste com outro controle: se ele abre, recadastre ou troque o seu. Se nenhum abre, o problema está no portão.",
      ],
    },
    {
      question: "O controle novo já vem pronto para usar?",
      answers: [
        "Não: ele precisa ser gravado na central do seu portão. Em código fixo, alguns copiam direto do controle antigo.",
        "Sai da caixa sem cadastro. Na placa do motor, quem grava é o técnico; em receptor externo, você pode gravar com o manual.",
        "Não, falta gravá-lo na central, o que leva poucos minutos quando o código combina. Sem isso, a luz acende e o portão não abre.",
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
