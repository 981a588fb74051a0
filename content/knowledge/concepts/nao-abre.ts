import type { Concept } from "#domain/knowledge/concept.ts";

export const naoAbre: Concept = {
  id: "nao-abre",
  kind: "symptom",
  label: "Portão não abre",
  phrase: "o portão que não abre",
  words: [
    "não abre de jeito nenhum",
    "não abre nem a pau",
    "não abre de forma alguma",
    "não abre",
    "não abrem",
    "não abri",
    "não abrir",
    "não tá abrindo",
    "não quer abrir",
    "não está abrindo",
    "parou de abrir",
    "não sobe",
    "não levanta",
    "não destrava",
    "portão trancado",
    "portão emperrado",
    "portão emperrou",
    "portão travado",
    "portão travou",
    "portão preso",
    "fecha e não abre",
    "fecha mas não abre",
    "não abre e não fecha",
    "não abre não fecha",
    "nem abre nem fecha",
    "portão parado",
  ],
  intent: "repair",
  answers: {
    any: [
      "O portão que não abre está sem energia, sem comando ou com a folha presa, e o som do motor mostra qual dos três. Veja o disjuntor e aperte a botoeira uma vez: mudo é energia ou placa, ronco é capacitor ou folha travada. Se ele fecha e só não abre, suspeite da trava elétrica, do fim de curso ou do relé da placa.",
      "Se o portão não abre, confira o disjuntor e tente uma vez pelo botão da parede, escutando o motor. Silêncio aponta para energia ou placa, e ronco, para folha presa ou capacitor fraco. Quando ele fecha bem e não abre, a falha costuma ser da trava elétrica que não solta ou do fim de curso.",
      "Portão que não abre e não faz som está sem energia: confira o disjuntor e religue uma única vez. Se a botoeira abre e o controle não, o defeito é do controle. Se o motor ronca e a folha não anda, a causa é capacitor, trava elétrica ou algo que prende a folha. Não insista, porque o motor queima.",
      "Quando o portão automático não abre, falta energia, comando ou força. Olhe o disjuntor e aperte a botoeira, o botão da parede, uma vez. Se o motor fica mudo, o problema é de energia ou de placa. Se ronca, é capacitor fraco ou folha presa. Quando o portão fecha bem e só não abre, veja a trava elétrica e o fim de curso.",
    ],
    price: [
      "O conserto de um portão que não abre vai do recadastro de um controle à troca da placa ou do motor, e o preço segue a causa. Em casa, a visita com ajuste parte de {price.preventive}, sem peças, e um motor novo já instalado custa de {price.homeSwap}.",
      "Portão que não abre não tem preço único: trocar capacitor ou recadastrar controle custa bem menos que placa ou redutor. A visita de regulagem em residência começa em {price.preventive}, fora as peças, e a troca do motor, se for o caso, fica de {price.homeSwap}.",
      "Consertar o portão que não abre custa, em residência, a partir de {price.preventive} quando só há ajuste, sem peças. Capacitor e controle custam pouco, placa e redutor custam mais, e a troca completa do motor vai de {price.homeSwap}. Um vídeo da tentativa basta para o orçamento, que é grátis.",
    ],
    "how-to": [
      "Para abrir um portão que não abre pelo controle, confira o disjuntor e tente uma vez pela botoeira. Se não adiantar, desligue a energia e destrave com a chave do motor só o portão de correr ou de abrir, reto e em piso plano. O basculante com defeito fica travado, porque a folha pode cair.",
      "O que fazer quando o portão não abre é olhar o quadro de luz, apertar o botão da parede uma vez e escutar o motor. Sem resultado, desligue o disjuntor e use a chave de destravamento só na folha de correr ou de abrir, reta e nivelada. O basculante espera o técnico sem ser solto.",
      "Portão que não abre pode ser usado na mão se for de correr ou de abrir, reto e em piso nivelado: desligue o disjuntor, gire a chave do motor e mova devagar. Antes, teste a botoeira uma vez e veja o quadro; no basculante não mexa, pois ele pode descer de repente.",
    ],
    emergency: [
      "Portão que não abre com gente ou carro dentro: desligue o disjuntor e olhe a folha de longe. Se for de correr ou de abrir, reta e nivelada, a chave do motor libera o movimento na mão; o basculante fica travado até o técnico, que atende {shop.hours}.",
      "Se o portão não abre e alguém precisa sair, use a porta de pedestre e corte a energia do motor. Destrave com a chave apenas portão de correr ou de abrir, reto e nivelado, sem puxar com o carro; para o basculante, chame o técnico, {shop.hours}.",
      "Com o portão trancado e alguém preso, mantenha a calma e não force: desligue o disjuntor e, se a folha de correr ou de abrir estiver reta, solte o motor pela chave. Basculante não se destrava, porque pode cair; o atendimento funciona {shop.hours}.",
    ],
  },
  line: [
    "Portão que não abre e fica mudo costuma estar sem energia: comece pelo disjuntor.",
    "Quando a folha não sai do lugar, o ronco ou o silêncio do motor já indica onde procurar.",
    "Se o portão não abre nem pela botoeira, o controle dificilmente é o culpado.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Por que o portão não abre",
        "Portão não abre: motor mudo, motor roncando ou folha presa",
        "As causas de um portão automático que não abre",
      ],
      slots: [
        [
          "Motor mudo, sem nenhum estalo, quer dizer que a energia ou a ordem não chegou, por disjuntor caído, fusível aberto ou placa queimada. Se o portão obedece à botoeira e ignora o controle, a pilha acabou ou o cadastro se perdeu.",
          "O silêncio completo indica falta de energia ou de comando, seja disjuntor desarmado, fusível aberto ou placa com defeito. Quando só o controle não responde, a causa é menor, como pilha gasta ou código apagado.",
          "Se nada acontece ao apertar o botão, procure primeiro no quadro de luz e depois no fusível da placa. Se só o controle falhou e a botoeira funciona, o caso é de pilha ou de gravar de novo.",
        ],
        [
          "Ronco sem movimento mostra que a energia chega, mas falta força ou a folha está presa. As suspeitas são o capacitor, que dá a partida, uma trava elétrica que não recolhe, ferrolho esquecido, pedra no trilho ou cabo fora do lugar.",
          "Quando o motor ronca e a folha fica parada, o capacitor de partida enfraqueceu ou alguma coisa segura o portão. Pode ser trinco fechado, fechadura elétrica que não soltou, roldana travada ou cabo que escapou.",
          "O motor que ronca e não anda recebe energia, mas não vence a folha. São comuns o ferrolho passado, a trava elétrica emperrada, a pedra no trilho e o capacitor fraco, peça que dá o impulso da partida.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que testar quando o portão não abre", "Testes seguros no portão que não abre"],
      slots: [
        [
          "Siga a ordem, sem abrir o motor nem tocar em fio, e faça uma tentativa só. Se a folha está torta ou há cabo frouxo, não teste: desligue o disjuntor e mantenha todos longe.",
          "Você só precisa olhar, escutar e, no fim, usar a chave do motor. Se notar cabo solto ou folha inclinada, pare, corte a energia e não destrave nada, porque o motor pode estar segurando o peso.",
          "Estes passos vão do mais simples ao mais trabalhoso e não pedem abrir a tampa. Pare se a folha estiver torta ou com cabo pendurado, e deixe o disjuntor desligado até a visita.",
          "Repare no som do motor e no estado da folha, sem encostar em fio nem repetir o comando. Cabo frouxo ou folha inclinada significa portão sem uso, com a energia cortada, até o técnico ver.",
        ],
      ],
      steps: [
        "Veja se há luz na casa e se o disjuntor do portão está ligado. Se desarmou, religue uma única vez.",
        "Aperte a botoeira: se ela abre e o controle não, o defeito é do controle ou do receptor.",
        "Escute o motor nessa tentativa: mudo, roncando ou girando em falso.",
        "Desligue o disjuntor e procure, com os olhos, ferrolho, pedra no trilho ou cabo frouxo.",
        "Só em portão de correr ou de abrir, reto e nivelado, destrave com a chave e mova devagar. O basculante fica travado.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz no portão que não abre", "Como o técnico descobre por que o portão não abre"],
      slots: [
        [
          "O técnico mede a tensão que chega à placa e, com o motor solto, move a folha para ver se ela prende. Assim fica claro se falta energia, comando ou força, antes de falar em peça.",
          "Com o multímetro, o técnico segue a energia do disjuntor até o motor e confere se o comando chega à central. Em seguida move a folha destravada, para saber se o defeito está no portão ou no motor.",
          "O técnico testa uma coisa por vez, do quadro e do fusível até a placa e o comando. Só depois empurra a folha sem o motor e vê se alguma roldana, dobradiça ou cabo está prendendo.",
        ],
        [
          "Capacitor, fim de curso e trava elétrica são testados um a um, e só a peça com defeito é trocada. No fim, o portão faz ciclos completos pelo controle e pela botoeira.",
          "Depois vêm o capacitor, a trava elétrica e o fim de curso, que pode enganar a placa dizendo que o portão já está aberto. Trocado o que falhou, são feitas várias aberturas de teste.",
          "O capacitor de partida, os sensores de fim de curso e a fechadura elétrica são medidos em seguida. O serviço termina com aberturas seguidas, pelo botão e pelo controle.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa consertar o portão que não abre", "Preço do conserto, do controle ao motor novo"],
      slots: [
        [
          "Gravar um controle e trocar um capacitor estão entre os serviços mais baratos; a placa custa mais, e o redutor ou a serralheria ficam no topo. A visita de ajuste em casa começa em {price.preventive}, sem peças.",
          "O preço depende da causa. Controle e capacitor custam pouco, a placa custa mais, e o conserto da folha ou do redutor é o mais caro. Em residência, a visita com regulagem parte de {price.preventive}, sem peças.",
          "Pilha, cadastro e capacitor são os consertos mais em conta, e placa, redutor e serralheria, os mais caros. Quando só o ajuste resolve, a visita em casa custa a partir de {price.preventive}, sem peças.",
        ],
        [
          "Se o motor não compensa reparo, o orçamento traz o conserto e a troca lado a lado; em portão pesado ou de prédio, a troca fica de {price.heavySwap}. O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
          "Motor perto do fim da vida, que dura em geral {trade.life}, pede comparar o conserto com a troca, que em portão pesado ou de prédio fica de {price.heavySwap}. O cartão parcela em até {shop.instalments} vezes.",
          "Só com enrolamento queimado ou redutor quebrado vale trocar o motor; em portão pesado ou de prédio, a troca fica de {price.heavySwap}, já com o serviço. O pagamento vai a até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar que o portão trave outra vez", "Para o portão não travar de novo"],
      slots: [
        [
          "Portão leve na mão raramente deixa alguém preso, porque o motor parte sem esforço. Varra o trilho, mantenha o ferrolho aberto quando usar o motor e, em casa, faça a revisão {visits.home}, que mede o capacitor e confere cabos e roldanas.",
          "Trilho limpo e folha equilibrada poupam o capacitor e a engrenagem, que se gastam primeiro. Uma revisão {visits.home}, na residência, acha a roldana gasta e o cabo desfiado antes da pane.",
          "Limpe o trilho, nunca acione com o trinco fechado e peça a manutenção da casa {visits.home}. Ela inclui a medição do capacitor e o exame dos cabos, que avisam antes de falhar.",
        ],
        [
          "Guarde a chave de destravamento em lugar conhecido pelos adultos, longe do motor e das crianças.",
          "Combine onde fica a chave do motor e ensine quem mora na casa a usá-la com o disjuntor desligado.",
          "Deixe a chave que solta o motor sempre no mesmo lugar, fora do alcance de crianças, e teste-a uma vez por ano.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva o conserto de um portão que não abre?",
      answers: [
        "Recadastrar um controle, trocar o capacitor ou soltar um trinco costuma levar menos de {trade.smallRepair}. Placa que vai para a bancada deixa o portão no uso manual por mais tempo.",
        "O reparo simples, como capacitor ou regulagem, termina na própria visita, em até {trade.smallRepair}. Se for preciso trocar o motor de uma casa, o serviço leva até {time.home.max}.",
        "Depende da causa: ajuste e capacitor ficam prontos em até {trade.smallRepair}, a troca de um motor residencial em até {time.home.max}, e uma placa em conserto pede outra visita.",
      ],
    },
    {
      question: "Posso forçar o portão com alavanca ou com o carro?",
      answers: [
        "Não. Alavanca e para-choque entortam o braço, a cremalheira ou a folha e podem derrubar o portão. Se ele não anda com força moderada, alguma peça está segurando.",
        "Não faça isso: um defeito pequeno vira serralheria, e a folha pode tombar. Desligue o disjuntor e espere a avaliação.",
        "Forçar só aumenta o estrago, porque dobra suporte e dente de engrenagem e pode soltar a folha. Com a energia cortada, deixe o portão parado até alguém achar o que prende.",
      ],
    },
    {
      question: "O portão fecha e não abre. Por que só em um sentido?",
      answers: [
        "O defeito está em algo que só age na abertura: relé da placa, fim de curso acionado ou trava elétrica que não recolhe. No basculante, contrapeso fraco também deixa a subida pesada.",
        "Se ele fecha bem, motor e energia estão bons. Procure o relé de abertura, o fim de curso que ficou preso ou a fechadura elétrica; em basculante, some a mola ou o contrapeso sem força.",
        "Costuma ser a trava elétrica que não solta, o sensor de fim de abertura acionado à toa ou um relé com defeito. O basculante ainda pode estar sem equilíbrio e pesar na subida.",
      ],
    },
    {
      question: "A luz voltou e o portão não abre mais. O que faço?",
      answers: [
        "Confira o disjuntor, religue uma vez se ele caiu e espere a central reiniciar. Se continuar mudo, o pico de tensão pode ter aberto o fusível ou danificado a placa.",
        "Veja se o disjuntor desarmou e tente uma vez pela botoeira. Sem resposta, a suspeita é fusível ou placa atingida pelo surto, o que só a medição confirma.",
        "Espere um minuto, olhe o quadro e acione o botão da parede uma única vez. Silêncio depois de uma queda de energia costuma ser fusível ou central, e o técnico mede os dois.",
      ],
    },
    {
      question: "E se a peça do meu motor não for mais fabricada?",
      answers: [
        "Capacitor, receptor e muitas placas têm equivalente de outra marca. Engrenagem própria de um modelo antigo pode não existir mais, e aí a troca do motor compensa.",
        "Muitas vezes há saída: uma central universal substitui a placa antiga, e o capacitor segue o valor da etiqueta. Sem engrenagem de reposição, o caminho é trocar o motor.",
        "As peças elétricas quase sempre têm substituta, escolhida pela etiqueta. O que costuma faltar em motor antigo é engrenagem ou redutor, e nesse caso um motor novo sai melhor.",
      ],
    },
  ],
  photo: "um vídeo curto da tentativa de abertura, com som, e uma foto da etiqueta do motor",
  related: ["capacitor", "chave-de-destravamento", "nao-liga", "travado-com-carro", "placa", "controle-nao-funciona"],
  topic: "assistencia-tecnica-24-horas",
};
