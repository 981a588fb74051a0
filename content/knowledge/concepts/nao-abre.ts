import type { Concept } from "#domain/knowledge/concept.ts";

export const naoAbre: Concept = {
  id: "nao-abre",
  kind: "symptom",
  label: "Portão não abre",
  phrase: "o portão que não abre",
  words: [
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
      "Um portão que não abre costuma estar sem energia, com o motor sem força de partida ou com a folha presa. Confira disjuntor e DR, aperte a botoeira uma vez e escute: mudo é energia ou comando; roncando é capacitor ou folha travada.",
      "Se o portão não abre, veja disjuntor, trinco e pilha e teste pela botoeira uma vez. Para sair agora, só portão de correr ou de abrir, reto e nivelado, se destrava, com o disjuntor desligado; o basculante espera o técnico.",
      "Falta de energia, de comando ou de força explica o motor que não abre. Aperte a botoeira uma vez e escute: abriu, o defeito é do controle; mudo, é energia ou placa; roncando, é folha presa ou, no motor comum, capacitor fraco, e o disjuntor fica desligado. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
      "O portão não abre por falta de energia, de comando ou de força do motor, ou porque algo segura a folha. Veja o quadro, procure ferrolho ou obstáculo com o disjuntor desligado e tente uma só vez: cada tentativa com a folha presa esquenta o enrolamento.",
    ],
    price: [
      "O conserto de um portão que não abre pode ser um simples recadastro de controle ou a troca de uma peça, e o preço acompanha a causa. Mande um vídeo da tentativa e a foto da etiqueta: o orçamento é grátis.",
      "Portão que não abre não tem preço único: capacitor, placa, cabo e roldana custam valores bem diferentes. Se for preciso trocar o motor de uma casa, a referência é de {price.homeSwap}; o resto se confirma por foto.",
    ],
    "how-to": [
      "Para abrir um portão que não abre pelo controle, desligue o disjuntor. Deslizante ou pivotante reto e em piso nivelado pode ser destravado com a chave; o basculante fica travado, porque com cabo ou contrapeso ruim a folha cai ou sobe de repente.",
      "Um portão que não abre pode ser usado na mão se for de correr ou de abrir, reto e em piso nivelado: corte a energia, destrave com a chave e mova sem forçar. O basculante fica travado até o técnico chegar.",
    ],
    emergency: [
      "Portão que não abre com gente ou carro dentro: desligue o disjuntor e olhe a folha de longe. De correr ou de abrir, reta e nivelada, a chave libera; o basculante fica travado até o técnico, que atende {shop.hours}.",
      "Se o portão não abre e alguém precisa sair agora, use outra saída e desligue o disjuntor. A chave de destravamento é só para portão de correr ou de abrir, reto e nivelado. Não puxe com o carro; o contato funciona {shop.hours}.",
    ],
  },
  line: [
    "Portão que não abre e fica mudo pede, antes de tudo, uma olhada no disjuntor.",
    "Quando a folha não sai do lugar, o ronco ou o silêncio do motor já indica onde procurar.",
    "Se o portão não abre nem pela botoeira, o controle está fora de suspeita.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Por que o portão não abre",
        "Causas de um portão que não sai do lugar",
        "Motor mudo, motor roncando ou folha presa",
      ],
      slots: [
        [
          "O silêncio total depois do comando indica falta de energia, fusível aberto, placa sem alimentação ou controle que não chega ao receptor.",
          "Se nada acontece ao apertar o botão, a procura começa no disjuntor e segue para a placa, o receptor e o controle.",
          "Um motor que nem tenta girar costuma estar sem tensão, ou a ordem de abrir não está chegando à central.",
        ],
        [
          "Já o ronco sem movimento aponta para capacitor fraco, freio preso ou folha que não consegue andar.",
          "Quando se ouve o motor e a folha não responde, as suspeitas são o capacitor, o redutor e algum travamento mecânico.",
          "O zumbido parado mostra que a energia chega, mas falta força de partida ou sobra resistência no portão.",
        ],
        [
          "Trinco esquecido, trava elétrica que não recolhe, pedra no trilho e cabo fora da roldana também prendem a folha.",
          "Na parte mecânica, confira com os olhos o ferrolho, o trilho e os cabos, porque qualquer um deles segura o portão inteiro.",
          "Ferrolho fechado, trava elétrica sem pulso e roldana travada deixam o motor puxando contra uma folha que não pode andar.",
        ],
      ],
      bullets: [
        "Disjuntor ou DR desarmado",
        "Capacitor sem força de partida",
        "Trinco, cadeado ou trava elétrica fechada",
        "Placa queimada ou fusível aberto",
        "Folha fora do trilho ou cabo solto",
        "Controle sem pilha ou sem cadastro",
      ],
    },
    {
      about: "check",
      headings: [
        "O que testar quando o portão não abre",
        "Portão não abre: verificação em ordem",
        "Testes seguros no portão travado",
      ],
      slots: [
        [
          "A ordem abaixo vai do mais simples ao mais revelador e não pede ferramenta, só a chave do motor no fim.",
          "Siga os passos sem pular, sempre de fora do motor e sem tocar em fio.",
          "Poucas observações bastam para dizer ao técnico se o defeito é de energia, comando ou mecânica.",
        ],
        [
          "Se a folha estiver torta ou com cabo solto, não destrave: desligue o disjuntor e mantenha todos longe.",
          "No basculante, qualquer cabo frouxo ou folha inclinada encerra o teste, porque o motor pode ser a única coisa que segura o peso.",
          "Uma folha que despenca, sobe sozinha ou balança não deve ser mexida por ninguém antes da visita.",
        ],
      ],
      steps: [
        "Veja se há luz na casa e se o disjuntor do portão está ligado. Se desarmou, religue uma única vez.",
        "Aperte a botoeira interna. Se ela abre e o controle não, o problema está no controle ou no receptor.",
        "Escute o motor em uma só tentativa: mudo, roncando ou girando em falso.",
        "Desligue o disjuntor e procure trinco fechado, pedra no trilho ou cabo frouxo.",
        "Só em portão de correr ou de abrir, reto e em piso nivelado, destrave com a chave e mova devagar. O basculante fica travado até o técnico chegar.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão que não abre",
        "Como se acha o que prende o portão",
        "Diagnóstico do portão que não abre",
      ],
      slots: [
        [
          "O primeiro passo é medir a tensão que chega à central e confirmar se o comando de abertura está entrando.",
          "Com instrumento, o técnico segue o caminho da energia: disjuntor, fusível, central, capacitor e motor.",
          "A visita começa por separar motor e portão, movendo a folha destravada para sentir onde ela prende.",
        ],
        [
          "Em seguida vêm os fins de curso e a trava elétrica, que podem impedir a partida sem aviso.",
          "Fim de curso acionado por engano faz a central acreditar que o portão já está aberto, e por isso também é conferido.",
          "Placa, capacitor e trava são testados um a um, para que só a peça com defeito seja trocada.",
        ],
        [
          "O serviço termina com vários ciclos completos e com o destravamento manual mostrado ao morador.",
          "Antes de ir embora, o técnico abre e fecha o portão algumas vezes e confere a folha na mão.",
          "Depois do reparo, em uma casa {de} ou em um prédio, o portão é testado pelo controle, pela botoeira e na mão.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa o conserto", "Preço do conserto de um portão travado", "Conserto ou motor novo?"],
      slots: [
        [
          "O valor depende da causa: recadastrar um controle, trocar um capacitor e recuperar uma placa são serviços de portes diferentes.",
          "Regravar um controle, trocar um capacitor e refazer uma placa têm preços bem diferentes, por isso o valor vem depois do vídeo e da foto da etiqueta.",
          "Peças de partida costumam pesar pouco no orçamento; placa, redutor e serralheria pesam mais.",
        ],
        [
          "Quando o motor não compensa reparo, a troca residencial fica na faixa de {price.homeSwap}.",
          "Trocar o motor de uma casa custa de {price.homeSwap}; em portões pesados, a faixa é de {price.heavySwap}.",
          "Se o motor já chegou ao fim da vida, de {trade.life}, e o redutor falhou, compare o conserto com a troca, de {price.homeSwap} em casa.",
        ],
        [
          "Um vídeo da tentativa, com som, e a foto da etiqueta permitem adiantar o orçamento sem custo.",
          "Para quem está {em}, o caminho mais curto é mandar o vídeo pelo WhatsApp e receber a estimativa antes da visita.",
          "Com foto da etiqueta e do portão inteiro, o orçamento sai grátis e o técnico já leva as peças prováveis.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como evitar que o portão trave de novo",
        "Cuidados para o portão abrir sempre",
        "Para o portão não emperrar outra vez",
      ],
      slots: [
        [
          "Trilho varrido, roldana livre e folha equilibrada tiram do motor o esforço que costuma acabar em parada.",
          "Um portão leve na mão raramente deixa alguém preso, porque o motor parte sem forçar.",
          "A limpeza do trilho e a lubrificação dos pinos evitam boa parte das folhas emperradas.",
        ],
        [
          "Uma revisão {visits.home} basta para a maioria das casas e parte de {price.preventive}.",
          "Em residência, a manutenção preventiva {visits.home} encontra o capacitor cansado e o cabo desfiado antes da pane.",
          "A visita preventiva, a partir de {price.preventive}, mede o capacitor e confere cabos e roldanas.",
        ],
        [
          "Em casa ou prédio {em}, guarde a chave de destravamento em lugar conhecido por todos, fora do motor e longe de crianças.",
          "Deixe a chave do motor sempre no mesmo lugar e ensine os adultos da casa a usá-la com o disjuntor desligado.",
          "Saber onde está a chave de destravamento, em um dia de pressa, faz a diferença entre sair e esperar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão faz barulho, mas não abre. O que é?",
      answers: [
        "Em geral é capacitor fraco ou folha presa. O motor recebe energia e não consegue partir. Pare de acionar, desligue o disjuntor e peça a medição, porque motor parado com energia esquenta depressa.",
        "Costuma ser falta de força na partida, por capacitor gasto, ou algum travamento no trilho, no cabo ou no trinco. Não insista: o enrolamento pode queimar.",
      ],
    },
    {
      question: "Como abrir o portão automático na mão?",
      answers: [
        "Em portão de correr ou de abrir, reto e nivelado, desligue o disjuntor, gire a chave de destravamento e mova devagar. O basculante não se destrava: espere o técnico.",
        "Abra com o disjuntor desligado e a chave própria do motor, só em portão de correr ou de abrir, reto e nivelado. O basculante fica travado: com cabo ou contrapeso ruim, a folha cai ou sobe de repente.",
      ],
    },
    {
      question: "Posso forçar o portão com uma alavanca ou com o carro?",
      answers: [
        "Não. Alavanca e para-choque entortam o braço, a cremalheira ou a folha e podem derrubar o portão. Se ele não anda com força moderada, está preso por alguma peça.",
        "Não faça isso: a folha pode tombar, e um defeito pequeno vira serralheria. Desligue o disjuntor e espere a avaliação.",
      ],
    },
    {
      question: "O portão fecha e não abre. Por que só em um sentido?",
      answers: [
        "O portão anda só em um sentido porque a falha está em algo próprio da abertura: relé da placa, fim de curso de abertura acionado ou trava elétrica que não recolhe.",
        "Costuma ser fim de curso acionado, relé com defeito ou, no basculante, contrapeso fraco, que deixa a subida pesada demais.",
      ],
    },
    {
      question: "Depois que a luz voltou, o portão não abre mais. O que faço?",
      answers: [
        "Confira o disjuntor e dê um tempo para a central ligar. Se continuar mudo, a volta da energia pode ter aberto o fusível ou danificado a placa, o que se confirma com medição.",
        "Veja se o disjuntor desarmou e tente uma vez pela botoeira. Sem resposta, a suspeita é fusível ou placa atingida pelo surto de tensão.",
      ],
    },
  ],
  photo: "um vídeo curto da tentativa de abertura, com som, e uma foto da etiqueta do motor",
  related: ["capacitor", "chave-de-destravamento", "nao-liga", "travado-com-carro", "placa", "controle-nao-funciona"],
  topic: "assistencia-tecnica-24-horas",
};
