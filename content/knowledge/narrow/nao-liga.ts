import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const naoLiga: NarrowConcept[] = [
  {
    id: "fusivel-queimado",
    broader: "nao-liga",
    label: "Fusível da placa queimado",
    phrase: "o fusível da placa",
    asks: [
      "placa queimando fusível",
      "fusível queima sempre",
      "placa queima fusível",
      "fusível queimado",
      "fusível placa",
      "fusível motor",
      "fusível portão",
      "queima fusível",
      "queimando fusível",
      "trocar fusível",
      "fusível central",
    ],
    answers: {
      any: [
        "Fusível da placa queimado deixa o portão mudo, e a troca é do técnico, porque ele fica sob a tampa, junto de partes vivas. Ao morador cabe ver o disjuntor, religar uma vez e contar o que aconteceu antes.",
        "O fusível da placa queima por causa de um curto depois dele: varistor estourado, fio ou acessório molhado, saída da placa ou motor em curto. Se queima toda vez, pare de trocar e deixe o disjuntor desligado; o técnico separa motor e acessórios e mede um por um.",
        "Um fusível queimado deixa a placa do portão apagada, e ele abriu por um motivo: surto, curto em acessório, motor em curto ou folha travada. Não troque por conta própria nem por valor maior; desligue o disjuntor e peça a medição.",
        "O fusível da placa é a proteção dela: quando queima, evitou um dano maior. Trocar sem achar a causa queima o segundo, e um fusível mais forte queima a placa. O valor certo está impresso nele e no manual.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o fusível queima",
          "Surto, curto ou esforço: as causas do fusível queimado",
          "O que abriu o fusível",
        ],
        slots: [
          [
            "Depois de raio ou da volta da luz, o fusível abre no lugar da placa.",
            "O surto na rede é a causa mais comum de um fusível que queima uma vez só.",
            "Um fusível que queimou no temporal e não repete indica surto na rede.",
          ],
          [
            "Se queima de novo na hora, há curto: fotocélula molhada, fio esmagado, varistor ou motor.",
            "Um fusível novo que abre ao ligar denuncia curto na placa ou em um acessório.",
            "Repetição imediata pede desligar acessórios um a um até o curto aparecer.",
          ],
          [
            "Se queima depois de algumas aberturas, o motor puxa demais: folha presa, capacitor ruim ou enrolamento no fim.",
            "Abertura pesada e fusível que dura dias indicam esforço, e não surto.",
            "Uma corrente alta por folha travada abre o fusível aos poucos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "O que não fazer com o fusível",
          "Fusível maior, fio ou papel: por que não usar",
          "Os erros que queimam a placa",
        ],
        slots: [
          [
            "O fio de cobre ou papel-alumínio no lugar do fusível tira a proteção e pode causar incêndio.",
            "O fusível de mais ampères deixa o curto chegar à placa e à fiação.",
            "A ponte no porta-fusível é o caminho mais curto para perder a central.",
          ],
          [
            "O porta-fusível tem a tensão da rede, e em 220 V de duas fases os dois lados podem estar vivos.",
            "Mesmo com o disjuntor simples desligado, um dos fios pode continuar energizado.",
            "Há capacitor carregado sob a mesma tampa, e o choque acontece com tudo desligado.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Como saber se queimou o fusível da placa?",
        answers: [
          "Uma central totalmente apagada com o disjuntor ligado levanta a suspeita; a confirmação é por medição, com a energia cortada.",
          "O silêncio completo depois de um surto é o sinal. O técnico mede em segundos e procura a causa antes de trocar.",
        ],
      },
      {
        question: "Qual é o fusível do meu motor?",
        answers: [
          "É o de mesmo valor em ampères e mesmo tipo do original, impresso no corpo e no manual. Não há número único para todos.",
          "O fusível depende da placa. Use igual ao original; nunca maior.",
        ],
      },
      {
        question: "O fusível da placa é caro?",
        answers: [
          "A peça é simples. O que se paga é o diagnóstico do que a queimou; por foto da etiqueta, o orçamento é grátis.",
          "Não. O valor do serviço depende da causa: surto passageiro custa menos que curto no motor.",
        ],
      },
      {
        question: "O fusível queimou e o basculante está aberto. O que faço?",
        answers: [
          "Deixe como está, com o disjuntor desligado e ninguém embaixo. Não destrave; chame o técnico.",
          "Isole a passagem e não destrave. A folha aberta pode estar apoiada no motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "placa-acende-e-motor-nao-liga",
    broader: "nao-liga",
    label: "Placa acende, mas o motor não liga",
    phrase: "a placa que acende sem o motor ligar",
    asks: [
      "placa acende motor não",
      "led aceso não funciona",
      "placa acesa não anda",
      "placa ligada motor não",
      "central acesa não",
      "estala não anda",
      "clica não abre",
      "relé estala não",
      "placa estala não",
      "faz clique não abre",
      "luz acesa não abre",
      "led aceso não abre",
      "placa aceso não abre",
      "led placa aceso não",
      "led verde aceso não",
      "led verde não abre",
      "led placa pisca aperto não abre",
      "placa pisca aperto não abre",
      "luz placa acesa motor parado",
      "placa acesa motor parado",
      "luz placa acesa parado",
      "motor parado luz acesa",
      "parado luz acesa",
      "placa acende motor não liga",
      "luz central motor parado",
      "tem energia placa motor não funciona",
    ],
    answers: {
      any: [
        "Placa acesa e motor que não liga mostram que a energia chega e a falha está no comando ou na saída: controle, fim de curso, relé, capacitor ou motor. Teste a botoeira e escute: estalo sem giro é saída; nada, é comando.",
        "Se a central estala e o portão não anda, o relé recebeu a ordem e a força não chegou ao motor: relé queimado, capacitor, fio solto ou enrolamento. Pare na primeira tentativa e desligue o disjuntor.",
        "Com o led aceso e nenhuma reação ao controle nem à botoeira, a central pode estar bloqueada por fotocélula, fim de curso preso ou trava. Limpe as lentes, confira a botoeira e religue uma única vez.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que o clique da placa indica",
          "Estala e não anda, ou nem estala",
          "O que ouvir ao apertar a botoeira",
        ],
        slots: [
          [
            "Sem clique, a ordem não chegou: pilha, receptor, botoeira ou fio de comando.",
            "Uma central que não reage a nada pode estar com a botoeira ou o receptor fora.",
            "Se a botoeira faz clicar e o controle não, o defeito está no controle ou no receptor.",
          ],
          [
            "Clique e silêncio mostram relé sem contato, fio solto ou enrolamento aberto.",
            "Um relé que não arma deixa o portão só abrir ou só fechar; um relé colado faz o motor andar sem comando.",
            "Com o clique e nenhum zumbido, a energia não está saindo da placa para o motor.",
          ],
          [
            "Clique e zumbido apontam para capacitor ou folha presa, e o disjuntor deve ser desligado.",
            "Se zumbe depois do clique, a energia chega ao motor e falta partida.",
            "Um motor zumbindo parado esquenta depressa; uma tentativa basta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Testes seguros com a placa acesa", "Botoeira, sensor e trava", "Antes de chamar: o que conferir"],
        slots: [
          [
            "A tampa fica no lugar: os bornes têm a tensão da rede.",
            "Tudo se faz pela botoeira e pelo quadro, sem tocar em fio.",
            "Duas tentativas no total, com intervalo, são suficientes.",
          ],
        ],
        steps: [
          "Acione a botoeira e escute.",
          "Limpe a fotocélula e tire o que estiver na frente.",
          "Veja se há ferrolho ou trava elétrica fechada.",
          "Desligue o disjuntor por um minuto e religue.",
          "Repita uma vez; sem resultado, desligue e mande o vídeo com som.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "É a placa ou o motor?",
        answers: [
          "A medição na saída da placa responde: se sai tensão, é motor ou capacitor; se não sai, é relé ou comando.",
          "Só medindo. O clique do relé dá a pista, e o técnico mede a saída antes de condenar qualquer um.",
        ],
      },
      {
        question: "O fim de curso pode impedir o motor de ligar?",
        answers: [
          "Pode. Fim de curso acionado por engano faz a central achar que já abriu ou já fechou, e ela não parte.",
          "Sim, sobretudo se o portão anda em um sentido e não no outro.",
        ],
      },
      {
        question: "Por que bater na placa faz o portão funcionar?",
        answers: [
          "A pancada faz funcionar porque há mau contato: solda trincada, borne frouxo ou relé gasto. Pare de bater e peça o reparo antes que queime.",
          "Há relé ou solda com contato ruim. A pancada religa por pouco tempo e pode trincar a placa.",
        ],
      },
      {
        question: "Tem conserto sem trocar a placa?",
        answers: [
          "Muitas vezes tem: relé, borne e capacitor são trocados sozinhos. Uma placa com trilha carbonizada pede troca.",
          "Tem, quando o defeito é pontual. O orçamento mostra o reparo e a troca.",
        ],
      },
    ],
    photo: "um vídeo curto, com som, do que acontece ao apertar a botoeira e uma foto da etiqueta do motor",
  },
  {
    id: "motor-nao-liga-nem-faz-barulho",
    broader: "nao-liga",
    label: "Motor não liga nem faz barulho",
    phrase: "o motor que não liga nem faz barulho",
    asks: [
      "motor mudo não abre",
      "motor mudo portão não abre",
      "não faz barulho não abre",
      "motor não faz barulho não abre",
      "não faz barulho não liga",
      "não faz ruído não abre",
      "não faz nenhum ruído",
      "motor não faz ruído",
      "não faz barulho portão parado",
      "sem barulho não abre",
      "motor silencioso não abre",
      "motor mudo",
      "motor mudo não dá sinal",
      "não liga nem barulho",
      "não liga não barulho",
      "nem liga nem barulho",
      "nem liga faz barulho",
      "nem faz barulho",
      "não faz barulho nenhum",
      "não faz nada",
      "não dá sinal vida",
      "sem sinal vida",
      "completamente morto",
      "totalmente morto",
      "não liga nada",
      "tomada sem energia",
      "sem energia no motor",
      "não chega energia",
      "não chega energia motor",
      "sem fase",
      "sem fase motor",
      "faltando fase",
    ],
    answers: {
      any: [
        "O motor de portão que não liga nem faz barulho está, quase sempre, sem energia: disjuntor ou DR desarmado, uma fase faltando, fusível da placa aberto ou fio solto. Olhe o quadro, religue uma única vez e aperte a botoeira; se seguir mudo, é medição.",
        "Se o motor não liga nem faz barulho, comece pelo quadro de luz, e não pelo controle: disjuntor, DR e nobreak. Com tudo ligado e nenhum estalo ao apertar a botoeira, a falha está no fusível, na fonte da placa ou na fiação.",
        "Um motor que não liga nem faz barulho não está recebendo energia, ou a placa não está ligando. Capacitor e folha presa ficam de fora, porque nesses casos ele ronca. Confira disjuntor, DR e nobreak, religue uma vez e teste a botoeira.",
      ],
      price: [
        "Motor que não liga pode custar só um disjuntor ou fusível, ou a placa, que vem em seguida; se o motor acabou, a troca em casa fica de {price.homeSwap}. A medição decide, e a foto da etiqueta basta para a estimativa, que é grátis.",
        "O preço depende do que a medição achar: fio, fusível e botoeira custam pouco; placa, mais; um motor novo em casa fica de {price.homeSwap}. Confira o disjuntor, mande a foto da etiqueta e receba o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o motor não faz barulho nenhum",
          "Motor mudo: onde a energia parou",
          "O que deixa o motor sem som e sem luz",
        ],
        slots: [
          [
            "Disjuntor ou DR desarmado é o mais comum, e às vezes a alavanca fica no meio e parece ligada.",
            "O quadro vem primeiro: DR caído deixa o portão mudo com o resto da casa aceso.",
            "Em 220 V de duas fases, a falta de uma fase na rua apaga o motor e deixa parte da casa com luz.",
          ],
          [
            "Depois de chuva, raio ou queda de energia, o suspeito passa a ser o fusível ou a fonte da placa.",
            "O surto da volta da luz costuma abrir o fusível ou queimar o transformador da central.",
            "Se a falha veio com temporal, o fusível e o varistor da placa são medidos logo depois da tensão.",
          ],
          [
            "Fio solto no borne, cabo partido no eletroduto e nobreak descarregado completam a lista.",
            "Obra recente, rato e vibração partem cabos e afrouxam bornes sem deixar sinal por fora.",
            "Quando há nobreak no circuito, bateria no fim ou aparelho desligado também calam o motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir no motor que não dá sinal",
          "Motor mudo: testes em ordem",
          "Passos seguros com o motor mudo",
        ],
        slots: [
          [
            "Nenhum passo pede a tampa aberta, e duas tentativas bastam.",
            "Faça os testes com mãos e piso secos, sem tocar em fio.",
            "A ordem vai do quadro à botoeira e leva poucos minutos.",
          ],
        ],
        steps: [
          "Veja se há luz em toda a casa e se um aparelho de 220 V funciona.",
          "Desligue e ligue com firmeza o disjuntor do portão e veja se o DR está armado.",
          "Se algum cair de novo, deixe desligado e chame.",
          "Confira se o nobreak, quando existe, está ligado e sem alarme.",
          "Aperte a botoeira e escute: estalo na central quer dizer que há energia.",
          "Mudo de tudo, desligue o disjuntor e fotografe a etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O controle pode deixar o motor mudo?",
        answers: [
          "Pode, se a botoeira ainda faz o portão andar. Se nem a botoeira provoca um estalo, o controle está fora de suspeita.",
          "Só quando a botoeira interna funciona. Com os dois sem efeito, a procura é por energia, fusível ou placa.",
        ],
      },
      {
        question: "Motor mudo está queimado?",
        answers: [
          "Em geral não. Um motor queimado costuma cheirar a verniz ou derrubar o disjuntor; o silêncio completo aponta para energia, fusível ou placa.",
          "Quase nunca. Um enrolamento queimado deixa cheiro ou desarma o disjuntor; o mudo total é falta de alimentação.",
        ],
      },
      {
        question: "Como uso o portão até o conserto?",
        answers: [
          "Com o disjuntor desligado, portão de correr ou de abrir, reto e em piso nivelado, se usa na mão com a chave. O basculante fica travado até o técnico chegar.",
          "Só folha de correr ou de abrir, reta e nivelada, pode ser destravada. Depois de fechar, trave o motor de novo; o basculante não se destrava.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "nao-responde",
    broader: "nao-liga",
    label: "Portão não responde",
    phrase: "o portão que não responde ao comando",
    asks: [
      "apertei controle não aconteceu nada",
      "aperto controle não acontece nada",
      "aperto controle nada acontece",
      "controle não acontece nada",
      "correr aperto controle nada",
      "portão não responde",
      "portão não obedece",
      "portão não reage",
      "motor não responde",
      "motor não obedece",
      "não aceita comando",
      "não responde comando",
      "portão não responde controle",
      "portão não obedece controle",
      "portão não responde mais",
      "aperto controle nada",
      "aperto nada acontece",
      "aperto não faz nada",
      "portão não atende aciono controle",
    ],
    answers: {
      any: [
        "Um portão que não responde ao controle se separa com um teste: aperte a botoeira de dentro. Se ela abre, o defeito está na pilha, no cadastro ou no receptor; se nem ela tem efeito, olhe o disjuntor, o DR e a placa.",
        "Se o portão não responde, troque a pilha do controle e teste outro controle, de perto. Se a botoeira abre, o receptor não recebe o sinal, e vendemos e gravamos controle ou receptor novo; sem reação nenhuma, falta energia no motor ou a central falhou.",
        "O portão deixa de obedecer por três motivos: controle que não chega, central bloqueada por fotocélula ou fim de curso, ou motor sem energia. A botoeira interna mostra em qual dos três procurar, sem abrir o motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como descobrir por que o portão não responde",
          "Controle, botoeira ou energia: o teste",
          "Passos quando o portão não obedece",
        ],
        slots: [
          [
            "Faça os testes com o portão à vista e a passagem livre.",
            "Testes simples separam controle, central e energia.",
            "Não segure o botão da placa nem abra a tampa: há tensão ali e a memória pode ser apagada.",
          ],
        ],
        steps: [
          "Veja se a luz do controle acende forte e troque a pilha se estiver fraca.",
          "Teste outro controle, a poucos metros do motor.",
          "Aperte a botoeira interna uma vez e escute.",
          "Confira no quadro o disjuntor do portão e o DR; religue uma única vez.",
          "Limpe as lentes da fotocélula e tente de novo.",
          "Sem resposta, desligue o disjuntor e chame.",
        ],
      },
      {
        about: "causes",
        headings: [
          "O que faz o portão não responder",
          "Onde o comando se perde",
          "Causas de um portão que não obedece",
        ],
        slots: [
          [
            "Pilha fraca, controle apagado da memória e receptor queimado impedem só o comando por rádio.",
            "Se um controle funciona e o outro não, o defeito é do controle, e não do portão.",
            "Todos os controles sem efeito com a botoeira funcionando apontam para o receptor ou a antena.",
          ],
          [
            "Fotocélula cortada, botoeira presa ou fim de curso acionado fazem a central recusar a ordem.",
            "A central pode estar ligada e bloqueada: um sensor acusando obstáculo impede o movimento.",
            "A tecla de botoeira emperrada manda sinal o tempo todo e bloqueia os outros comandos.",
          ],
          [
            "Sem energia, com fusível aberto ou placa danificada, nenhum comando tem efeito.",
            "Sem reação nem à botoeira, o portão está sem alimentação ou com a placa parada.",
            "Depois de raio ou queda de luz, fusível e receptor são os primeiros a medir.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O portão responde só às vezes. O que é?",
        answers: [
          "Em geral pilha fraca, antena solta ou interferência no alcance. Se a botoeira também falha às vezes, o suspeito é mau contato na placa ou na fiação.",
          "Uma falha que vai e volta lembra pilha, antena ou borne frouxo. Repare se acontece também pela botoeira, porque a resposta muda o conserto.",
        ],
      },
      {
        question: "O portão parou de responder depois que faltou luz. Perdi a programação?",
        answers: [
          "É pouco comum: a memória dos controles não depende da energia na maioria das placas. Veja antes o disjuntor, o DR e se o motor ficou destravado.",
          "Em geral não. Confira disjuntor e trava do motor; se a botoeira funciona e os controles não, aí sim se olha o cadastro ou o receptor.",
        ],
      },
      {
        question: "Vocês vendem e gravam controle novo?",
        answers: [
          "Sim. Pela foto do seu, frente e verso, dizemos qual serve, e o técnico grava na visita e testa da rua.",
        ],
      },
      {
        question: "Preciso trocar a placa do portão que não responde?",
        answers: [
          "Só depois do teste. Receptor avulso, pilha e regravação resolvem boa parte dos casos sem mexer na placa.",
          "Nem sempre. Se a botoeira move o portão, a placa comanda o motor, e um receptor novo pode bastar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, de frente",
  },
  {
    id: "nem-controle-nem-botao",
    broader: "nao-liga",
    label: "Portão não funciona nem no controle nem no botão",
    phrase: "o portão que não funciona nem no controle nem no botão",
    asks: [
      "nem botão parede nem controle",
      "nem botão parede nem controle abrem",
      "nem controle nem botão parede",
      "botoeira controle nada aciona",
      "testei botoeira controle nada",
      "nem botoeira nem controle",
      "não funciona controle botão",
      "nem controle nem botão",
      "não abre controle botoeira",
      "nem controle nem botoeira",
      "não funciona botoeira controle",
      "não abre controle nem botão",
      "não abre nem botão",
      "não fecha nem controle nem botão",
      "não fecha controle nem botão",
      "não responde controle nem botão",
      "não responde nem botão",
      "não obedece nem botão",
      "não fecha nem botoeira",
      "não sobe nem controle nem botão",
      "não desce nem controle nem botão",
      "nem botão nem controle",
    ],
    answers: {
      any: [
        "Um portão que não funciona nem pelo controle nem pelo botão está sem energia, com a placa parada ou bloqueado por um sensor. O controle fica fora de suspeita: confira disjuntor e DR, religue uma vez e escute se a central estala.",
        "Se nem o controle nem a botoeira movem o portão, o defeito é comum aos dois: alimentação, fusível, placa ou motor. Um estalo sem movimento é saída ou capacitor; silêncio completo é energia. Não insista no botão.",
        "Controle e botão sem efeito ao mesmo tempo apontam para depois deles: energia, central, fim de curso ou motor. Veja o quadro, limpe a fotocélula e tente uma vez pela botoeira; mudo, o próximo passo é medir.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que o som diz quando nada funciona",
          "Silêncio, estalo ou ronco: como ler",
          "O que escutar ao apertar o botão",
        ],
        slots: [
          [
            "O silêncio completo indica falta de energia no motor, fusível aberto ou placa sem alimentação.",
            "Nenhum som e nenhuma luz levam ao disjuntor, ao DR e ao fusível, nessa ordem.",
            "Se nada estala ao apertar, a central não está recebendo energia.",
          ],
          [
            "Um estalo sem movimento mostra placa viva e força que não chega ao motor.",
            "Um relé que estala com a folha parada leva ao capacitor, ao fio do motor ou ao próprio relé.",
            "Quando a central clica e o motor não gira, o comando chegou e a saída falhou.",
          ],
          [
            "O ronco sem andar é falta de partida ou folha presa, e o disjuntor deve ser desligado.",
            "Um motor que zumbe parado esquenta depressa; solte o botão e corte a energia.",
            "O zumbido com a folha parada lembra capacitor fraco, trinco fechado ou trilho travado.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir antes de chamar",
          "Nem controle nem botão: passos em ordem",
          "Teste seguro quando nada funciona",
        ],
        slots: [
          [
            "Bastam o quadro de luz, um pano e uma tentativa pela botoeira.",
            "A tampa do motor fica fechada do começo ao fim.",
            "Poucos passos mostram se o caso é de energia, de sensor ou de motor.",
          ],
        ],
        steps: [
          "Veja o disjuntor do portão e o DR; se um caiu, religue uma única vez.",
          "Limpe as lentes da fotocélula e tire o que estiver na frente.",
          "Olhe se há ferrolho, cadeado ou trava elétrica fechada.",
          "Aperte a botoeira uma vez e escute.",
          "Sem movimento, desligue o disjuntor e mande o que ouviu.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "A botoeira e o controle podem ter queimado juntos?",
        answers: [
          "É raro. Quando os dois param na mesma hora, a causa comum é energia, placa ou motor.",
          "Quase nunca. O que liga os dois é a central; é nela e na alimentação que se procura.",
        ],
      },
      {
        question: "Um curto na botoeira pode parar tudo?",
        answers: [
          "Pode. Tecla presa ou fio em curto mantém o comando ligado, e a central ignora o controle. O técnico desliga a botoeira na placa e testa.",
          "Sim, em algumas centrais. Uma botoeira molhada ou presa bloqueia os outros comandos até ser isolada pelo técnico.",
        ],
      },
      {
        question: "Como abro o portão agora?",
        answers: [
          "Desligue o disjuntor. De correr ou de abrir, com a folha reta e em piso nivelado, a chave libera; o basculante fica travado até o técnico chegar.",
          "Com a energia cortada, só portão de correr ou de abrir, reto e nivelado, se abre na mão com a chave. Basculante espera o atendimento.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto, com som, da botoeira sendo apertada",
  },
  {
    id: "funciona-as-vezes",
    broader: "nao-liga",
    label: "Portão que funciona às vezes",
    phrase: "o portão que só funciona às vezes",
    asks: [
      "funciona dias depois",
      "funciona uns dias depois para",
      "correr vezes não fecha",
      "correr vezes não abre",
      "correr vezes abre vezes não",
      "correr dia sim outro não",
      "correr um dia sim outro não",
      "basculante vezes não fecha",
      "basculante vezes não abre",
      "basculante vezes abre vezes não",
      "basculante dia sim outro não",
      "basculante um dia sim outro não",
      "pivotante vezes não fecha",
      "pivotante vezes não abre",
      "pivotante vezes abre vezes não",
      "pivotante dia sim outro não",
      "pivotante um dia sim outro não",
      "dia sim outro não",
      "desligou sozinho voltou",
      "parou sozinho voltou",
      "parou e voltou funcionar",
      "para e volta funcionar",
      "desliga sozinho volta",
      "funciona vezes",
      "funciona às vezes",
      "às vezes funciona não",
      "às vezes abre",
      "às vezes não abre",
      "vezes não abre",
      "vezes não fecha",
      "defeito intermitente",
      "problema intermitente",
      "abre segunda vez",
      "só abre segunda vez",
      "segunda tentativa",
      "apertar duas vezes",
      "apertar várias vezes",
      "várias vezes abrir",
      "várias tentativas",
      "portão falhando",
      "motor falhando",
      "uma hora funciona",
      "funciona quando quer",
      "abre quando quer",
      "não abre primeira",
      "não abre de primeira",
      "não pega primeira",
      "só abre segunda",
      "às vezes obedece às vezes ignora",
      "defeito aparece e some portão",
      "defeito aparece some motor portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que funciona às vezes tem mau contato, pilha fraca, capacitor cansado ou fotocélula no limite. Teste pela botoeira: se ela nunca falha, o defeito é do controle ou da antena; se falha igual, é placa, fio, capacitor ou fim de curso.",
        "Portão que funciona às vezes, ou só na segunda tentativa, pede primeiro pilha nova no controle e um teste perto do motor. Falhando também na botoeira, com zumbido, é capacitor; sem ruído nenhum, é relé da placa, borne frouxo ou fotocélula piscando.",
        "Um defeito que vai e volta no portão se acha pelo padrão: só de longe é pilha ou antena; só com chuva é umidade; só quente é motor ou capacitor; sem padrão é fio solto ou relé gasto. Anote quando falha e mande um vídeo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "Quando o portão falha: o padrão mostra a causa",
          "Falha de perto, de longe, no calor ou na chuva",
          "Pistas de um defeito que vai e volta",
        ],
        slots: [
          [
            "Se a falha é só com o controle, suspeite de pilha, botão gasto, antena ou interferência.",
            "Uma botoeira que sempre responde livra a placa e o motor e deixa o controle como suspeito.",
            "Um controle que falha e outro que não falha encerram a dúvida: troque a pilha do primeiro.",
          ],
          [
            "Se o motor zumbe na primeira e sai na segunda, o capacitor está perdendo força.",
            "Partida só na segunda tentativa, com ronco na primeira, é sinal clássico de capacitor.",
            "O ronco curto antes de andar indica partida fraca, e insistir aquece o enrolamento.",
          ],
          [
            "O silêncio total em algumas tentativas aponta relé, borne frouxo ou fio rompido dentro da capa.",
            "Sem som nenhum, a ordem não chega ao motor: mau contato, relé ou sensor barrando.",
            "A falha só para fechar costuma ser fotocélula suja ou desalinhada.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que testar antes de chamar",
          "Teste do portão que falha, em ordem",
          "Como separar controle, sensor e motor",
        ],
        slots: [
          [
            "Faça poucos testes e anote o resultado de cada um.",
            "Bastam alguns minutos e um segundo controle.",
            "Pare ao primeiro ronco sem movimento e desligue o disjuntor.",
          ],
        ],
        steps: [
          "Troque a pilha do controle e repita a dois metros do motor.",
          "Teste outro controle e depois a botoeira.",
          "Limpe as lentes da fotocélula e libere a passagem.",
          "Anote se falha com chuva, calor, de manhã ou depois de muito uso.",
          "Grave um vídeo da tentativa que falha, com o som.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso continuar usando o portão que funciona às vezes?",
        answers: [
          "Se o motor ronca, não: cada partida falha aquece o enrolamento. Se é só o controle, pode, até trocar a pilha.",
          "Use o mínimo e evite insistir. Mau contato também esquenta borne e pode derreter o conector.",
        ],
      },
      {
        question: "Por que o técnico não acha o defeito na hora?",
        answers: [
          "O técnico não acha na hora porque o defeito precisa acontecer para ser medido. Vídeo, horário e clima da falha encurtam a procura.",
          "Uma falha que some durante a visita pede as suas anotações; com elas se testa o ponto mais provável.",
        ],
      },
      {
        question: "Interferência faz o portão falhar?",
        answers: [
          "Faz, quando outro aparelho transmite perto na mesma frequência, em geral 433 MHz. De perto o controle volta a funcionar.",
          "Pode. Câmera, alarme ou sensor novo por perto reduz o alcance; desligue um a um para testar.",
        ],
      },
      {
        question: "Trocar a placa resolve o portão que falha às vezes?",
        answers: [
          "Só se o defeito é nela. Antes se testam pilha, sensor, capacitor e bornes, que custam bem menos.",
          "Nem sempre. Relé gasto ou solda fria às vezes se repara sem placa nova.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa que falha e uma foto da etiqueta do motor",
  },
  {
    id: "falha-so-a-noite",
    broader: "nao-liga",
    label: "Portão que só falha à noite",
    phrase: "o portão que falha à noite",
    intent: "repair",
    asks: [
      "funciona dia noite não",
      "abre dia noite não",
      "só funciona dia",
      "funciona só dia",
      "só abre dia",
      "portão só funciona de dia",
      "trava só noite",
      "portão trava só noite",
      "trava só de noite",
      "não obedece controle noite",
      "para obedecer controle noite",
      "obedecer controle noite",
      "controle não funciona noite",
      "controle falha noite",
      "controle não pega noite",
      "controle para noite",
      "só falha noite",
      "falha noite",
      "só não abre noite",
      "não abre noite",
      "não funciona noite",
      "só noite não funciona",
      "para funcionar noite",
      "noite controle não funciona",
      "noite portão não abre",
      "não fecha noite",
      "só não fecha noite",
      "de noite falha",
      "portão só dá defeito escurece",
      "só dá problema noite dia abre fecha",
    ],
    answers: {
      any: [
        "Portão que só funciona de dia costuma sofrer à noite com sereno na placa, na botoeira ou na fotocélula, com lâmpada de LED que atrapalha o controle ou com a tensão baixa do horário do chuveiro. Apague as luzes perto dele e teste pela botoeira: se ela abre, é rádio; se não, é umidade ou tensão.",
        "Portão que só falha à noite tem três suspeitos: sereno que umedece placa, botoeira ou lente da fotocélula; lâmpada de LED ou farol que atrapalha o controle ou o sensor; e tensão que cai quando a rua inteira liga o chuveiro. O teste é apagar as luzes perto do portão e tentar de novo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Testes simples na próxima noite", "O que fazer quando falhar"],
        slots: [
          [
            "Um teste por noite basta para separar luz, umidade e energia.",
            "Mude uma coisa de cada vez, para saber qual era.",
          ],
        ],
        steps: [
          "Apague a luz da garagem e do jardim e acione de novo.",
          "Seque as lentes da fotocélula com pano macio.",
          "Tente pela botoeira interna: se ela funciona, o problema é do controle ou da antena.",
          "Veja se as lâmpadas da casa baixam na hora em que o motor parte.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que de dia funciona", "Sereno, LED e tensão baixa"],
        slots: [
          [
            "Sereno na lente espalha o feixe, e a central entende obstáculo.",
            "Orvalho na lente e na botoeira some com o sol, e o defeito some junto.",
          ],
          [
            "A lâmpada de LED barata gera ruído na faixa do controle e encurta o alcance.",
            "Se o alcance volta com a luz apagada, a lâmpada é a culpada.",
          ],
          [
            "Com tensão baixa o motor parte fraco, ronca e desiste.",
            "No horário de pico o motor pode receber menos tensão do que precisa.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Trocar a lâmpada resolve o portão que falha à noite?",
        answers: ["Se o portão volta com ela apagada, sim: use outra marca ou afaste-a da antena."],
      },
      {
        question: "A pilha pode fazer o portão falhar só à noite?",
        answers: ["Pode: no frio a pilha fraca rende menos. Troque antes de chamar."],
      },
    ],
    photo: "um vídeo da tentativa à noite, mostrando a luz da central",
  },
  {
    id: "mau-contato",
    broader: "nao-liga",
    label: "Portão com mau contato",
    phrase: "o mau contato no portão eletrônico",
    intent: "repair",
    asks: [
      "só abre bater motor",
      "só funciona bater motor",
      "só abre pancada",
      "só destrava pancada",
      "só pega pancada",
      "só funciona pancada",
      "só abre batendo motor",
      "bato motor funciona",
      "mau contato",
      "mal contato",
      "mau contato portão",
      "mal contato portão",
      "mau contato motor",
      "mau contato placa",
      "fio solto portão",
      "fio frouxo portão",
      "falha contato",
      "mexer fio funciona",
      "bate motor funciona",
      "dou tapa funciona",
      "bato nele funciona",
      "só funciona batendo",
    ],
    answers: {
      any: [
        "Mau contato no portão é fio frouxo no borne, emenda oxidada, botoeira gasta ou relé no fim: funciona, falha e volta com um tapa ou depois da chuva. Não bata na caixa nem mexa nos fios: desligue o disjuntor e peça o reaperto e a medição, porque contato ruim esquenta e derrete.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Onde o contato costuma falhar", "Borne, emenda, botoeira e relé"],
        slots: [
          [
            "Falha com vibração, ao abrir ou com vento, aponta borne ou emenda frouxa.",
            "Se falha quando a folha treme, é fio.",
          ],
          [
            "Uma falha depois da chuva aponta emenda ou botoeira com umidade.",
            "Com umidade, procure emenda fora de caixa.",
          ],
          ["A falha sempre no mesmo comando aponta botão ou relé.", "Se só um botão falha, o defeito é dele."],
        ],
      },
    ],
    keep: ["check", "visit", "cost"],
    questions: [
      {
        question: "Posso apertar os parafusos da placa eu mesmo?",
        answers: [
          "Os da placa, não: há tensão ali, e capacitor carregado. O técnico reaperta com a energia cortada e mede.",
        ],
      },
      {
        question: "É perigoso deixar o portão com mau contato?",
        answers: ["É. Contato frouxo aquece, derrete o borne e pode queimar a placa."],
      },
    ],
    photo: "um vídeo da falha e a foto da central fechada e da etiqueta",
  },
  {
    id: "parou-depois-de-trocar-o-motor",
    broader: "nao-liga",
    label: "Portão parou depois de trocar o motor",
    phrase: "o portão que parou depois da troca do motor",
    asks: [
      ...combine(
        ["trocou motor", "troquei motor", "troca motor", "motor novo instalado"],
        ["só abre", "só fecha", "agora não fecha", "agora não abre", "não fecha", "não abre"],
      ),
      "depois trocou motor não fecha",
      "depois trocou motor não abre",
      "instalaram motor só abre",
      "instalaram motor não fecha",
      "colocou motor novo não fecha",
      "colocou motor novo não abre",
      ...combine(
        ["parou", "não funciona", "não liga", "parado", "parou funcionar", "não abre nem fecha"],
        ["depois trocar motor", "depois troca motor"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Trocou o motor e agora o portão só abre, ou só fecha? Falta um lado da montagem: fim de curso ligado trocado ou fora do lugar, percurso por gravar ou fotocélula sem ligar, que trava o fechamento. Chame quem instalou, porque é garantia do serviço, de ao menos 90 dias; sem retorno, corrigimos com valor dito antes.",
        "Portão que parou depois de trocar o motor costuma ter percurso ou controle por gravar, fio frouxo no borne, tensão errada na etiqueta ou fim de curso fora do lugar. Chame primeiro quem trocou, porque é garantia do serviço; foi outra empresa e não volta, medimos e corrigimos, com o valor dito antes.",
        "Se o portão parou logo depois da troca do motor, desconfie da montagem, e não do motor novo: ligação, percurso, fotocélula sem ligar ou folha que já prendia antes. Desligue o disjuntor, não abra a tampa e acione a garantia de quem instalou, de ao menos 90 dias pela lei.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que falha depois da troca", "Montagem antes de motor"],
        slots: [
          [
            "Central nova sem percurso gravado anda um pouco e para, ou não anda.",
            "Controle não cadastrado dá a impressão de portão morto: teste a botoeira.",
          ],
          [
            "Motor de 220 V em ponto de 127 V fica sem força; o contrário queima.",
            "Borne frouxo funciona na entrega e falha na primeira vibração.",
          ],
          [
            "Se a folha já pesava, o motor novo desarma como o velho.",
            "Roldana, cabo ou contrapeso ruins continuam ali depois do motor novo.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Quem paga o conserto depois da troca do motor?",
        answers: [
          "Dentro da garantia, quem instalou corrige sem cobrar a regulagem ou a ligação que fez. Peso da folha ou surto na rede ficam de fora.",
          "Serviço mal acabado é garantia de quem fez. Guarde a nota e as mensagens.",
        ],
      },
      {
        question: "Vocês corrigem motor trocado por outra empresa?",
        answers: [
          "Sim: um vídeo e a foto da etiqueta mostram o defeito, e o valor é dito antes. Em casa, a regulagem parte de {price.preventive}, sem peças.",
          "Corrigimos, com orçamento grátis por foto; mexer no motor pode encerrar a garantia do outro, por isso pergunte a ele antes.",
        ],
      },
    ],
    photo: "um vídeo com som ao apertar a botoeira, a foto da etiqueta do motor novo e a data da troca",
  },
  {
    id: "so-volta-religando-o-disjuntor",
    broader: "nao-liga",
    label: "Só volta quando desliga e liga o disjuntor",
    phrase: "o portão que só volta ao religar o disjuntor",
    asks: [
      "só volta funcionar desliga disjuntor",
      "só funciona desligar ligar disjuntor",
      "só volta desligar ligar disjuntor",
      "só funciona religar disjuntor",
      "só abre desligar ligar disjuntor",
      "só volta religar",
      "desligo ligo disjuntor volta funcionar",
      "trava só volta disjuntor",
      "tem que desligar disjuntor voltar funcionar",
      "precisa desligar ligar disjuntor",
      "só funciona tirar tomada",
      "só volta tirar tomada",
      "só funciona quando reinicia",
      "desligar ligar energia volta funcionar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que só volta a funcionar quando desliga e liga o disjuntor está com a central travando: fonte fraca, umidade, tensão que oscila, comando preso na botoeira ou placa no fim. Religar só reinicia, não conserta. Anote quando trava e peça a medição da placa; a visita em casa parte de {price.preventive}, sem peças.",
        "Se é preciso desligar e ligar o disjuntor para o portão andar, a placa trava e o religar a reinicia. Repare no que vem antes: chuva é umidade; muito uso é motor quente, que desarmou; sem padrão é fonte ou capacitor da própria placa. Não faça disso rotina: o defeito cresce.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a central trava", "O que o religar esconde"],
        slots: [
          [
            "Fonte cansada da placa deixa o processador travar; cortar a energia o reinicia.",
            "Capacitor da fonte no fim faz a central perder o passo.",
          ],
          [
            "Botoeira ou interfone em curto prende um comando, e só a queda de energia limpa.",
            "Um comando preso segura a central até ser desligada.",
          ],
          [
            "Motor que para quente volta com o tempo de esfriar, e parece que foi o disjuntor.",
            "Se demora minutos para voltar, pode ser o térmico do motor, e não a placa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que anotar", "Ajude o diagnóstico"],
        slots: [["Sem abrir a tampa.", "A observação vale mais que insistir."]],
        steps: [
          "Anote hora, chuva e quantas aberturas antes.",
          "Veja se o led da placa fica aceso quando trava.",
          "Teste botoeira e controle antes de religar.",
          "Mande foto da etiqueta e da placa, se estiver à vista.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso continuar religando?",
        answers: [
          "Por poucos dias, até a visita. A cada vez a fonte sofre, e um dia não volta.",
          "Não como solução: pode parar com o carro preso.",
        ],
      },
      {
        question: "É placa nova?",
        answers: ["Nem sempre: fonte, botoeira e umidade vêm antes.", "Só a medição diz; muitas placas têm conserto."],
      },
      {
        question: "Pode ser o disjuntor?",
        answers: [
          "Se ele não cai sozinho, raramente. O que volta é a placa reiniciada.",
          "Quase nunca; disjuntor ruim cai ou esquenta.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da placa, com a luz dela acesa",
  },
];
