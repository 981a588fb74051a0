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
      "Se o portão não abre, quase sempre falta energia ou comando, ou algo prende a folha: veja disjuntor, trinco e pilha e teste uma vez pela botoeira. Para sair agora, destrave só portão de correr ou de abrir, reto e nivelado, com o disjuntor desligado; o basculante espera o técnico.",
      "Quando o motor não abre o portão, falta energia, comando ou força. Aperte a botoeira uma vez e escute: se abriu, o defeito é do controle; se ficou mudo, é energia ou placa; se roncou, desligue o disjuntor, porque é folha presa ou capacitor fraco. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
      "O portão não abre por falta de energia, de comando ou de força do motor, ou porque algo segura a folha. Veja o quadro e tente uma só vez; se não abrir, desligue o disjuntor e procure ferrolho ou obstáculo, porque cada tentativa com a folha presa esquenta o motor.",
    ],
    price: [
      "O conserto de um portão que não abre vai de um simples recadastro de controle à troca de uma peça, e o preço acompanha a causa. Mande um vídeo da tentativa e a foto da etiqueta: o orçamento é grátis.",
      "Portão que não abre não tem preço único: capacitor, placa, cabo e roldana custam valores bem diferentes. Se for preciso trocar o motor de uma casa, a referência é de {price.homeSwap}; o conserto é orçado de graça, por foto e vídeo.",
    ],
    "how-to": [
      "Para abrir um portão que não abre pelo controle, desligue o disjuntor e veja o tipo: o de correr ou de abrir, reto e em piso nivelado, pode ser destravado com a chave do motor. O basculante fica travado, porque com cabo ou contrapeso ruim a folha cai ou sobe de repente.",
      "Um portão que não abre pode ser usado na mão se for de correr ou de abrir, reto e em piso nivelado: corte a energia, destrave com a chave e mova sem forçar. O basculante fica travado até o técnico chegar.",
    ],
    emergency: [
      "Portão que não abre com gente ou carro dentro: desligue o disjuntor e olhe a folha de longe. Se for de correr ou de abrir, reta e nivelada, a chave do motor libera; o basculante fica travado até o técnico, que atende {shop.hours}.",
      "Se o portão não abre e alguém precisa sair agora, use outra saída e desligue o disjuntor. A chave de destravamento é só para portão de correr ou de abrir, reto e nivelado. Não puxe com o carro; o contato funciona {shop.hours}.",
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
        "Causas de um portão que não sai do lugar",
        "Portão não abre: motor mudo, motor roncando ou folha presa",
      ],
      slots: [
        [
          "O mais comum é o motor mudo, por falta de energia: disjuntor caído, fusível aberto ou placa sem alimentação; se só o controle falha, é pilha ou cadastro.",
          "Se nada acontece ao apertar o botão, a causa mais provável é energia ou comando: disjuntor, fusível, placa, receptor ou pilha do controle.",
          "Um motor que nem tenta girar costuma estar sem energia, ou a ordem de abrir não está chegando à placa.",
        ],
        [
          "Já o ronco sem movimento aponta para capacitor fraco ou para uma folha que não consegue andar.",
          "Quando o motor ronca e a folha não responde, as suspeitas são o capacitor, o redutor e algum travamento mecânico.",
          "O zumbido sem movimento mostra que a energia chega, mas falta força de partida ou sobra resistência no portão.",
        ],
        [
          "Trinco esquecido, trava elétrica que não recolhe, pedra no trilho e cabo fora da roldana também prendem a folha.",
          "A folha também fica presa por ferrolho esquecido, pedra no trilho ou cabo fora da roldana; confira só com os olhos.",
          "Ferrolho fechado, trava elétrica que não solta e roldana travada fazem o motor puxar uma folha que não pode andar.",
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
          "Os passos vão do mais simples ao mais revelador, e a única ferramenta é a chave do motor, no fim.",
          "Siga os passos na ordem, sempre por fora do motor e sem tocar em fio.",
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
        "Como o técnico descobre por que o portão não abre",
        "Diagnóstico do portão que não abre",
      ],
      slots: [
        [
          "O técnico mede a tensão que chega à placa e confirma se o comando de abertura está entrando.",
          "Com o multímetro, o técnico segue o caminho da energia: disjuntor, fusível, placa, capacitor e motor.",
          "O técnico separa motor e portão: mede a energia na placa e move a folha destravada para sentir se ela prende.",
        ],
        [
          "Em seguida confere os fins de curso e a trava elétrica, que podem impedir a partida sem aviso.",
          "O fim de curso também é conferido, porque, acionado por engano, faz a placa acreditar que o portão já está aberto.",
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
      headings: [
        "Quanto custa consertar o portão que não abre",
        "Preço do conserto de um portão travado",
        "Preço: do recadastro do controle ao motor novo",
      ],
      slots: [
        [
          "O valor depende da causa: recadastrar um controle, trocar um capacitor e recuperar uma placa são serviços de portes diferentes.",
          "Regravar um controle ou trocar um capacitor custa bem menos que recuperar a placa, por isso o valor segue a causa.",
          "Capacitor e recadastro de controle costumam pesar pouco no orçamento; placa, redutor e serralheria pesam mais.",
        ],
        [
          "Quando o motor não compensa reparo, a troca residencial fica na faixa de {price.homeSwap}.",
          "Trocar o motor de uma casa custa de {price.homeSwap}; em portões pesados, a faixa é de {price.heavySwap}.",
          "Se o redutor falhou em um motor no fim da vida, de {trade.life}, compare o conserto com a troca, de {price.homeSwap} em casa.",
        ],
        [
          "O orçamento por vídeo é grátis, e a visita só é marcada depois que você aceita o valor.",
          "Para quem está {em}, a estimativa por vídeo é grátis e chega pelo WhatsApp antes da visita.",
          "O conserto só começa depois que você aprova o valor, e pode ser parcelado em até {shop.instalments} vezes no cartão.",
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
          "Trilho varrido, roldana livre e folha equilibrada poupam o motor do esforço que costuma terminar em pane.",
          "Um portão leve na mão raramente deixa alguém preso, porque o motor arranca sem esforço.",
          "A limpeza do trilho e a lubrificação dos pinos evitam boa parte das folhas emperradas.",
        ],
        [
          "A revisão {visits.home} basta para a maioria das casas e parte de {price.preventive}, sem peças.",
          "Em residência, a manutenção preventiva {visits.home} encontra o capacitor cansado e o cabo desfiado antes da pane.",
          "A visita preventiva, a partir de {price.preventive}, sem peças, mede o capacitor e confere cabos e roldanas.",
        ],
        [
          "Em casa ou prédio {em}, guarde a chave de destravamento em lugar conhecido por todos, fora do motor e longe de crianças.",
          "Deixe a chave do motor sempre no mesmo lugar e ensine os adultos da casa a usá-la com o disjuntor desligado.",
          "Combine onde fica a chave de destravamento: em um dia de pressa, ela decide entre sair e esperar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva o conserto de um portão que não abre?",
      answers: [
        "Recadastrar um controle, trocar o capacitor ou soltar um trinco costuma levar menos de {trade.smallRepair}. Placa que vai para a bancada ou peça por encomenda deixam o portão no uso manual por mais tempo.",
        "O ajuste simples costuma levar menos de {trade.smallRepair} e termina na própria visita. Se for preciso trocar o motor de uma casa, o serviço leva até {time.home.max}.",
      ],
    },
    {
      question: "E se a peça do meu motor não for mais fabricada?",
      answers: [
        "Capacitor, receptor e muitas placas têm equivalente de outra marca, que o técnico adapta. Já engrenagem própria de um modelo antigo pode não existir mais, e aí a troca do motor compensa.",
        "Muitas vezes há saída: uma central universal substitui a placa antiga, e o capacitor segue o valor da etiqueta. Sem engrenagem de reposição, o caminho é trocar o motor.",
      ],
    },
    {
      question: "Posso forçar o portão com uma alavanca ou com o carro?",
      answers: [
        "Não. Alavanca e para-choque entortam o braço, a cremalheira ou a folha e podem derrubar o portão. Se ele não anda com força moderada, alguma peça está segurando.",
        "Não faça isso: a folha pode tombar, e um defeito pequeno vira serralheria. Desligue o disjuntor e espere a avaliação.",
      ],
    },
    {
      question: "O portão fecha e não abre. Por que só em um sentido?",
      answers: [
        "O defeito costuma estar em algo que só age na abertura: relé da placa, fim de curso de abertura acionado ou trava elétrica que não recolhe.",
        "Costuma ser fim de curso acionado, relé com defeito ou, no basculante, contrapeso fraco, que deixa a subida pesada demais.",
      ],
    },
    {
      question: "Depois que a luz voltou, o portão não abre mais. O que faço?",
      answers: [
        "Confira o disjuntor, religue uma vez se ele caiu e espere a central reiniciar. Se continuar mudo, o pico de tensão pode ter aberto o fusível ou danificado a placa, o que só a medição confirma.",
        "Veja se o disjuntor desarmou e tente uma vez pela botoeira. Sem resposta, a suspeita é fusível ou placa atingida pelo surto de tensão.",
      ],
    },
  ],
  photo: "um vídeo curto da tentativa de abertura, com som, e uma foto da etiqueta do motor",
  related: ["capacitor", "chave-de-destravamento", "nao-liga", "travado-com-carro", "placa", "controle-nao-funciona"],
  topic: "assistencia-tecnica-24-horas",
};
