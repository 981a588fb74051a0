import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const controleNaoFunciona: NarrowConcept[] = [
  {
    id: "todos-os-controles-pararam",
    broader: "controle-nao-funciona",
    label: "Todos os controles pararam",
    phrase: "todos os controles que pararam juntos",
    intent: "repair",
    asks: [
      "três controles deixaram funcionar",
      "controles deixaram funcionar mesmo dia",
      "todos controles pararam",
      "nenhum controle funciona",
      "todos controles não",
      "nenhum controle abre",
      "controles pararam mesmo tempo",
      "todos controle parou",
      "dois controles pararam",
      "todos controles parado",
      "todos controles não funciona",
      "nenhum dos controles",
      "nenhum controle pega",
      "nenhum controle responde",
    ],
    answers: {
      any: [
        "Se nenhum controle abre o portão, o defeito não está nos controles, e sim na energia, no receptor, na antena ou numa botoeira presa. Aperte a botoeira, o botão da parede: se ela abre, é o receptor ou a antena. Se não abre, confira o disjuntor, e a visita em casa parte de {price.preventive}, sem peças.",
        "Quando todos os controles do portão param juntos, o problema não são as pilhas. Falhou a energia, o receptor, que recebe o sinal, ou a botoeira, que pode estar em curto. Veja o disjuntor e teste o botão da parede. Se precisar, a visita residencial começa em {price.preventive}, sem peças.",
        "O portão que não responde a nenhum controle tem problema do lado dele: falta de energia, receptor queimado, antena solta, memória apagada ou botão de parede preso. Confira o disjuntor e a botoeira. Se só ela funciona, o suspeito é o receptor, medido em visita a partir de {price.preventive} em casa, sem peças.",
        "Todos os controles do portão pararam de uma vez? Então a causa está na central, seja qual for a marca: sem energia, com receptor ou antena em falha, memória vazia ou botoeira em curto. Veja o disjuntor e teste o botão da parede. A visita que mede isso em residência sai desde {price.preventive}, sem peças.",
        "Dois ou mais controles que param ao mesmo tempo mostram defeito no portão, e não nas pilhas. Pode ser falta de energia, receptor, antena ou botão de parede preso. Se a botoeira abre, falhou a recepção do sinal. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar a causa, passo a passo", "O que conferir sem abrir o motor"],
        slots: [
          [
            "A botoeira é o melhor instrumento, porque testa a placa sem passar pelo rádio. Nada aqui pede ferramenta, e a tampa do motor fica fechada.",
            "Em poucos minutos você separa energia, rádio e placa. O botão da parede ajuda nisso: ele manda o comando por fio, sem depender do receptor.",
            "Todos os testes se fazem por fora. O mais útil é o do botão da parede, que fala direto com a central e mostra se ela está viva.",
            "O botão fixo da garagem comanda a placa por fio, e por isso mostra se o problema está só no sinal. Faça a conferência com o motor fechado e sem chave de fenda.",
            "Os testes levam poucos minutos e são feitos por fora do motor. O mais importante é o da botoeira, que manda a ordem por fio, sem depender do sinal.",
          ],
        ],
        steps: [
          "Veja se a casa tem luz e se o disjuntor do portão está ligado. Religue uma vez só.",
          "Olhe se a botoeira está afundada ou molhada.",
          "Aperte a botoeira, com a passagem livre.",
          "Teste dois controles a poucos passos do portão.",
          "Lembre se houve raio, queda de luz ou aparelho novo na garagem.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz todos os controles pararem", "As causas, da energia ao receptor"],
        slots: [
          [
            "Se nem a botoeira responde, falta energia: disjuntor ou DR desarmado, ou fusível da placa aberto por um pico. Se ela ou o interfone está com o contato preso, a central recebe comando sem parar e ignora o resto.",
            "Portão mudo por completo pede olhar o disjuntor, o DR e o fusível da placa. Já a botoeira colada ou úmida manda um comando contínuo, e a central deixa de ouvir os controles.",
            "Energia é a primeira suspeita quando nada funciona, do disjuntor ao fusível da central. Um botão de parede em curto tem outro efeito: ocupa a entrada e bloqueia todos os controles.",
            "Um portão que ignora até o botão da parede está sem alimentação, por disjuntor, DR ou fusível da central queimado num surto. Caso diferente é o contato colado no interfone ou na botoeira: a placa recebe uma ordem que não termina e despreza as outras.",
            "Comece pela alimentação, do quadro ao fusível da placa, se nada reage. Mas um interfone ou botão molhado, com o contato fechado, também cala os controles, pois a central fica presa a esse único comando.",
          ],
          [
            "Com a botoeira boa e os controles mudos, a falha é de recepção. Receptor queimado por raio, fio da antena cortado, memória apagada ou interferência de uma lâmpada ou fonte nova explicam o caso.",
            "Quando só o comando por rádio falha, pense no receptor, que sofre com surto de energia, na antena rompida e no cadastro apagado. LED ou fonte recém-instalada também pode calar o sinal.",
            "Botão que abre e controle que não abre apontam para o rádio: receptor danificado, antena partida ou memória limpa. Um aparelho novo perto do motor, como fonte ou lâmpada de LED, pode estar abafando tudo.",
            "Se por fio ele abre, o rádio é que está surdo. Entre os motivos estão a antena partida, o receptor atingido por descarga, os códigos perdidos e o ruído de alguma fonte ou lâmpada de LED colocada há pouco.",
            "Se o portão abre pela botoeira, sobram quatro causas: receptor queimado, fio da antena rompido, memória apagada e interferência. A interferência costuma vir de lâmpada de LED ou de uma fonte instalada perto do motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Teste do sinal, regravação e receptor"],
        slots: [
          [
            "O técnico mede o sinal de um controle e vê se ele chega à central. Se o cadastro sumiu, ele grava todos de novo. Se o receptor queimou, instala um receptor avulso na entrada da botoeira, sem trocar a placa.",
            "Primeiro o técnico confirma que os controles transmitem. Depois confere antena, memória e receptor. Receptor queimado não obriga a trocar a placa, porque um avulso pode ser ligado à entrada da botoeira, com os controles gravados de novo.",
            "A visita testa o controle, a antena e o receptor, nessa ordem. Memória perdida se resolve com nova gravação, e o receptor danificado pode ser substituído por um externo, com a mesma central no comando do motor.",
            "A visita segue o caminho do sinal: controle, antena e receptor. Se os códigos foram apagados, são gravados outra vez. Se o receptor queimou, outro é ligado por fora, na entrada da botoeira, e a placa continua no lugar.",
            "Com um aparelho de teste, o técnico confirma que os controles emitem e procura onde o sinal morre. Falta de cadastro pede regravação, e defeito no receptor se contorna com um módulo avulso na entrada do botão, sem placa nova.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso comprar controles novos?",
        answers: [
          "Quase nunca. Depois de consertado o receptor ou a energia, os mesmos controles voltam a abrir. Só é preciso comprar novos se o receptor instalado for de outro código.",
          "Em geral, não: o defeito está no portão, e os controles continuam bons. A exceção é quando o receptor novo usa outro padrão.",
          "Espere o diagnóstico: controle que transmite continua servindo depois do reparo. A troca só entra se o novo receptor falar outro código.",
        ],
      },
      {
        question: "Um raio pode ter apagado os controles?",
        answers: [
          "Pode ter danificado o receptor ou a memória. O técnico mede: às vezes basta gravar de novo, às vezes troca-se o receptor.",
          "Sim, o surto atinge receptor e placa. Se a botoeira ainda abre, motor e central se salvaram, e o conserto fica no rádio.",
          "Sim, é possível: a descarga queima o receptor ou limpa o cadastro, e às vezes chega à placa. A botoeira funcionando indica que o dano ficou na parte de rádio.",
        ],
      },
      {
        question: "Meu carro está preso e nenhum controle abre. O que faço?",
        answers: [
          "Tente a botoeira. Se ela não funciona e o portão é de correr ou de abrir, em bom estado, desligue o disjuntor e use a chave de destravamento. No basculante, espere o técnico, que atende {shop.hours}.",
          "Abra pelo botão da parede. Se nada responde, só a folha de correr ou de abrir, reta e leve, pode ser destravada, com o disjuntor desligado. O contato é {shop.hours}.",
          "Experimente primeiro o botão da parede. Se falhar, desligue o disjuntor e destrave apenas portão de correr ou de abrir, com a folha reta. Basculante fica parado até o técnico, disponível {shop.hours}.",
        ],
      },
      {
        question: "Vocês atendem qualquer marca?",
        answers: [
          "Trabalhamos com {shop.brands}, como loja independente. Para outra marca, a foto da etiqueta mostra se há peça ou receptor que sirva.",
          "As mais pedidas são {shop.brands}. Nas demais, um receptor avulso costuma resolver, e a etiqueta do motor confirma.",
          "Sim para {shop.brands}, sempre de forma independente. Nas outras, a etiqueta do motor permite saber se existe peça ou se um receptor avulso resolve.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da botoeira",
  },
  {
    id: "so-um-botao-falha",
    broader: "controle-nao-funciona",
    label: "Um botão do controle falha",
    phrase: "o botão do controle que falha",
    intent: "repair",
    asks: [
      "tecla controle portão parou",
      "tecla controle parou",
      "tecla controle parou outras funcionam",
      "gravar outro botão primeiro não funciona",
      "botão controle não funciona",
      "botão controle falha",
      "tecla controle não funciona",
      "só um botão funciona",
      "botão controle ruim",
      "apertar forte controle",
      "botão controle duro",
      "botão controle gasto",
      "tecla controle falha",
      "botão controle parou",
      "outro botão controle",
      "botão afundou",
      "botão controle furou",
      "botão controle furado",
      "borracha controle gasta",
      "só botão controle funciona",
      "só botão 2 funciona",
      "só botão 1 funciona",
      "botão 1 não funciona",
      "botão 2 não funciona",
      "tecla controle gasta",
      "teclas controle gastas",
      "controle quebrou botão conserto",
      "controle quebrou botão conserto preço",
      "troca botão controle",
      "trocar botão controle",
      "conserto botão controle",
    ],
    answers: {
      price: [
        "O conserto do botão do controle de portão quase nunca passa de limpar o contato ou trocar a capa com a borracha, e isso você mesmo faz sem custo de visita. Se a tecla quebrou por dentro, o controle novo de código fixo é barato e compensa mais. A foto do seu, frente e verso, dá o valor de graça.",
        "Quando o botão do controle quebrou, compare o preço da capa nova com o do controle inteiro, que costuma ser a melhor conta em código fixo. O de código rolante custa mais, porque precisa ser gravado na central. Mande a foto dos dois lados e dizemos o preço de cada saída, sem custo.",
      ],
      any: [
        "Quando só um botão do controle falha e os outros funcionam, a pilha está boa: o defeito é daquela tecla, com contato sujo, borracha gasta ou código apagado. Se a luz acende ao apertar, o botão precisa ser gravado de novo na central. Se não acende, tire a pilha e limpe o contato, ou use outra tecla gravada.",
        "O botão do controle que quebrou ou não pega tem conserto na maioria das vezes, se a placa de dentro está inteira. Veja a luz ao apertar. Se ela acende, basta gravar o botão de novo. Se fica apagada ou a tecla afundou, tire a pilha e limpe por dentro. Se não voltar, use a outra tecla ou troque o controle.",
        "Se só uma das teclas do controle está ruim, dá para arrumar na maioria dos casos: limpeza do contato, gravação em outro botão ou regravação do mesmo. A luz decide, porque acesa aponta cadastro apagado, e apagada aponta borracha ou contato gasto. Botão afundado pede a pilha fora.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste a tecla que falha", "O que a luz mostra em cada botão"],
        slots: [
          [
            "A luz do controle diz se o botão fecha contato, e o portão diz se o código está gravado. Teste as teclas do mesmo lugar, com a passagem livre.",
            "Compare os botões um a um, na mesma distância e com o vão livre. Luz acesa quer dizer contato bom, e portão que obedece quer dizer código gravado.",
            "Com a mesma pilha e no mesmo ponto, aperte cada tecla. Se acende, o contato fecha. Se o portão se move, o código está na memória.",
          ],
        ],
        steps: [
          "Aperte cada tecla e veja se a luz acende igual.",
          "Tire a pilha e abra a capa.",
          "Limpe contato e borracha com álcool isopropílico e deixe secar.",
          "Remonte e teste a poucos passos do portão.",
          "Se a luz acende e nada acontece, peça a gravação daquela tecla.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que uma tecla gasta ou afunda", "Borracha gasta, contato sujo ou código apagado"],
        slots: [
          [
            "A tecla mais usada perde primeiro a borracha condutiva, a pastilha escura que fecha o contato. Umidade e pilha vazada oxidam o mesmo ponto, e por isso só ela falha.",
            "O botão de todo dia gasta antes dos outros, porque a pastilha de borracha que conduz vai se acabando. Oxidação de pilha vazada faz o mesmo estrago.",
            "Debaixo de cada tecla há uma borracha condutiva que se desgasta com o uso. Como uma delas trabalha mais, falha sozinha, ainda mais se pegou umidade.",
          ],
          [
            "Botão afundado fica transmitindo sem parar: descarrega a pilha, ocupa o receptor e pode abrir o portão. Tire a pilha até soltar a tecla.",
            "Tecla presa manda sinal o tempo todo, atrapalha os outros controles da casa e pode acionar o portão. A pilha sai até o botão voltar.",
            "Se a tecla não volta, o controle segue emitindo, e o portão pode abrir sem aviso. Retire a pilha antes de mexer na capa.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar, usar outra tecla ou trocar", "Qual saída vale para o botão gasto"],
        slots: [
          [
            "A saída mais barata é gravar o portão numa tecla livre, sem comprar nada. Depois vem a capa com borracha nova, quando o modelo tem, e por último um controle novo, que em aparelho comum compensa mais que soldar o microbotão.",
            "Comece pela tecla que sobra: gravar nela não gasta peça. Não havendo, procure capa e borracha do modelo; soldar outro microbotão só se justifica em controle caro ou fora de linha.",
            "Usar um botão livre resolve sem custo de peça. Em seguida, do menor gasto ao maior, ficam capa com teclado novo, controle compatível e solda do microbotão, esta só em aparelho difícil de achar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que preciso apertar o botão várias vezes?",
        answers: [
          "A pilha está no fim ou o contato falha. Troque a pilha primeiro; se só uma tecla continuar ruim, ela é que se gastou.",
          "Pilha fraca faz isso em todas as teclas. Quando acontece em uma só, o contato dela está sujo ou gasto.",
        ],
      },
      {
        question: "Posso gravar o mesmo portão nos dois botões?",
        answers: [
          "Pode, se houver lugar na memória do receptor. Assim o segundo botão vira reserva quando o primeiro gastar.",
          "Sim. Em alguns receptores cada tecla ocupa uma posição, e em central cheia pode faltar espaço.",
        ],
      },
      {
        question: "Quanto custa e quanto demora arrumar o botão?",
        answers: [
          "Gravar o portão em outra tecla leva minutos e não gasta peça. Limpeza sai em poucos minutos também, e controle novo tem o preço do modelo, cotado pela foto com a gravação.",
          "O menor gasto é regravar ou usar tecla livre, coisa de minutos. Capa nova e controle compatível vêm depois, com valor passado pela foto do modelo.",
        ],
      },
      {
        question: "Grafite de lápis conserta o botão?",
        answers: [
          "Às vezes faz a borracha conduzir por alguns dias, e volta a falhar. Serve de quebra-galho até gravar outra tecla.",
          "Melhora por pouco tempo, quando melhora. O conserto que fica é borracha nova, tecla livre ou outro controle.",
        ],
      },
      {
        question: "Para que serve o segundo botão do controle?",
        answers: [
          "Para o que for gravado nele: outra garagem, o portão social ou a abertura parcial, se a central tiver essa função.",
          "Ele aciona um segundo portão, uma fechadura ou uma luz, conforme o receptor em que foi cadastrado.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, sem a pilha, mostrando os botões por dentro",
  },
  {
    id: "abre-na-mao-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre na mão e não no controle",
    phrase: "o portão que abre na mão e não com o controle",
    intent: "repair",
    asks: [
      "depois mudança não fecha",
      "depois mudança não abre",
      "depois mudança não funciona",
      "parou depois mudança",
      "não fecha depois da mudança portão",
      "abre mão não controle",
      "só abre mão",
      "só abre manual",
      "abre manual não controle",
      "só mão portão controle",
      "portão funciona só manual",
      "só manualmente controle",
      "portão solto controle não",
    ],
    answers: {
      any: [
        "Portão que abre na mão e não no controle quase sempre ficou destravado: no manual, o motor gira e a folha só vai empurrando. Trave com a chave e o disjuntor desligado; se continua mudo, teste a botoeira, que separa o controle da placa, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão só funciona no manual e o controle não aciona, veja primeiro se o motor ficou destravado: ele gira e a folha não anda. Se o motor fica em silêncio, falta energia ou o comando não chega. Se ronca parado, desligue o disjuntor, porque é capacitor ou folha presa. A visita em casa custa desde {price.preventive}, fora peças.",
        "O portão anda na mão mas não com o controle por dois motivos: motor destravado ou comando que não chega. Gire a chave de volta com a energia cortada e aperte a botoeira. Se ela abre e o controle não, é pilha ou receptor, e a regulagem no local começa em {price.preventive} em casa, sem peças.",
        "O portão que não fecha depois da mudança quase sempre ficou destravado para a passagem dos móveis, ou um deles entortou a fotocélula. Com o disjuntor desligado, volte a chave do motor à posição travada, limpe e alinhe as lentes à vista e teste uma vez. Se continuar, o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Travar, religar e testar uma vez", "O que fazer antes de chamar o técnico"],
        slots: [
          [
            "O caso mais comum vem primeiro: alguém destravou na falta de luz e não travou de novo. Faça com o portão fechado e ninguém perto da folha.",
            "Comece pela trava, que responde pela maioria dos casos, sobretudo depois de faltar luz. A folha fica fechada e o vão, livre.",
            "Quase sempre faltou travar depois de uma queda de energia. Com a folha fechada e todos longe, siga a ordem.",
          ],
        ],
        steps: [
          "Folha torta, pesada ou com cabo frouxo: não mexa e chame.",
          "Feche o portão devagar e desligue o disjuntor.",
          "Gire a chave de destravamento de volta, até sentir o engate; no basculante, sem forçar.",
          "Religue e acione uma vez pela botoeira.",
          "Se a botoeira abre, troque a pilha e teste outro controle.",
          "Se o motor gira em falso ou ronca parado, desligue e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada reação do motor indica", "Motor que gira, ronca ou fica em silêncio"],
        slots: [
          [
            "Escute o motor ao apertar o botão da parede: a reação aponta a causa.",
            "Um toque só, de longe, basta para separar as causas.",
            "O som do motor é o melhor sinal da causa.",
          ],
        ],
        bullets: [
          "Gira e a folha não anda: destravado ou engrenagem gasta",
          "Silêncio no controle, mas a botoeira abre: pilha, cadastro, antena ou receptor",
          "Silêncio nos dois: disjuntor, fusível ou placa",
          "Ronca parado: capacitor fraco ou folha presa",
          "Anda um pouco e volta: fotocélula, força ou atrito",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz e quanto custa", "Conserto: trava, rádio ou redutor"],
        slots: [
          [
            "Com o motor travado, o técnico testa controle, receptor e placa, nessa ordem, e grava de novo o que se perdeu. Receptor queimado dá lugar a um avulso, na mesma central, sem trocar a placa.",
            "O exame vai da trava ao controle, dele ao receptor e por fim à placa. Cadastro perdido se regrava, e um receptor avulso substitui o que queimou, mantida a central.",
            "Primeiro o engate, depois o rádio: controle, antena e receptor. Quando o receptor falhou, põe-se um separado, sem mexer na central.",
          ],
          [
            "Regravar e regular é o mais barato e leva até {trade.smallRepair}. Acima vêm capacitor, receptor, engrenagem e placa, e só a engrenagem interna pode levar à troca do motor, de {price.homeSwap} em casa.",
            "Em ordem de custo: ajuste, capacitor, receptor, engrenagem, placa; o caso simples cabe em {trade.smallRepair}. Redutor sem peça leva à troca, que em casa vai de {price.homeSwap}.",
            "O serviço comum toma até {trade.smallRepair}. O valor cresce do ajuste ao capacitor, ao receptor e à placa, e o motor novo em casa, de {price.homeSwap}, fica para redutor sem conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o motor gira, mas o portão só anda na mão?",
        answers: [
          "Porque está destravado ou a engrenagem se gastou. Trave com o disjuntor desligado; se continuar girando em falso, é peça do redutor.",
          "A força não chega à folha. Se o engate está fechado e ele ainda gira em falso, o redutor ou o pino precisa de conserto.",
        ],
      },
      {
        question: "A botoeira abre e o controle não. O que faço?",
        answers: [
          "Troque a pilha e teste outro controle. Se nenhum abrir, o receptor ou a antena falhou, e o motor está bom.",
          "O defeito é de rádio. Comece pela pilha, teste um segundo controle e, se os dois falham, olhe antena e receptor.",
        ],
      },
      {
        question: "Posso deixar o portão no manual até consertar?",
        answers: [
          "De correr ou de abrir, só fechado com outra tranca e o disjuntor desligado. No basculante, não, porque a folha solta pode descer.",
          "Por pouco tempo e trancado por dentro, se não for basculante. Em rampa ou com vento, nem assim.",
        ],
      },
      {
        question: "Destravei na falta de luz e ele não volta. É normal?",
        answers: [
          "É comum: falta travar de novo, e em alguns modelos o primeiro ciclo sai devagar. Mova a folha uns centímetros se o engate não pegar.",
          "Sim. Desligue o disjuntor, gire a chave até o engate, religue e deixe o primeiro ciclo terminar, ainda que lento.",
        ],
      },
    ],
    photo: "uma foto da etiqueta e do ponto de destravamento do motor",
  },
  {
    id: "controle-abre-e-nao-fecha",
    broader: "controle-nao-funciona",
    label: "Controle abre e não fecha",
    phrase: "o controle que abre e não fecha o portão",
    asks: [
      "controle abre não fecha",
      "controle abre mas não fecha",
      "abre controle não fecha controle",
      "abre mas não fecha controle só botão",
      "abre mas não fecha pelo controle",
      "controle só abre não fecha",
      "controle não fecha só abre",
      "abre pelo controle e não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o controle abre o portão mas não fecha, o rádio está bom: quase sempre a fotocélula, o sensor do vão, está suja, torta ou com defeito, e a central recusa fechar de longe. Pelo botão da parede ela pode fechar porque alguém está vendo. Limpe as lentes e, se continuar, a regulagem em casa parte de {price.preventive}, sem peças.",
        "O controle que só abre e não fecha não precisa de pilha nem de cadastro, já que o sinal chega. Procure a fotocélula encoberta ou desalinhada, que bloqueia o fechamento comandado de longe; a limpeza resolve muitos casos, e a visita de ajuste em residência começa em {price.preventive}, fora as peças.",
        "Quando o portão abre pelo controle e só fecha pelo botão, a central está protegendo o vão: sem a confirmação da fotocélula, ela ignora o controle ao fechar. Passe pano seco nas lentes e veja se há algo no caminho. Não voltando, o técnico mede o sensor, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar antes da visita", "Testes por fora, em ordem"],
        slots: [
          [
            "Faça os testes com o portão à vista e o vão livre, sem abrir a tampa do motor. Pare no primeiro que resolver.",
            "Tudo se vê por fora e em poucos minutos, com pessoas e animais longe da folha. O que resolver encerra a lista.",
            "Nenhum passo pede ferramenta, e o motor fica fechado. Mantenha a passagem livre e observe o portão até o fim.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Tire folha, teia ou carro do caminho do feixe.",
          "Veja se a luz do receptor fica firme ou piscando.",
          "Aperte o controle uma vez com o portão aberto e espere.",
          "Teste outro controle: se também só abre, não é o aparelho.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o botão fecha e o controle não", "As causas, da mais comum à mais rara"],
        slots: [
          [
            "Muitas centrais aceitam o botão da parede mesmo sem a fotocélula, porque quem o aperta vê o vão, e recusam o controle, que pode estar longe. O defeito, então, está no sensor ou no fio dele.",
            "Em várias placas a botoeira tem entrada própria para fechar com alguém presente, e o controle depende do sensor. Lente suja, par torto e fio partido dão o mesmo resultado.",
            "A diferença é de segurança: o botão supõe que há gente olhando, e o controle, não. Por isso, com a fotocélula em falha, só o primeiro fecha.",
          ],
          [
            "Mais raros são o controle com um botão para abrir e outro para fechar, gravado pela metade, e o fechamento desligado na programação.",
            "Também acontece de o controle ter dois botões, um para cada sentido, e só o de abrir estar gravado.",
            "Se o sensor está bom, restam a gravação, quando cada sentido tem o seu botão, e o ajuste de fechamento na central.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como fica o conserto"],
        slots: [
          [
            "O técnico mede a entrada da fotocélula na placa, alinha ou troca o par e prova o fechamento com uma caixa no caminho. Depois cada controle é testado, abrindo e fechando.",
            "Mede-se o sensor na central, refaz-se a emenda ou o alinhamento, e o par só é trocado se falhar no teste. No fim, os controles fecham de dentro do carro.",
            "A visita confere lente, fio e entrada da placa, nessa ordem, e termina com o portão fechando pelo controle e voltando diante de um obstáculo de teste.",
          ],
          [
            "Não se anula a fotocélula para o controle voltar a fechar: é ela que impede a folha de prender alguém.",
            "Ligar os fios do sensor direto na placa faz fechar, e também faz ferir; essa gambiarra não se aceita.",
            "Fechar sem o sensor é um risco para criança, animal e carro, e por isso ele é consertado, nunca retirado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Segurar o botão fecha o portão. Posso usar assim?",
        answers: [
          "Por um dia ou dois, vendo o vão até o fim. Conserte logo, porque quem não sabe da falha vai confiar no controle.",
          "Só como emergência e com a passagem à vista. O certo é recuperar a fotocélula.",
        ],
      },
      {
        question: "O fechamento automático parou junto. É o mesmo defeito?",
        answers: [
          "Quase sempre: sem a resposta da fotocélula, a central não fecha sozinha. Resolvido o sensor, ele volta.",
          "Sim, em geral. A fechada automática depende do mesmo sensor e retorna com ele.",
        ],
      },
      {
        question: "Trocar a pilha ajuda?",
        answers: [
          "Não, se o controle abre da distância de sempre. A pilha fraca falha nos dois sentidos.",
          "Pouco provável: quem abre tem pilha. A exceção é o alcance que caiu, e aí ele falharia também ao abrir.",
        ],
      },
    ],
    photo: "um vídeo do portão aberto enquanto você aperta o controle, e fotos da fotocélula e da etiqueta do motor",
  },
  {
    id: "abre-na-botoeira-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre na botoeira e não no controle",
    phrase: "o portão que abre na botoeira e não no controle",
    intent: "repair",
    asks: [
      "botão portão funciona controle não funciona",
      "botão portão abre controle não abre",
      "botão portão abre controle não",
      "controle não abre portão mas botão abre",
      "controle não funciona mas botão funciona",
      "controle não funciona mas botão interno funciona",
      "botão interno funciona controle não",
      "botão parede funciona mas controle não",
      "controles pararam mas botão parede funciona",
      "controles pararam mas botão funciona",
      "controles pararam mas botoeira funciona",
      "abre botoeira e não abre no controle",
      "não abre controle só botão",
      "não abre controle só botoeira",
      "não abre controle só botão parede",
      "não abre controle só interfone",
      "não responde controle só botão parede",
      "não funciona controle só botão parede",
      "não pega controle só botão",
      "não aciona controle só botão",
      "não aciona controle só botoeira",
      "nenhum controle funciona só botoeira",
      "nenhum controle funciona só botão",
      "nenhum controle abre só botoeira",
      "nenhum controle abre só botão",
      "controles pararam botão parede funciona",
      "controles pararam botoeira funciona",
      "controle parou só botão",
      "controle parou só botoeira",
      "controle parou mas botão",
      "controle parou botão funciona",
      "só funciona botão",
      "só funciona botão parede",
      "só funciona botão portaria",
      "só abre botão portaria",
      "só abre botoeira portaria",
      "só funciona botoeira portaria",
      "abre botão não abre controle",
      "botão interno funciona controle não funciona",
      "botão parede funciona controle não funciona",
      "botão abre controle não funciona",
      "só abre apertando botão",
      "só abre apertando botão placa",
      "só abre botão placa",
      "só abre botão motor",
      "só abre botão central",
      "só funciona botão placa",
      "só abre dentro controle não funciona",
      "só abre dentro não abre controle",
      "abre interruptor não controle",
      "só abre interruptor",
      "botoeira abre fecha controle nada",
      "botoeira abre controle nada",
      "botão abre controle nada",
      "botão abre fecha controle nada",
      "botoeira abre fecha controle não",
      "só abre botoeira controle nada",
      "só abre botão controle nada",
      "só botão controle nada",
      "só funciona botão controle nada",
      "não funciona controle só botão",
      "não fecha controle só botão",
      "não abre controle mas abre botão",
      "não abre controle abre botoeira",
      "fecha botão não controle",
      ...combine(
        ["só abre", "só fecha", "só funciona", "só pega"],
        ["botão", "botoeira", "botão dentro", "botão parede"],
      ),
      "interruptor abre controle não",
      "não abre controle botão abre",
      "botão interno aciona controlinho não",
      "só abre botoeira controle não aciona",
      "só abre pela botoeira",
      "só abre pelo botão",
      "só funciona botoeira",
      "botoeira abre controle não",
      "botoeira funciona controle não",
      "botoeira funciona controle parou",
      "controle não funciona só botoeira",
      "controle não funciona só botão",
      "controle não abre só botoeira",
      "botoeira funciona controle não funciona",
      "botão funciona controle não",
      "botão parede funciona controle não",
      "botoeira pega controle não",
      "botoeira normal controle não",
      "funciona botoeira controle não",
      "abre botoeira não controle",
      "só abre botoeira",
      "só abre botão",
      "botão abre controle não",
      "funciona botoeira não controle",
      "só botão parede",
      "controle só botão parede",
      "não obedece controle só botão",
      "controle não abre só botão parede",
      "controle não responde só botão",
      "só abre botão parede",
      "só abre botão não controle",
      "abre botão não controle",
      "não abre com controle mas abre na botoeira",
      "não abre controle abre botoeira",
      "não abre pelo controle só pela botoeira",
    ],
    answers: {
      any: [
        "Se o portão abre na botoeira e não no controle, o motor e a placa estão bons: falhou o controle ou o receptor, que é a peça que recebe o sinal. Ponha pilha nova e teste outro controle. Se só um falha, o defeito é dele. Se nenhum abre, é receptor ou antena, e a visita em casa parte de {price.preventive}, sem peças.",
        "Portão que só abre pela botoeira, o botão da parede, tem defeito no sinal do controle, e não no motor. A causa mais comum é pilha fraca. Depois vêm controle apagado da memória, antena solta e receptor queimado. Se pilha nova e um segundo controle não resolvem, a visita com teste em casa começa em {price.preventive}, fora peças.",
        "Quando o portão abre pelo botão da parede e não responde ao controle, o problema está no controle ou no receptor da placa. Se só um controle falha, é pilha ou cadastro. Se todos falham, é receptor ou antena. A visita com medição, em casa, parte de {price.preventive}, sem peças.",
        "A botoeira abre e o controle não porque o comando por fio chega à placa, mas o sinal de rádio não. Troque a pilha e experimente um segundo controle antes de chamar. Se os dois continuam mudos, a visita em residência, com teste de receptor e antena, custa a partir de {price.preventive}, peças à parte.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só o botão abre", "Controle ou receptor: como saber"],
        slots: [
          [
            "Quando só um controle falha, ele está com pilha fraca, contato sujo ou botão gasto, ou foi apagado da memória. Se todos falham juntos, o receptor não recebe o sinal, por antena solta, surto de energia ou memória apagada por engano.",
            "Pilha fraca, botão gasto ou cadastro apagado explicam um controle mudo. Todos mudos ao mesmo tempo é outra coisa: antena partida, receptor queimado ou memória perdida.",
            "Conte quantos controles falham. Se é um só, o defeito é desse controle. Se são todos, a falha é do receptor, da antena ou da memória da placa.",
          ],
          [
            "Se piora em certas horas, suspeite de lâmpada de LED, câmera ou carregador perto do motor, que abafa o sinal.",
            "Falha que vai e volta costuma ser interferência de lâmpada de LED, câmera ou fonte ligada perto da central.",
            "Alcance que diminuiu de repente aponta para interferência, comum depois de instalar LED ou câmera na garagem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste do controle sem abrir o motor", "O que testar antes de chamar"],
        slots: [
          [
            "Com dois controles você faz quase todo o diagnóstico. Teste com o portão à vista e a passagem livre.",
            "O teste leva cinco minutos e não pede ferramenta. Fique onde vê o portão, com ninguém passando.",
            "Faça estes testes de dentro da garagem, vendo a folha e com o vão livre.",
          ],
        ],
        steps: [
          "Troque a pilha e teste a poucos passos do portão.",
          "Repita com outro controle da casa.",
          "Apague lâmpadas de LED e desligue câmeras e carregadores próximos, e teste de novo.",
          "Veja de fora, sem puxar, se o fio da antena está inteiro.",
          "Anote se falha só um controle ou se falham todos.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto do receptor e da antena"],
        slots: [
          [
            "O técnico mede se o controle transmite na frequência certa, lê a memória e grava de novo. Se o receptor da placa queimou, ele põe um avulso, ligado nos fios da botoeira, e a placa continua. É também a hora de passar para código rolante, que não se copia.",
            "O técnico mede o sinal do controle e confere a memória da placa. Antena partida é refeita. Receptor queimado é substituído por um avulso, ligado na mesma entrada do botão. Com receptor novo, dá para usar código rolante, que muda a cada toque.",
            "A visita começa pela medição da frequência e pela regravação dos controles. Se não basta, instala-se um receptor externo nos fios da botoeira, sem trocar a placa. Nessa troca vale escolher código rolante, mais difícil de clonar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a placa se a botoeira abre e o controle não?",
        answers: [
          "Em geral, não. Se o botão da parede abre o portão, a placa está comandando o motor. Troca-se só o receptor, ou acrescenta-se um avulso.",
          "Quase nunca. Um receptor avulso, ligado nos fios da botoeira, sai bem mais barato que a placa.",
          "Não, na maioria dos casos. Só se a placa tiver outro defeito junto, o que a medição mostra.",
        ],
      },
      {
        question: "Os controles antigos servirão no receptor novo?",
        answers: [
          "Servem se o receptor novo usar o mesmo código e frequência. Passando a código rolante, entram controles novos.",
          "Depende do padrão. Mande a foto do controle, frente e verso, e dizemos se ele fala com o receptor.",
          "Em muitos casos, sim, depois de gravados. Controle de código rolante de outra marca não serve.",
        ],
      },
      {
        question: "Posso usar só a botoeira até o conserto?",
        answers: [
          "Pode, se ela fica à vista da folha e a fotocélula funciona. Olhe a passagem a cada acionamento.",
          "Sim, desde que você veja o vão inteiro ao apertar. Não deixe criança usar o botão.",
          "Sim, por alguns dias. O único cuidado é acionar vendo o portão.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "luz-acende-e-nao-abre",
    broader: "controle-nao-funciona",
    label: "Luz do controle acende e não abre",
    phrase: "o controle que acende e não abre",
    intent: "repair",
    asks: [
      "controle luz acesa não abre",
      "controle portão luz acesa não abre",
      "controle com luz acesa e não abre",
      "controle luz acesa portão não abre",
      "luz controle acesa não abre",
      "aperto controle luz acende nada",
      "controle luz acende nada",
      "luz controle acende não faz nada",
      "aperto controle luz acende não faz nada",
      "controle luz acende não acontece nada",
      "quando aperto controle luz acende não faz nada",
      "luz acende não abre",
      "luz acesa portão parado",
      "luzinha acesa portão parado",
      "led controle pisca portão não responde",
      "controle led funcionando portão obedecer",
      "luz controle acende não",
      "controle acende não abre",
      "led controle acende",
      "controle pisca não abre",
      "controle aceso não funciona",
      "luz vermelha controle",
      "controle piscando não",
      "controle acende não funciona",
      "controle acende luz não",
      "controle funciona portão não abre",
      "controle apita não abre",
      "controle faz bip não abre",
      "controle bipa não abre",
    ],
    answers: {
      any: [
        "Se a luz do controle acende e o portão não abre, o controle tem energia, mas o sinal sai fraco ou não é aceito pela central. As causas são pilha no fim, cadastro apagado ou receptor com defeito. Ponha pilha nova e teste outro controle. Se nenhum abre, medir o receptor parte de {price.preventive} em casa, sem peças.",
        "O controle que apita ou acende e não abre o portão tem três causas possíveis: pilha fraca demais para transmitir, código fora da memória ou receptor com defeito. Teste um segundo controle e o botão da parede. Se só o seu falha, ele precisa de nova gravação. Medir o receptor custa a partir de {price.preventive} em residência, fora peças.",
        "O controle parece que funciona, porque a luz acende, mas isso não prova que o sinal chega ao portão. Troque a pilha, teste de perto e compare com outro controle. Se só o seu falha, falta regravar. Se todos falham, o defeito é do receptor, medido em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Os testes que mostram a causa", "O que fazer quando acende e não abre"],
        slots: [
          [
            "Faça os testes na ordem, porque cada um descarta uma causa, com o portão à vista e a passagem livre. Nenhum exige abrir o motor.",
            "Cada passo elimina uma suspeita, e todos se fazem por fora. Fique onde veja o portão e mantenha o vão livre.",
            "Siga do mais simples ao mais revelador, sem ferramenta e sem mexer na central, com ninguém no caminho da folha.",
          ],
        ],
        steps: [
          "Ponha pilha nova, do mesmo tipo, mesmo com a luz acesa.",
          "Teste o seu controle a dois ou três passos do portão.",
          "Teste outro controle do mesmo lugar.",
          "Aperte a botoeira, o botão da parede.",
          "Se só o seu falhar, peça a gravação dele. Se todos falharem e a botoeira abrir, o defeito é do receptor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle acende e o portão não abre", "O que a luz do controle não mostra"],
        slots: [
          [
            "A luz acende com pouca tensão, mas o transmissor precisa de mais para o sinal chegar. Um controle que caiu ou molhou ainda pode acender e transmitir fora da frequência, o que só se vê com instrumento.",
            "Uma pilha no fim ainda acende a luz, mas o rádio já não alcança o receptor. Queda e umidade têm efeito parecido, porque a luz funciona e a frequência sai do lugar.",
            "Acender gasta menos que transmitir, e por isso a pilha fraca engana. Depois de um tombo ou de água, o controle também pode acender e emitir fora da frequência.",
          ],
          [
            "Com o cadastro apagado, o controle parece normal e o portão não reage. Isso acontece depois de troca de placa, de raio ou de alguém segurar o botão da central.",
            "Se a memória foi limpa, por toque longo no botão da central, surto ou troca de placa, a luz segue forte e a folha não se mexe.",
            "Outra causa é o código fora da memória, que some quando a placa é trocada, sofre um surto ou tem o botão segurado.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Gravar de novo ou comprar outro controle", "Quando o controle não compensa conserto"],
        slots: [
          [
            "Se o controle transmite, basta gravá-lo na central. Placa oxidada e botão gasto raramente compensam reparo, e o novo precisa da mesma frequência, em geral 433,92 MHz, e do mesmo tipo de código, fixo ou rolante.",
            "Um controle bom que saiu da memória só precisa de gravação. Já o que vazou pilha ou oxidou costuma ser trocado por outro de mesmo código e frequência, que quase sempre é 433,92 MHz.",
            "A gravação resolve quando o sinal está bom. Se o circuito corroeu, procure outro com a frequência da central, normalmente 433,92 MHz, lembrando que código fixo e rolante não se misturam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que significa a luz do controle piscando?",
        answers: [
          "Em muitos controles é só o sinal de transmissão; em alguns, aviso de pilha fraca. Se piscava diferente antes, troque a pilha primeiro.",
          "Depende do modelo: pode ser transmissão normal ou bateria no fim. Uma pilha nova tira a dúvida.",
        ],
      },
      {
        question: "Gravar o controle de novo exige visita?",
        answers: [
          "Se o botão de gravação fica dentro do motor, sim, porque há partes com energia. Em receptor externo, dá para seguir o manual.",
          "Na placa do motor, deixe com o técnico. O receptor avulso, fora da caixa, costuma permitir que você grave seguindo o manual.",
        ],
      },
      {
        question: "Como sei se o controle está transmitindo?",
        answers: [
          "O técnico mede com um testador de frequência. Em casa, o melhor indício é outro controle igual abrir do mesmo lugar.",
          "Sem instrumento não há certeza. Se um segundo controle abre de onde o seu não abre, a falha é do seu.",
        ],
      },
      {
        question: "O portão do vizinho pode estar interferindo?",
        answers: [
          "É raro, mas um controle com o botão preso na vizinhança ocupa a faixa. Nesse caso todos os seus falham, e não um só.",
          "Pode, quando todos os controles da casa falham em certas horas. Antes do vizinho, porém, suspeite de um aparelho novo perto do motor.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-demora-a-responder",
    broader: "controle-nao-funciona",
    label: "Demora a responder ao controle",
    phrase: "a demora do portão em responder ao controle",
    intent: "repair",
    asks: [
      "controle demora abrir",
      "aperto controle demora abrir",
      "aperto botão demora abrir",
      "aperto demora segundos abrir",
      "controle demora responder",
      "controle demora acionar",
      "controle demora funcionar",
      "controle demora obedecer",
      "demora responder controle",
      "demora obedecer controle",
      "demora atender controle",
      "controle com atraso",
      "controle responde com atraso",
      "controle portão lento responder",
    ],
    answers: {
      any: [
        "O portão que demora para responder ao controle costuma receber o sinal fraco: a placa só entende o comando depois que ele se repete. Ponha pilha nova e teste outro controle. Se todos demoram, veja a antena ou o receptor. Se a botoeira demora igual, o atraso é da placa ou da trava elétrica.",
        "Quando você aperta o controle e o portão demora a abrir, compare com o botão da parede. Se o botão responde na hora, o atraso vem da pilha, da antena ou do receptor. Se os dois demoram, a trava elétrica, o aviso do sinaleiro ou o capacitor atrasa a partida.",
        "O controle que abre, mas demora, tem quase sempre pilha no fim: ela acende a luz e manda um sinal fraco. Troque a pilha pela mesma e conte os segundos. Se a demora continua com outro controle, o defeito está na antena ou no receptor. Se o botão da parede também atrasa, está na placa ou na trava.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde está o atraso: teste em cinco minutos", "Como medir a demora do controle"],
        slots: [
          [
            "Conte em voz alta do toque até a folha se mexer. Menos de um segundo é o comum; dois ou três segundos já são atraso.",
            "Grave um vídeo com som a partir do toque, porque ele mostra quantos segundos o portão espera.",
            "O que interessa é o tempo entre o toque e o primeiro movimento. Faça cada teste duas vezes, com a passagem livre.",
          ],
        ],
        steps: [
          "Aperte o controle a dois metros do portão e conte os segundos.",
          "Troque a pilha pela do mesmo código e conte outra vez.",
          "Repita com outro controle da casa, do mesmo lugar.",
          "Aperte o botão da parede e compare o tempo.",
          "Escute se há estalo ou ronco antes de a folha sair.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada resultado do teste indica", "Controle, receptor ou placa"],
        slots: [
          [
            "Se só um controle demora, troque a pilha e limpe os contatos dele. Se todos demoram e o botão da parede responde na hora, o receptor ouve mal, por antena solta ou interferência de lâmpada e câmera.",
            "A demora de um controle só vem da pilha ou do botão gasto. A demora de todos, com a botoeira rápida, vem da antena, do receptor ou de um aparelho de LED que faz interferência.",
            "Um controle lento entre outros rápidos precisa de pilha ou de botão novo. Quando todos ficam lentos ao mesmo tempo, o sinal chega mal à placa, por causa da antena ou de interferência.",
          ],
          [
            "Se o botão da parede também demora, o controle está bom. A placa pode estar esperando a trava elétrica soltar ou o sinaleiro avisar, e esse tempo é programado. Estalo seguido de ronco, antes de a folha andar, aponta o capacitor fraco.",
            "O atraso igual no controle e na botoeira nasce na central. Pode ser o tempo programado da trava ou do sinaleiro, que é normal, ou o capacitor fraco, quando o motor ronca antes de sair.",
            "Quando os dois comandos atrasam, a espera está na central. Algumas placas aguardam a trava elétrica ou piscam o sinaleiro antes de partir. Se o motor ronca parado nesse tempo, o capacitor perdeu força.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa acabar com a demora", "O que se paga em cada caso"],
        slots: [
          [
            "A pilha você mesmo troca, sem visita. O ajuste da antena ou do tempo da trava, em casa, parte de {price.preventive}, sem peças. Controle, receptor ou capacitor novo soma o valor da peça, e o orçamento por foto é grátis.",
            "Se era a pilha, o gasto é só ela. Antena e tempo da placa se acertam em visita a partir de {price.preventive} em casa, sem peças. Quando há peça a trocar, o orçamento por foto é grátis.",
            "Troca de pilha não precisa de técnico. Acertar a antena ou a programação custa a partir de {price.preventive} na residência, fora as peças, e o valor do receptor ou do capacitor é dito antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Demorou só na primeira abertura do dia. É normal?",
        answers: [
          "Pode ser pilha fria ou capacitor fraco, que piora de manhã. Se o motor ronca antes de sair, peça a medição, porque o capacitor acaba parando o portão.",
          "Não deveria. A pilha no fim rende menos no frio, e o capacitor fraco faz o motor roncar antes da primeira partida.",
        ],
      },
      {
        question: "Ficar segurando o botão ajuda?",
        answers: [
          "Segure por um segundo, porque um toque curto demais pode não ser lido. Se só abre com o botão preso, a pilha ou a antena precisa de cuidado.",
          "Um toque de um segundo basta. Apertar várias vezes confunde a central, que entende o segundo toque como ordem de parar.",
        ],
      },
      {
        question: "Dá para tirar o atraso da trava elétrica?",
        answers: [
          "Dá para diminuir na programação da placa, mas não zerar. A trava precisa de um instante para soltar antes de o motor puxar.",
          "O tempo se encurta na central, feito pelo técnico. Sem nenhum atraso, o motor força a folha ainda presa.",
        ],
      },
      {
        question: "E se o portão responde na hora, mas anda devagar?",
        answers: [
          "Então o controle está bom. A folha está pesada, o capacitor está fraco ou o motor é de modelo lento.",
          "Nesse caso o comando chega bem. Veja o trilho e as roldanas, com o disjuntor desligado, e peça a medição do capacitor.",
        ],
      },
    ],
    photo: "um vídeo com som, do toque no controle até a folha andar, e a foto do controle e da etiqueta do motor",
  },
  {
    id: "controle-falha-as-vezes",
    broader: "controle-nao-funciona",
    label: "Controle que falha às vezes",
    phrase: "o controle que funciona às vezes",
    intent: "repair",
    asks: [
      "controle abre mas demora",
      "não obedece controle só quando quer",
      "controle só obedece quando quer",
      "controle só abre quando quer",
      "controle só pega quando quer",
      "controle quando quer",
      "não obedece controle quando quer",
      "controle só quando quer",
      "controle só funciona quando quer",
      "hora controle pega hora não",
      "controle funciona vezes sim vezes não",
      "controle funciona às vezes",
      "controle falhando",
      "controle intermitente",
      "controle às vezes abre",
      "controle ora funciona",
      "controle falha calor",
      "controle uma hora funciona",
      "tem que apertar várias",
      "controle só funciona às vezes",
      "controle falha às vezes",
      "controle apertar várias vezes",
    ],
    answers: {
      any: [
        "Controle do portão que só funciona às vezes tem, na maioria, pilha no fim ou contato frouxo, e por isso precisa apertar várias vezes. Troque a pilha e compare com outro controle; se todos falham, é antena solta, receptor ou interferência de LED e câmera, com visita a partir de {price.preventive} em casa, sem peças.",
        "Se o portão obedece ao controle só quando quer, o sinal está chegando fraco: pilha gasta, botão ruim, antena solta ou ruído de aparelho por perto. Um controle só falhando é dele. Todos falhando, é do receptor ou da antena, que se acertam em visita a partir de {price.preventive} em casa, fora peças.",
        "O controle que ora abre, ora não, pede primeiro pilha nova e contato limpo. Continuando, veja se falha sempre no mesmo horário ou lugar, porque LED, câmera, antena e receptor dão defeito que vai e volta. O acerto residencial parte de {price.preventive}, sem peças.",
        "Se o controle abre, mas demora, o sinal chega fraco e a placa só o entende depois de repetido. Comece pela pilha nova e teste com outro controle. Se a demora continua com todos, a antena ou o receptor precisa de ajuste. Quando a botoeira também demora, o atraso é da placa ou da trava elétrica.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar a falha que vai e volta", "O que anotar quando o controle falha"],
        slots: [
          [
            "O que resolve um defeito que some é registrar quando ele aparece. Três dias de anotação valem mais que muitas tentativas seguidas.",
            "Falha intermitente se pega anotando, e não insistindo. Compare sempre do mesmo lugar, com o portão à vista.",
            "Em vez de apertar sem parar, observe por alguns dias. Hora, lugar e o que estava ligado costumam apontar a causa.",
          ],
        ],
        steps: [
          "Troque a pilha e limpe o contato da mola.",
          "Use dois controles, um depois do outro, a cada falha.",
          "Anote hora, lugar, chuva e o que estava ligado na garagem.",
          "Deixe a lâmpada ou a câmera suspeita desligada por um dia.",
          "Veja se a botoeira também falha.",
        ],
      },
      {
        about: "causes",
        headings: ["Um controle ou todos: pistas diferentes", "As causas mais comuns da falha"],
        slots: [
          [
            "Quando só um falha, é pilha, mola ou tecla gasta. Se ele responde ao ser balançado, é mau contato. Quando todos falham, olhe antena com mau contato, receptor que esquenta ou umidade na caixa.",
            "Falha de um controle só vem dele mesmo, seja mola frouxa, botão ou pilha. Se a casa inteira sofre, o defeito é da antena, do receptor que para ao aquecer ou da água que entrou no motor.",
            "Contato frouxo num único controle aparece ao mexer nele. Já a falha de todos está na recepção: antena solta, receptor quente ou úmido.",
          ],
          [
            "Defeito com hora marcada, como à noite, com as luzes acesas, é ruído de fonte de LED, câmera ou carregador.",
            "Se piora quando algo liga, a culpa é da interferência de LED, câmera ou fonte próxima.",
            "O que segue horário vem de aparelho que liga e desliga perto do motor, como lâmpada de LED e câmera.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Do teste do sinal ao receptor"],
        slots: [
          [
            "O técnico mede se o controle transmite bem e em que frequência, confere antena e receptor e grava de novo o que perdeu o cadastro. Receptor com defeito dá lugar a um avulso, sem trocar a central.",
            "A medição do sinal separa controle de recepção. Depois a antena é refeita, o cadastro conferido e, se o receptor falha, liga-se um externo na mesma placa.",
            "Primeiro o controle é medido; em seguida, antena, memória e receptor. Um receptor à parte, na entrada da botoeira, resolve quando o da placa não é mais confiável.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o controle só funciona em certas posições do carro?",
        answers: [
          "Lataria, película metalizada e muro fazem sombra ao sinal. Se antes pegava dali, a pilha ou a antena caiu de rendimento.",
          "Porque a lataria, o vidro com película e os muros barram o sinal conforme a posição. Pilha nova e antena bem posta no motor compensam essa perda.",
        ],
      },
      {
        question: "O calor do carro atrapalha o controle?",
        answers: [
          "Atrapalha a pilha e resseca a borracha dos botões. Ao sol, no painel, ele falha mais cedo.",
          "Sim, aos poucos, porque o sol do painel estraga pilha e teclas. Deixe o controle à sombra e ponha pilha nova quando a luz enfraquecer.",
        ],
      },
      {
        question: "E se a demora acontece também pela botoeira?",
        answers: [
          "Então o atraso é da central, da trava elétrica ou do motor, e não do controle. A medição na placa mostra qual.",
          "Aí o controle está livre de culpa: procure na placa, na trava ou no capacitor do motor.",
        ],
      },
      {
        question: "É sinal de que a placa vai queimar?",
        answers: [
          "Não por si só. A botoeira que sempre abre mostra que ela está bem; a falha é de rádio.",
          "Em geral, não. Se o botão da parede também falha às vezes, a placa merece medição.",
        ],
      },
    ],
    photo: "fotos do controle aberto, do motor e dos aparelhos perto dele",
  },
  {
    id: "conserto-de-controle",
    broader: "controle-nao-funciona",
    label: "Conserto de controle de portão",
    phrase: "o conserto do controle de portão",
    intent: "repair",
    asks: [
      "leva controle consertar",
      "levar controle consertar",
      "onde levar controle consertar",
      "levo controle portão arrumar",
      "levar controle arrumar",
      "conserto controle portão",
      "consertar controle portão",
      "conserto controle remoto",
      "consertar controle remoto",
      "arrumar controle portão",
      "arrumar controle remoto",
      "reparo controle portão",
      "onde consertar controle portão",
    ],
    answers: {
      any: [
        "Controle de portão que não funciona tem conserto quando o defeito é pilha, contato oxidado, botão gasto ou cadastro perdido. Molhado, quebrado ou com o circuito queimado, compensa outro compatível. Aparelho e gravação na central são orçados juntos, pela foto da frente e do verso.",
        "O conserto de controle de portão resolve pilha, contato, botão e cadastro. Placa molhada, partida ou queimada pede um compatível novo. Nos dois casos ele é gravado na central do motor, e a foto dos dois lados adianta qual é o seu e quanto fica com o serviço.",
        "Dá para consertar o controle remoto de portão se falhou a pilha, o contato, o botão ou a gravação na central. Quando a placa oxidou ou quebrou, um novo compatível sai mais seguro, cobrado por unidade, com o cadastro na mesma conta, dada por foto antes da visita.",
      ],
      price: [
        "O conserto do controle de portão pode ser só a pilha, que você mesmo troca, ou o cadastro refeito pelo técnico na central. Quando não tem conserto, um controle compatível é cobrado por unidade, mais a gravação: o valor dos dois vem junto, pela foto, frente e verso.",
        "O preço de consertar o controle começa na pilha nova, que você mesmo põe, e passa pela gravação refeita na central, orçada por foto antes da visita. Se a placa dele queimou, paga-se um controle compatível, por unidade, e vários gravados juntos aproveitam a mesma ida.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que tem conserto e o que se troca", "Conserto ou controle novo"],
        slots: [
          [
            "A lista separa o que volta a funcionar do que sai mais em conta trocar. Queda, água e pilha vazada são as causas mais comuns do segundo grupo.",
            "Cada defeito tem um caminho. Em geral, o que está por fora da placa tem reparo, e o que a atingiu, como água e pilha vazada, leva à troca.",
            "Veja em qual caso está o seu. Defeitos de contato e de gravação têm volta. Dano na placa, por umidade ou queda, quase nunca compensa.",
          ],
        ],
        bullets: [
          "Luz fraca ou apagada: pilha nova e contato limpo",
          "Luz firme e portão parado: gravar de novo na central",
          "Um botão só não responde: troca do botão, se houver peça do modelo",
          "Capa quebrada com placa boa: troca da capa",
          "Placa oxidada, partida ou molhada: outro controle compatível",
        ],
      },
      {
        about: "check",
        headings: ["Antes de mandar consertar o controle", "Teste que você mesmo faz"],
        slots: [
          [
            "Dois minutos bastam para saber se o defeito é do controle ou do portão. Não mexa no botão da central, que pode apagar os outros.",
            "Antes de pagar conserto, confirme de quem é a falha. O teste é rápido, sem abrir o motor e sem tocar na placa dele.",
            "Este teste evita consertar o controle quando o problema é do receptor. Faça com o portão à vista e a tampa do motor fechada.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo tipo, na posição certa.",
          "Aperte perto do portão e veja se a luz do controle acende firme.",
          "Teste outro controle da casa: se ele abre, o defeito é do primeiro.",
          "Se nenhum abre, o defeito está no receptor, na energia ou na placa do motor.",
        ],
      },
      {
        about: "replace",
        headings: ["Se não tiver conserto: o controle certo", "Como escolher o controle que substitui"],
        slots: [
          [
            "O novo precisa da frequência da central, em geral 433,92 MHz, e do mesmo tipo de código, fixo ou rolante, e só abre depois de gravado. Compatível costuma custar menos que o original e funciona igual se o código bate.",
            "Olhe frequência e código, e não a aparência: quase todos usam 433,92 MHz, mas o código fixo e o rolante não se misturam. Original ou compatível, ele tem de ser gravado na placa do portão.",
            "Quem define o substituto é a central: mesma frequência, que costuma ser 433,92 MHz, e mesmo código. Um compatível atende bem por preço menor, depois de cadastrado nela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso levar o controle até a loja?",
        answers: [
          "Não. O modelo se vê pela foto da frente e do verso, e o cadastro é feito junto ao portão, onde está a central.",
          "Não precisa: a gravação acontece no seu endereço, na placa do motor. Pela foto já se sabe se vale consertar ou trocar.",
        ],
      },
      {
        question: "Controle que molhou tem conserto?",
        answers: [
          "Às vezes: tire a pilha, seque sem calor e espere um dia. Se a placa oxidou, compensa outro compatível.",
          "Se secou logo e sem pilha, pode voltar. Ligado ainda úmido, o circuito corrói, e aí a saída é trocar.",
        ],
      },
      {
        question: "O controle novo abre o mesmo portão?",
        answers: [
          "Sim, se tiver o código e a frequência da central e for gravado nela. Os antigos continuam funcionando.",
          "Abre, depois do cadastro na placa, desde que o padrão seja o mesmo. Os outros da casa não mudam.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Gravar leva poucos minutos na visita, e um reparo simples, até {trade.smallRepair}, com vários controles de uma vez.",
          "É rápido: com todos os controles na mão, a gravação cabe em {trade.smallRepair}, já com o teste de cada um da rua.",
        ],
      },
    ],
    photo: "a foto do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-parou",
    broader: "controle-nao-funciona",
    label: "Controle que parou",
    phrase: "o controle que parou",
    intent: "repair",
    asks: [
      "não reconhece controle",
      "portão não reconhece controle",
      "não reconhece mais controle",
      "controle parou",
      "controle parado",
      "controle parou funcionar",
      "controle parou abrir",
      "controle pifou",
      "controle morreu",
      "controle parou repente",
      "controle parou pegar",
      "não abre controle",
      "portão não abre controle",
      "não fecha controle",
      "não obedece controle",
      "portão não obedece controle",
      "não responde controle",
      "controle não abre",
      "controle não abre portão",
      "controle parou nada",
      "controle parou de repente",
      "controle parou funcionar nada",
      "não fecha controle não funciona",
      "não abre controle não funciona",
      "correr não fecha controle",
      "basculante não fecha controle",
      "pivotante não fecha controle",
      "controle [marca] parou de repente",
    ],
    answers: {
      any: [
        "Se o controle do portão parou de funcionar, troque a pilha por uma do mesmo tipo, teste outro controle e aperte a botoeira, o botão da parede. Quando só um falha, ele precisa ser gravado de novo ou trocado. Quando nenhum abre e o botão abre, o defeito é do receptor, medido em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o controle não abre nem fecha o portão da garagem, a causa é pilha fraca, cadastro perdido ou defeito no receptor. Se ele abre e só não fecha, o culpado costuma ser a fotocélula, o sensor da passagem, com a lente suja. Ponha pilha nova e teste o botão da parede. A visita com ajuste em casa começa em {price.preventive}, fora peças.",
        "O controle que parou de repente, do nada, quase sempre tem pilha no fim, contato solto depois de uma queda ou cadastro apagado. Troque a pilha e compare com outro controle e com o botão da parede. Se só o botão abre, o suspeito é o receptor do motor, e a visita residencial parte de {price.preventive}, sem peças.",
        "Quando o portão eletrônico não abre pelo controle, troque a pilha e depois aperte a botoeira, o botão da parede. Se ela abre o portão, o defeito é do controle ou do receptor, que capta o sinal. Se nem ela abre, falta energia ou a placa falhou, e o acerto em casa parte de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar quando o controle para", "Como saber se é o controle ou o portão"],
        slots: [
          [
            "Os testes levam poucos minutos e não exigem abrir o motor. Um segundo controle é o que mais esclarece, porque mostra se o portão ainda recebe o sinal de alguém.",
            "Faça os testes à vista do portão, com a passagem livre e a tampa do motor fechada. Se houver outro controle em casa, tenha-o na mão para comparar.",
            "Em cinco minutos, sem ferramenta, você descobre de que lado está a falha. A melhor comparação é com outro controle que ainda funcione.",
          ],
        ],
        steps: [
          "Aperte o botão e olhe se a luz do controle acende.",
          "Ponha pilha nova do mesmo tipo e limpe os contatos com pano seco.",
          "Repita o teste a poucos passos do portão.",
          "Teste outro controle da casa, se houver.",
          "Aperte a botoeira da parede e anote se o portão se move.",
          "Se nem a botoeira abre, confira o disjuntor uma única vez.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle parou", "Pilha, queda ou cadastro perdido"],
        slots: [
          [
            "A pilha no fim costuma avisar, porque o controle passa a abrir só de perto. Uma parada súbita lembra queda, que desloca a pilha ou trinca a solda, ou pilha vazada, que corrói os contatos.",
            "Se o alcance vinha encolhendo, acabou a pilha. Já o controle que morreu de uma vez costuma ter caído ou molhado, e ficou com o contato fora do lugar, a solda trincada ou a placa oxidada.",
            "Um alcance menor nas últimas semanas aponta para a pilha. Sem esse aviso, a causa provável é uma queda ou água, que tira o contato do lugar, trinca a solda ou oxida a placa.",
          ],
          [
            "Luz firme com o portão parado sugere cadastro apagado, comum depois de troca de placa ou de alguém segurar o botão da central. Se todos os controles pararam juntos, o problema está no receptor, na antena ou numa botoeira em curto.",
            "Quando a luz acende bem e nada se move, o código pode ter saído da memória, por troca de placa ou por um toque longo no botão da central. Se a casa inteira ficou sem controle, o defeito é do receptor, da antena ou de uma botoeira presa.",
            "O controle que acende e não abre perdeu o cadastro, o que acontece na troca da placa ou quando alguém aperta o botão de gravação. Se nenhum funciona, a falha está no motor, que tem receptor, antena ou botoeira com problema.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou comprar outro controle", "Quando trocar o controle"],
        slots: [
          [
            "Se a pilha nova e os contatos limpos não resolveram, o controle costuma precisar de troca, porque botão gasto e placa oxidada raramente compensam reparo. O novo precisa ter a mesma frequência, em geral 433,92 MHz, e o mesmo tipo de código da central.",
            "Botão afundado ou placa corroída por pilha vazada quase nunca valem o conserto. Na compra, não se guie pela aparência: a frequência, quase sempre 433,92 MHz, e o código, fixo ou rolante, precisam ser os da central.",
            "Reparar compensa pouco quando o botão gastou ou a umidade corroeu a placa. Para escolher outro, olhe a frequência, que costuma ser 433,92 MHz, e o código, porque o fixo e o rolante não se misturam na mesma central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Comprei pilha nova e o controle continua parado. O que faço?",
        answers: [
          "Confira o código da pilha e o lado do positivo e limpe a mola do contato. Se a luz acende firme e o portão não se move, o controle precisa ser gravado de novo na central.",
          "Veja se a pilha entrou do lado certo e teste outro controle. Se o outro abre, o seu perdeu o cadastro ou queimou, e a regravação tira a dúvida.",
        ],
      },
      {
        question: "Parou só um controle. Preciso do técnico?",
        answers: [
          "Nem sempre. A pilha e o contato você resolve. A regravação, que é feita na placa do motor, junto da rede elétrica, fica com o técnico.",
          "Só se a pilha nova e a limpeza não adiantarem. Nesse caso o controle é gravado de novo ou trocado, e os dois serviços se fazem na central, que o técnico abre.",
        ],
      },
      {
        question: "O controle parou depois da falta de luz. Apagou o cadastro?",
        answers: [
          "Raramente. Veja antes se o disjuntor caiu e se o motor ficou destravado. O que pode acontecer é o pico da volta da energia atingir o receptor.",
          "A queda de luz não costuma apagar a memória. Confira o disjuntor e a botoeira; se só ela abre, o surto pode ter danificado o receptor.",
        ],
      },
      {
        question: "Como entro em casa até resolver o controle?",
        answers: [
          "Pela botoeira, por outro controle ou pelo portão social. O portão de correr, reto e no trilho, pode ser destravado com o disjuntor desligado; o basculante espera o técnico.",
          "Use o portão social ou o botão da parede. Destravar para abrir na mão só serve em folha de correr ou de abrir em bom estado, sem energia, e nunca no basculante.",
        ],
      },
    ],
    photo: "fotos do controle por fora e por dentro e da etiqueta do motor",
  },
  {
    id: "controle-de-marca-nao-funciona",
    broader: "controle-nao-funciona",
    label: "Controle da marca não funciona",
    phrase: "o controle da marca que não funciona",
    intent: "repair",
    asks: [
      "controle [marca] defeito",
      "controle portão [marca] defeito",
      "controle [marca] quebrado",
      "controle [marca] quebrou",
      "controle nice não aciona",
      "controlinho unisystem pifou",
      "controle [marca] não funciona",
      "controle [marca] não abre",
      "controle [marca] parou",
      "[marca] não responde controle",
      "motor [marca] não responde controle",
      "[marca] não obedece controle",
      "controle [marca] não pega",
      "controle [marca] pifou",
      "controle [marca] não responde",
      "controle [marca] não fecha",
    ],
    answers: {
      any: [
        "O controle [marca] não funciona, na maioria das vezes, por pilha fraca, botão gasto ou cadastro perdido na central. Ponha pilha nova do mesmo tipo, teste outro controle e aperte a botoeira, o botão da parede: se só ela abre o portão, o defeito está no receptor do motor. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Se o controle [marca] parou de funcionar, troque a pilha, experimente outro controle e aperte o botão da parede. Quando só um controle falha, ele precisa de pilha, regravação ou troca. Quando todos falham e o botão abre, o problema é o receptor do motor, e a visita residencial começa em {price.preventive}, fora as peças.",
        "Quando o motor [marca] não responde ao controle, a causa é a pilha, o cadastro ou o receptor da central. Uma pilha nova e um segundo controle mostram se a falha é do chaveiro. Se o botão da parede abre e nenhum controle abre, o receptor precisa ser medido, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar no controle [marca], em ordem", "Teste o controle [marca] antes de comprar outro"],
        slots: [
          [
            "São testes de poucos minutos, sem ferramenta e com a tampa do motor fechada. Faça um por vez e não segure o botão da central, que em muitas placas apaga todos os controles.",
            "Nenhum destes passos pede que se abra o motor. Siga a ordem, com uma mudança por vez, e não mexa no botão da placa, porque um toque longo pode apagar os cadastros da casa inteira.",
            "Em poucos minutos, por fora, você descobre o que falhou. Comece pela pilha, que é o mais simples, e deixe a central em paz, já que segurar o botão dela limpa a memória em muitos modelos.",
          ],
        ],
        steps: [
          "Ponha pilha nova do mesmo tipo da antiga.",
          "Aperte a poucos metros do portão e veja se a luz do controle acende firme, sinal de pilha boa.",
          "Teste outro controle que já tenha funcionado.",
          "Acione a botoeira da parede, com a passagem livre.",
          "Anote o que abriu e o que não abriu, para contar ao técnico.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada resultado quer dizer", "De que lado está o defeito"],
        slots: [
          [
            "Quando os outros controles da casa abrem, o motor está bom, e é aquele que precisa de pilha, de limpeza ou de nova gravação. Quando todos falham e só o botão da parede manda no portão, a causa está no receptor, na antena ou na memória apagada.",
            "Um único controle com problema se conserta, se regrava ou se troca sem mexer na central. Quando nenhum deles abre, mas a botoeira funciona, a suspeita recai sobre a antena, a memória ou o receptor do motor.",
            "A falha de um controle só está nele mesmo, seja na pilha, no botão ou na gravação. Quando a casa inteira fica sem controle e o botão da parede ainda abre, quem deixou de receber o sinal foi o motor.",
          ],
          [
            "Se nem a botoeira nem o controle respondem, o problema é de energia ou de placa, e a primeira conferência é o disjuntor.",
            "Se o botão da parede também não abre, olhe o disjuntor, porque a falha está na alimentação ou na central.",
            "Um portão que não obedece nem à botoeira está sem energia ou com defeito na placa, e o primeiro passo é conferir o disjuntor.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se for preciso outro controle [marca]", "Como acertar no controle [marca] novo"],
        slots: [
          [
            "O nome na capa não garante que o controle novo sirva, porque a mesma marca já usou mais de um código e a placa pode ter sido trocada. Ele precisa ter a frequência da central, em geral 433,92 MHz, e o mesmo tipo de código, fixo ou rolante.",
            "Quem decide qual controle serve é a central instalada, e não a marca da carcaça. Confira a frequência, quase sempre 433,92 MHz, e se o código é fixo ou rolante, porque um não substitui o outro.",
            "Um controle da mesma marca pode não servir, já que os códigos mudaram com os anos e a placa pode ser outra. Valem a frequência, que costuma ser 433,92 MHz, e o tipo de código que a central aceita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso comprar o controle da mesma marca?",
        answers: [
          "Só se a central ainda for dela e usar código próprio. Com um receptor de outra marca, vale o padrão do receptor.",
          "Nem sempre, porque quem decide é o receptor instalado. Um controle compatível, com o mesmo código, abre igual ao original.",
        ],
      },
      {
        question: "O controle perde o cadastro sozinho?",
        answers: [
          "Raramente. O que apaga a memória é raio, troca de placa ou alguém que segurou o botão da central por muito tempo.",
          "Quase nunca. Em geral alguém mexeu na placa, ela foi trocada ou um surto de energia a atingiu.",
        ],
      },
      {
        question: "O controle tem conserto?",
        answers: [
          "Contato sujo e mola frouxa têm conserto. Com botão gasto ou placa oxidada por pilha vazada raramente compensa, e um controle novo fica mais confiável.",
          "Às vezes, porque limpar os contatos e trocar a pilha resolve muitos casos. Já a placa corroída ou quebrada costuma exigir outro controle.",
        ],
      },
      {
        question: "Quanto custa gravar o controle de novo?",
        answers: [
          "O valor depende da central e sai antes da visita, junto com o do controle novo, se for preciso. Reúna todos os controles, porque vários podem ser gravados na mesma ida.",
          "Depende da central e da quantidade de controles, e o aparelho e o serviço são orçados juntos. Gravar vários de uma vez aproveita a mesma visita.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "um-funciona-outro-nao",
    broader: "controle-nao-funciona",
    label: "Um controle funciona e o outro não",
    phrase: "o controle que falha enquanto o outro abre",
    intent: "repair",
    asks: [
      "abre controle mas não controle",
      "abre no controle 1 mas não no controle 2",
      "abre um controle mas não outro",
      "abre com um controle e não com outro",
      "controle filho abre meu não",
      "controle velho abre novo não",
      "controle velho funciona novo não",
      "controle antigo abre novo não",
      "só abre um controle",
      "só funciona um controle",
      "só um dos dois controles funciona",
      "só um dos controles abre portão",
      "só um controle abre",
      "só um controle funciona",
      "controle carro funciona moto não",
      "controle moto funciona carro não",
      "controle carro abre moto não",
      "um controle abre outro só",
      "controle novo funciona antigo parou",
      "controle novo abre antigo não",
      "só controle funciona outros não",
      "controle filho funciona não",
      "controle meu funciona esposa não",
      "dois controles iguais um parou gravar",
      "só um dos controles abre",
      "dois controles um parou",
      "controle funciona outro não",
      "um controle funciona outro",
      "um controle abre outro não",
      "controle reserva não funciona",
      "segundo controle não funciona",
      "apenas controle funciona outro",
      "controle pega outro não",
      "controle novo não funciona velho sim",
      "controle novo não funciona antigo sim",
      "controle novo não funciona velho",
      "controle marido funciona meu não",
      "controle antigo funciona novo não",
      "controle marido funciona não",
      "controle esposa funciona não",
      "controle mulher funciona não",
      "controle vizinho funciona não",
    ],
    answers: {
      any: [
        "Quando só um controle do portão não funciona, o motor e o receptor estão bons, e o defeito é dele: pilha fraca, contato sujo, botão gasto ou cadastro perdido. Ponha nele a pilha do que abre. Se a luz acende firme e o portão não se mexe, ele precisa ser gravado de novo ou trocado, com o preço informado antes por foto.",
        "Se um controle funciona e o outro não, o portão está bom e o defeito é do controle que falha, com pilha fraca, botão gasto ou cadastro perdido. Ponha nele a pilha do que abre. Se a luz acende firme e o portão continua parado, ele precisa ser gravado na central, serviço com o preço informado antes da visita.",
        "Quando o controle velho funciona e o novo não, o mais comum é que o novo ainda não esteja cadastrado na central ou use outro código. Confira se a luz dele acende e se a frequência e o tipo de código são os do antigo. Se forem os mesmos, falta só a gravação na placa do portão, que o técnico faz com o preço informado antes.",
        "Quando só um dos dois controles abre o portão, o motor está em ordem, e o defeito é do que parou. Ponha nele a pilha do que funciona: se ele voltar a abrir, era só a pilha. Se não voltar, o técnico o grava de novo na placa ou troca por um igual, com o aparelho e o serviço no mesmo orçamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o defeito do controle que falha", "Passos para comparar os dois controles"],
        slots: [
          [
            "O controle que abre serve de comparação, desde que os dois sejam do mesmo modelo. Mude uma coisa por vez e veja o resultado.",
            "Com os dois lado a lado, a comparação é fácil, principalmente entre modelos iguais. Passe um item de cada vez do controle bom para o que falha.",
            "Use o controle que abre como referência e teste os dois do mesmo lugar. Mude só um detalhe a cada tentativa, para saber o que resolveu.",
          ],
        ],
        steps: [
          "Ponha no controle que falha a pilha do outro, se for do mesmo tipo.",
          "Veja se a luz acende firme quando você aperta o botão.",
          "Teste as outras teclas, porque o portão pode estar gravado em outro botão.",
          "Repita o teste a um passo do portão.",
          "Se nada mudar, peça a gravação na central.",
        ],
      },
      {
        about: "signs",
        headings: ["Gravar de novo ou trocar o controle", "O que a luz do controle mostra"],
        slots: [
          [
            "Luz firme com o portão parado quer dizer que o controle transmite, mas a central não o conhece, e basta gravá-lo. Sem luz nenhuma, mesmo com pilha boa, a placa do controle trincou ou oxidou, e o conserto raramente compensa.",
            "Se a luz acende bem, o controle está emitindo sinal e só precisa entrar na memória da central. Se não acende nem com pilha nova, o defeito é interno, por queda, água ou pilha vazada, e compensa comprar outro.",
            "A luz do controle mostra o caminho. Acesa e forte, indica que falta cadastrar na placa do portão. Apagada com pilha nova, indica circuito queimado, e um controle novo é mais confiável que o reparo.",
          ],
          [
            "Um controle recém-comprado que não abre pode ter código ou frequência diferente. Ele precisa do mesmo padrão da central, em geral 433,92 MHz, e ser fixo ou rolante como ela.",
            "Antes de gravar um controle novo, confira a frequência, quase sempre 433,92 MHz, e o tipo de código, porque o fixo e o rolante não se substituem.",
            "No controle novo, o padrão pode ser outro: o código fixo e o rolante são diferentes, e a frequência, que costuma ser 433,92 MHz, precisa ser a mesma da central.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer o controle durar", "Cuidados para o controle não falhar"],
        slots: [
          [
            "Troque a pilha ao primeiro sinal de luz fraca ou de alcance menor, antes que ela vaze e corroa a placa, porque um controle novo custa bem mais que a pilha. Sol no painel do carro, umidade e quedas são o que mais encurta a vida do controle.",
            "Pilha velha vaza e estraga o circuito, por isso vale trocá-la quando a luz enfraquece. Evite deixar o controle no painel, ao sol, ou solto com chaves, onde cai e molha.",
            "A luz fraca e a distância menor avisam que é hora de trocar a pilha, bem antes do vazamento que destrói a placa. Guarde o controle longe do sol forte, da água e de pancadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso copiar no outro o controle que funciona?",
        answers: [
          "Pode, se o código for fixo. No código rolante, que muda a cada toque, a cópia não abre, e o segundo controle precisa ser gravado na central.",
          "Só quando o código é fixo. Se for rolante, cada controle é gravado na memória da placa, e a cópia não funciona.",
        ],
      },
      {
        question: "O outro funciona só de perto, é a pilha?",
        answers: [
          "Quase sempre, se o primeiro abre de longe. Quando a pilha é nova e o alcance continua curto, o próprio controle está gasto.",
          "Em geral, sim, porque a pilha fraca encurta o alcance antes de parar. Sem melhora com uma nova, a falha é do controle.",
        ],
      },
      {
        question: "Gravar um controle apaga o outro?",
        answers: [
          "Não deve apagar. Em várias placas, porém, segurar o botão por tempo demais limpa todos, por isso deixe os dois à mão no dia.",
          "Feita do jeito certo, a gravação não apaga nenhum. Como um toque longo limpa a memória em muitos modelos, tenha todos os controles por perto.",
        ],
      },
      {
        question: "O controle do carro abre e o da moto não. Por quê?",
        answers: [
          "O controle da moto sofre mais com sol, chuva e vibração, que soltam a pilha e oxidam o contato. Limpe, troque a pilha e teste parado, perto do portão.",
          "A vibração e a umidade castigam o controle da moto, porque a pilha perde contato e a placa oxida. Comece pela pilha e pela mola.",
        ],
      },
    ],
    photo: "fotos dos dois controles, frente e verso",
  },
  {
    id: "controle-luz-fraca",
    broader: "controle-nao-funciona",
    label: "Controle com luz fraca",
    phrase: "o controle com luz fraca",
    intent: "repair",
    asks: [
      "controle luz apagando poucos",
      "pilha luz controle ainda fraca",
      "controle luz fraca",
      "luz controle fraca",
      "led controle fraco",
      "controle fraco",
      "controle sinal fraco",
      "luz fraca controle portão",
      "controle pilha fraca",
      "controle luz fraquinha",
    ],
    answers: {
      any: [
        "Luz fraca no controle do portão é, quase sempre, pilha no fim: troque pela mesma, em geral A23 de 12 V ou CR2032 de 3 V, e limpe os contatos com pano seco. Se a luz continuar fraca com pilha nova, há oxidação ou defeito no controle, e um compatível pode ser gravado na central.",
        "Se a luz do controle acende fraquinho, falta tensão: pilha gasta, contato sujo ou mola frouxa. A troca por pilha do mesmo tipo, como A23 ou CR2032, não apaga a gravação e devolve o alcance. Sem melhora, o defeito é da placa do controle, e compensa outro compatível.",
        "O controle com a luz fraca está com a pilha acabando, e por isso o portão só abre de perto ou depois de vários apertos. Ponha uma nova do mesmo código, A23 ou CR2032 na maioria, e limpe os contatos. Se não mudar, o controle oxidou e pede troca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a luz fraca do controle", "Passos para a luz voltar ao normal"],
        slots: [
          [
            "A troca leva poucos minutos e não mexe no motor nem na gravação. Faça sobre a mesa, para não perder a mola.",
            "Com a pilha certa na mão, é coisa de cinco minutos, e a gravação continua. Trabalhe sobre uma mesa, porque as peças são pequenas.",
            "Você mesmo resolve, sem tocar no portão e sem perder o cadastro. Abra o controle numa superfície limpa.",
          ],
        ],
        steps: [
          "Abra a capa e leia o código da pilha.",
          "Ponha uma nova igual, com o positivo no lado marcado.",
          "Limpe os contatos com pano seco.",
          "Aperte: a luz deve acender firme e não cair.",
          "Teste o portão da rua.",
        ],
      },
      {
        about: "causes",
        headings: ["Se a luz continua fraca com pilha nova", "Luz fraca mesmo com pilha nova"],
        slots: [
          [
            "Pilha guardada anos na loja já chega fraca, então teste outra. Mola oxidada não encosta direito, e botão preso gasta a pilha em poucos dias, mesmo sem ninguém usar.",
            "Nem toda pilha nova está boa, e uma segunda tira a dúvida. Depois olhe a mola, que pode estar aberta ou oxidada, e os botões: um deles afundado descarrega tudo em dias.",
            "Experimente outra pilha, porque as de estoque velho enganam. Se nada muda, procure verde ou branco nos contatos, mola frouxa e tecla presa, que consome sem parar.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou comprar outro controle", "Quando trocar o controle"],
        slots: [
          [
            "Contato sujo e mola têm jeito; placa corroída por pilha vazada e botão gasto raramente compensam. O novo precisa da frequência da central, em geral 433,92 MHz, e do mesmo tipo de código, fixo ou rolante.",
            "Limpar e ajustar a mola vale a tentativa. Se a pilha vazou na placa ou a tecla acabou, escolha outro de mesma frequência, quase sempre 433,92 MHz, e de código igual, porque o fixo e o rolante não se misturam.",
            "Oxidação leve sai com limpeza, e a da placa, não. Na troca, confira frequência, que costuma ser 433,92 MHz, e código da central, e não só a aparência.",
          ],
          [
            "A gravação do controle novo é feita na central, e os dois são orçados juntos, por foto.",
            "Ele só abre depois de gravado na placa do portão, serviço que entra no mesmo valor da peça, dado antes da visita.",
            "Depois vem a gravação na central, já incluída no orçamento, que sai com a foto do atual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Luz fraca tira o alcance?",
        answers: [
          "Sim. A potência cai junto com a pilha, e o portão passa a abrir só de perto.",
          "Tira: com menos tensão na pilha, o sinal sai mais fraco, e você precisa chegar mais perto do portão para abrir.",
        ],
      },
      {
        question: "Quanto dura a pilha do controle?",
        answers: [
          "Em uso de casa, em geral de um a dois anos. Botão preso e bolsa apertada encurtam.",
          "Costuma passar de um ano em uso de casa. Se acaba em semanas, há tecla presa ou contato oxidado consumindo a pilha.",
        ],
      },
      {
        question: "Posso usar pilha recarregável no controle?",
        answers: [
          "Não é indicado nos tipos A23 e CR2032, porque a tensão da recarregável pode ser outra. Use a descartável do mesmo código.",
          "Melhor não, porque a tensão e o tamanho mudam. Use a igual à que está nele.",
        ],
      },
      {
        question: "Trocar a pilha apaga a gravação?",
        answers: [
          "Não: o código fica guardado no controle e na central, e a pilha só alimenta. Depois da troca, ele abre sem nova gravação.",
          "Não apaga. O controle volta a funcionar como antes, porque a memória não depende da pilha, e nada precisa ser gravado.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha à vista",
  },
  {
    id: "controle-apos-falta-de-luz",
    broader: "controle-nao-funciona",
    label: "Controle parou depois da falta de luz",
    phrase: "o controle que parou depois da falta de luz",
    intent: "repair",
    asks: [
      "temporal controle morreu botão funciona",
      "temporal controle não funciona botão sim",
      "raio controle não funciona botão sim",
      "tempestade controle parou botão funciona",
      "depois temporal controle botão funciona",
      "controle parou após falta luz",
      "depois apagão controle não abre",
      "depois queda luz controle deixou abrir",
      "controle parou falta luz",
      "apagão controle não abre",
      "queda luz controle deixou abrir",
      "controle faltou luz",
      "controle falta luz",
      "controle falta energia",
      "controle faltou energia",
      "controle acabou luz",
      "controle queda energia",
      "controle queda luz",
      "controle voltou luz",
      "controle voltou energia",
      "controle depois raio",
      "controle parou raio",
      "controle caiu raio",
      "controle parou caiu raio",
      "controle não funciona raio",
      "controle raio",
      "controle parou depois raio",
      "faltou luz controle não funciona",
      "acabou luz controle não funciona",
      "faltou energia controle não funciona",
      "luz voltou controle não funciona",
      "queda energia controle não funciona",
    ],
    answers: {
      any: [
        "Se faltou luz e o controle não funciona mais, o defeito quase nunca é dele: o pico da volta atingiu o receptor ou apagou a memória, ou o disjuntor caiu. Teste a botoeira: se ela abre, grava-se de novo ou troca-se o receptor, em visita a partir de {price.preventive} em casa, sem peças.",
        "Depois do apagão, o controle que não abre o portão raramente perdeu a memória dele. Quem sofre com o pico é o receptor do motor. Veja o disjuntor e a botoeira uma vez. Botoeira abrindo, o técnico recadastra ou repõe o receptor, a partir de {price.preventive} em casa, fora peças.",
        "O controle que parou depois que acabou a luz indica receptor queimado, memória da central apagada ou energia que não voltou ao motor. A queda de luz sozinha não desprograma o controle. Confira o disjuntor e aperte a botoeira. A visita com teste e regravação, em residência, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar depois da falta de luz", "Controle, botoeira e disjuntor"],
        slots: [
          [
            "Faça cada teste uma vez só, com a passagem livre. Religar várias vezes pode aumentar o dano.",
            "Espere a energia ficar firme e fique longe da folha. Não repita o passo que não funcionou.",
            "Com a luz firme e o vão vazio, teste na ordem. Pare no primeiro passo que mostrar a causa.",
          ],
        ],
        steps: [
          "Confira o disjuntor do portão e o DR e religue uma única vez.",
          "Acione a botoeira: se ela abre, o motor está bom.",
          "Teste um segundo controle.",
          "Veja se o motor ficou destravado na chave.",
          "Com cheiro de queimado, desligue e não tente mais.",
        ],
      },
      {
        about: "causes",
        headings: ["O que o pico de energia atinge", "Receptor, memória ou placa"],
        slots: [
          [
            "O receptor é sensível a surto e pode queimar sozinho, com o resto da placa bom: a botoeira funciona e todos os controles ficam mudos. Memória apagada dá o mesmo sintoma, e se resolve com novo cadastro.",
            "Na volta da luz, o pico pega primeiro a fonte e o receptor. Com ele queimado, ou com a memória limpa, nenhum controle abre, embora o botão de parede abra.",
            "Um surto pode matar só o receptor ou só limpar a memória. Nos dois casos a botoeira continua abrindo. O que muda é o conserto, peça ou regravação.",
          ],
          [
            "Se nem a botoeira responde, o caso é disjuntor, fusível, fonte ou placa. Um controle mudo entre outros que abrem é pilha ou defeito dele, e a luz foi coincidência.",
            "Botoeira também muda aponta energia ou central. E se apenas um controle falha, troque a pilha, pois não foi a queda.",
            "Quando nada abre, procure no quadro e na placa. Se só um dos controles parou, a causa é a pilha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Regravar ou trocar o receptor: o custo", "O que pesa no preço do conserto"],
        slots: [
          [
            "Regravar os controles é o mais barato e cabe na visita. O receptor avulso custa mais e evita trocar a placa. A central nova é o conserto mais caro. O serviço simples leva até {trade.smallRepair}.",
            "Na ordem de custo: recadastro, receptor externo ligado à mesma central, placa. Os dois primeiros se fazem em até {trade.smallRepair}.",
            "Gravar os controles de novo é o mais barato. O receptor avulso custa mais, e a placa inteira custa bem mais. Gravar ou trocar o receptor leva até {trade.smallRepair}.",
          ],
          [
            "Deixe todos os controles da casa à mão, com pilha boa, para gravar de uma vez.",
            "Separe os controles da família antes da visita, porque a memória limpa pede gravar todos.",
            "Junte todos os controles no dia, já que o que faltar terá de ser gravado depois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como evitar que o controle pare na próxima queda de luz?",
        answers: [
          "Instale protetor de surto e aterramento. Durante a falta de luz, deixe o disjuntor do portão desligado até a energia voltar firme.",
          "Ponha um DPS, o protetor de surto, na alimentação e deixe o disjuntor desligado até a luz firmar.",
        ],
      },
      {
        question: "Preciso comprar controle novo depois da falta de luz?",
        answers: [
          "Em geral não. O controle na sua mão não é ligado à rede e não sofre com a queda.",
          "Não, o surto não chega ao controle. O problema fica no receptor ou na placa.",
        ],
      },
      {
        question: "O portão ficou lento depois da luz, é normal?",
        answers: [
          "Em alguns motores, o primeiro ciclo é lento porque a central reaprende o percurso. Se os próximos continuarem lentos, chame o técnico.",
          "Só no primeiro ou segundo ciclo, em certos modelos. Lentidão que fica é capacitor ou tensão baixa.",
        ],
      },
      {
        question: "Como abro o portão sem controle até lá?",
        answers: [
          "Entre pela botoeira, se ela funciona. Sem ela, o portão de correr ou de abrir, com a folha reta, pode ser destravado com o disjuntor desligado. O basculante que não obedece à botoeira espera o técnico.",
          "Use o botão de parede. Se nada responde, a folha de correr ou de abrir pode ser solta e movida na mão, com o disjuntor desligado. O basculante espera o técnico.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do quadro de disjuntores",
  },
  {
    id: "controle-novo-nao-funciona",
    broader: "controle-nao-funciona",
    label: "Controle novo não funciona",
    phrase: "o controle novo que não funciona",
    asks: [
      "troquei motor controles não pegam",
      "troquei motor controle não funciona",
      "troquei motor controles não funcionam",
      "motor novo controles não pegam",
      "motor novo controle antigo não funciona",
      "comprei outro controle não funciona",
      "trocou controle não abre",
      "troquei controle continua",
      "trocou controle ainda não abre",
      "controle novo não abre",
      "controle novo não funciona",
      "controle novo não pega",
      "controle novo não aciona",
      "comprei controle não funciona",
      "comprei controle não abre",
      "comprei controle novo não funciona",
    ],
    isAskedByName: true,
    intent: "repair",
    answers: {
      any: [
        "Controle novo não funciona porque ainda não foi gravado na central, porque a frequência ou o código não é o dela, ou porque a pilha veio com a fita isolante. Tire a fita, compare com um controle que abre e grave pelo botão do receptor; mande foto dos dois, e dizemos se serve.",
        "Se o controle novo não abre o portão, confira nesta ordem: pilha sem fita, luz que acende, mesma frequência e mesmo tipo de código do antigo, cadastro feito na central. Código rolante só aceita a própria linha; a foto dos dois controles mostra se basta gravar na central e quanto custa.",
        "Depois da troca do motor, os controles antigos não pegam porque o cadastro ficou na placa velha. Se a frequência e o código são os mesmos da placa nova, basta gravar cada um. Se não são, entram controles novos ou um receptor à parte. Quem instalou o motor deve fazer isso no fim do serviço.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o controle novo não abre", "Cadastro, frequência e código"],
        slots: [
          [
            "Controle novo sai de fábrica sem cadastro: a central só obedece depois de gravá-lo.",
            "Sem gravar na central, nenhum controle abre, mesmo sendo da mesma marca.",
          ],
          [
            "Frequência igual não basta: código fixo e código rolante não se misturam.",
            "Um rolante de outra linha acende a luz e não abre nada.",
          ],
          [
            "Memória cheia recusa o novo até se apagar um antigo.",
            "Se a central já guarda o máximo de controles, apaga-se um para entrar outro.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Como sei se o controle que comprei serve?",
        answers: [
          "Pela frequência e pelo tipo de código escritos atrás dele e do antigo. A foto dos dois, frente e verso, basta para dizermos.",
          "Mande foto do antigo e do novo, frente e verso: a resposta sai sem custo.",
        ],
      },
      {
        question: "Gravar o novo apaga os outros?",
        answers: [
          "Não, com um toque curto no botão de gravar; o toque longo apaga todos em muitas centrais.",
          "Um toque curto só acrescenta. Segurar o botão é que apaga a memória.",
        ],
      },
    ],
    photo: "fotos do controle novo e do antigo, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-na-chuva-ou-no-frio",
    broader: "controle-nao-funciona",
    label: "Controle não funciona na chuva ou no frio",
    phrase: "o controle que falha na chuva ou no frio",
    asks: [
      "controle não funciona quando chove",
      "controle portão não funciona quando chove",
      "controle não funciona chove",
      "controle não funciona chuva",
      "controle portão não funciona chuva",
      "controle não abre quando chove",
      "chove controle não funciona botão",
      "chuva controle não funciona botão",
      "chove controle não funciona botão sim",
      "chuva controle não botão sim",
      "chuva controle não abre botão abre",
      "controle só funciona seco",
      "controle só tempo seco",
      "controle só funciona tempo seco",
      "controle falha chuva",
      "controle parou chuva",
      "controle não pega chuva",
      "controle chuva",
      "controle não funciona frio",
      "controle falha frio",
      "controle parou frio",
      "controle não funciona manhã",
    ],
    isAskedByName: true,
    intent: "repair",
    answers: {
      any: [
        "O controle do portão que não funciona quando chove indica água no receptor ou na antena do motor. O que não funciona no frio costuma ter pilha no fim. Aperte a botoeira: se o portão abre por ela, o motor está bom. A visita para secar e vedar a caixa, em casa, parte de {price.preventive}, sem peças.",
        "Quando o controle falha na chuva, há umidade na caixa do motor, no receptor ou na antena. Quando falha no frio, a pilha está fraca. Se a botoeira abre o portão, o defeito é do sinal, e não do motor. A visita que seca, veda e mede, em residência, começa em {price.preventive}, sem peças.",
        "O controle que não pega em dia de chuva perde o sinal por umidade no receptor ou na antena do motor. O que para em manhã fria costuma ter pilha gasta, e uma nova do mesmo tipo resolve. Para a chuva, secar e vedar a caixa do motor em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a chuva e o frio fazem", "Água no receptor, pilha no frio"],
        slots: [
          [
            "A água oxida o contato da antena e o alcance cai para todos os controles, de até {trade.reach} para poucos metros. Receptor úmido só ouve de perto.",
            "A umidade no receptor derruba o alcance de todos os controles, de até {trade.reach} para poucos passos. O contato da antena oxida por dentro.",
            "Molhada, a antena recebe menos, e controles que abriam a até {trade.reach} passam a abrir só de perto. A água oxida o contato da antena com a placa.",
          ],
          [
            "No frio, a pilha fraca perde força: o controle falha de manhã e funciona à tarde. Se só um controle falha, troque a pilha dele. Se todos falham juntos, o defeito é do receptor do portão.",
            "Pilha velha aguenta o dia quente e cai na manhã fria. Um único controle com defeito aponta a pilha; todos ao mesmo tempo, o receptor.",
            "A baixa temperatura tira força da pilha cansada, e por isso o defeito some com o sol. Compare dois controles: se os dois falham, o problema é do motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste o controle antes de comprar outro", "O que testar em casa"],
        slots: [
          [
            "Comece pelo que custa menos, com o controle seco e o portão à vista. O motor continua fechado, porque há tensão na placa e um toque longo apaga a memória.",
            "A maioria volta a funcionar com pilha nova e contato limpo, sem ferramenta. Não abra o motor para recadastrar.",
            "Seco e à vista do portão, o controle revela a causa em poucos passos. Deixe a tampa do motor como está.",
          ],
        ],
        steps: [
          "Aperte e olhe a luz: apagada ou fraca costuma ser pilha.",
          "Use pilha nova do mesmo modelo, na posição certa.",
          "Limpe os contatos com pano seco.",
          "Teste a poucos passos e depois com outro controle.",
          "Aperte a botoeira: se ela abre, o motor está bom.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Vedar, secar ou trocar o receptor"],
        slots: [
          [
            "O técnico corta a energia, seca e limpa a caixa, refaz o contato da antena e veda tampa e furo dos fios. Se o receptor oxidou, entra um novo, e os controles são gravados em até {trade.smallRepair}.",
            "Com o disjuntor desligado, caixa e antena são secas e vedadas. Receptor perdido é trocado, com cadastro dos controles, serviço de até {trade.smallRepair}.",
            "Depois de secar, o técnico veda a tampa, o tubo e a saída da antena. Receptor oxidado é trocado, e os controles são gravados nele em até {trade.smallRepair}.",
          ],
          [
            "Na falha por frio, mede-se também o capacitor e vê-se a graxa, que endurece no inverno e faz o motor parecer sem sinal. O resto é pilha.",
            "Se a botoeira também falha de manhã, o problema não é o controle. O técnico mede o capacitor e vê a graxa, que engrossa no frio.",
            "Motor que falha no frio até pela botoeira tem graxa dura ou capacitor fraco, medidos na visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Seca e volta sozinho. Preciso de conserto?",
        answers: [
          "Sim, de vedação: a cada chuva a placa oxida mais, até parar de vez. Fazer isso agora custa menos que outro receptor.",
          "Precisa, porque a água volta na próxima. Vedar antes evita perder o receptor e a placa.",
        ],
      },
      {
        question: "O controle tomou chuva. E agora?",
        answers: [
          "Tire a pilha, seque aberto à sombra por um ou dois dias e teste com pilha nova. Não use secador nem sol direto, que empena a placa.",
          "Sem a pilha, deixe aberto um dia à sombra. Pilha nova só depois de seco.",
        ],
      },
      {
        question: "Todos os controles pararam na chuva. Posso entrar?",
        answers: [
          "Pela botoeira ou pelo portão social. Portão de correr ou de abrir, com a energia cortada e reto, pode ser destravado; basculante, não.",
          "Use a botoeira. Se ela também falha e o portão é de correr ou de abrir, destrave com o disjuntor desligado; em basculante, chame.",
        ],
      },
      {
        question: "Comprar um controle novo resolve?",
        answers: [
          "Só se apenas um falha. Quando todos param na chuva, o defeito é do receptor, e controle novo se comporta igual.",
          "Não, se os outros também falham. Nesse caso a água está no motor.",
        ],
      },
    ],
    photo: "fotos do controle e do motor por fora, e se a botoeira abre o portão",
  },
  {
    id: "abre-no-interfone-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre pelo interfone e não pelo controle",
    phrase: "o portão que abre pelo interfone e não pelo controle",
    asks: [
      ...combine(["só abre", "só funciona"], ["interfone", "porteiro", "portaria"]),
      ...combine(
        ["interfone", "portaria", "porteiro"],
        ["abre controle não", "funciona controle não", "abre não controle"],
      ),
      "abre interfone não controle",
      "controle não abre só interfone",
      "não abre controle só interfone",
      "controle não funciona só interfone",
      "controle não abre só portaria",
      "interfone abre controle parou",
      "interfone abre garagem controle não",
      "portaria abre controle morador não",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão só abre pelo interfone, o motor e a placa estão bons, e o que falhou foi o controle ou o receptor de rádio. Troque a pilha e teste outro controle. Se um só falha, é pilha ou cadastro. Se todos falham, é antena, receptor ou memória, e a visita em casa parte de {price.preventive}, sem peças.",
        "O portão que abre pelo interfone mas não pelo controle obedece à placa e só não recebe o sinal do controle. Ponha pilha nova e compare com outro controle da casa. Se nenhum dos dois abre, a antena ou o receptor precisa de conserto, em visita a partir de {price.preventive} em casa, fora peças.",
        "Quando a portaria abre e o controle do morador não, o motor e a central funcionam, e a falha costuma ser da pilha ou do cadastro desse controle. Veja se os vizinhos abrem: se ninguém abre, o defeito está na antena ou no receptor do prédio. Se só o seu falha, troque a pilha e peça nova gravação à administração.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que falhou, se o interfone abre", "O que o interfone já provou"],
        slots: [
          [
            "A ordem do interfone chega à placa por fio e é obedecida, o que mostra energia, motor e folha em ordem. Se um controle só não abre, o defeito está nele, seja a pilha fraca, o botão gasto ou a gravação perdida.",
            "Como o interfone abre o portão, não há defeito no motor nem no fim de curso, o sensor que manda parar. Um único controle sem resposta tem problema de pilha, de botão ou de cadastro.",
            "Se a placa atende o interfone, ela e o motor funcionam, e a falha é do sinal de rádio. Quando um controle só não abre, confira nele a pilha, o botão e a gravação.",
          ],
          [
            "Quando todos os controles param juntos, a antena soltou, o receptor queimou, a memória se apagou ou um aparelho novo por perto, como LED e câmera, atrapalha o sinal.",
            "Se a casa ou o prédio inteiro ficou sem controle, a causa está na recepção, seja a antena, o receptor, a memória ou a interferência de um LED ou câmera instalados há pouco.",
            "Já a falha de todos de uma vez vem do lado do portão, no receptor, na antena, na memória ou na interferência de lâmpada de LED e câmera.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se é o controle ou o receptor", "Teste do controle em poucos passos"],
        slots: [
          [
            "Faça o teste ao lado do portão, sem ninguém na passagem. Você só precisa de uma pilha nova e de um segundo controle para comparar.",
            "Fique perto do portão, com a passagem livre, e não abra a tampa do motor. Comparar com outro controle é o que mais esclarece.",
            "Dá para separar as duas causas em poucos minutos e sem ferramenta. Mantenha o portão no campo de visão e o caminho desimpedido.",
          ],
        ],
        steps: [
          "Ponha pilha nova do mesmo tipo e veja se a luz acende firme.",
          "Aperte o botão a dois metros do portão.",
          "Teste outro controle que já tenha aberto o portão.",
          "Se nenhum abrir, apague as lâmpadas de LED e desligue o aparelho novo que esteja perto da garagem.",
          "Fotografe os controles, frente e verso, e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Do teste do sinal ao receptor novo"],
        slots: [
          [
            "O técnico testa se o controle emite sinal. Quando emite e a central não recebe, ele verifica antena e memória e refaz a gravação. Se o receptor queimou, instala um avulso na mesma central.",
            "Com um testador, o técnico vê se o controle transmite e em que frequência. Em seguida confere antena e gravação e, se for preciso, liga um receptor externo na entrada da botoeira, sem trocar a placa.",
            "A visita mostra se o defeito está no controle ou no portão. Um controle que não transmite é trocado e gravado. Uma recepção ruim se resolve com antena, regravação ou receptor novo, sem trocar a central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a placa?",
        answers: [
          "Em geral, não, porque ela respondeu ao interfone. Um receptor avulso, ligado à entrada da botoeira, costuma resolver e custa menos que outra placa.",
          "Quase nunca, porque a placa atende o interfone. Se o receptor embutido queimou, um externo faz o papel dele na mesma central.",
        ],
      },
      {
        question: "Gravar o controle de novo apaga os outros?",
        answers: [
          "Não deve apagar, porque a gravação só acrescenta um controle. O que apaga todos é o toque longo no botão, comum em muitas centrais, e por isso vale reunir os controles no dia.",
          "Se for feita do jeito certo, a gravação não apaga nenhum. Em várias placas, segurar o botão limpa a memória inteira, por isso tenha todos à mão.",
        ],
      },
      {
        question: "O controle novo pode ser de qualquer marca?",
        answers: [
          "Não, porque precisa ter a frequência e o tipo de código do receptor. Um compatível de outra marca serve, se o código for o mesmo.",
          "Pode ser compatível, desde que use o mesmo código, fixo ou rolante, na mesma frequência. Compare com o controle que funcionava.",
        ],
      },
      {
        question: "No prédio, só o meu controle não abre. Quem resolve?",
        answers: [
          "Se os vizinhos abrem, o receptor está bom, e basta trocar a pilha e pedir nova gravação à administração. Se ninguém abre, o conserto é do prédio.",
          "A pilha e o controle são seus; o cadastro e o receptor, do condomínio. Pergunte a um vizinho se o dele abre antes de chamar.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, do interfone e da etiqueta do motor",
  },
  {
    id: "abre-no-celular-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre pelo celular e não pelo controle",
    phrase: "o portão que abre pelo celular e não pelo controle",
    asks: [
      ...combine(["celular", "aplicativo", "app"], ["fecha controle não", "fecha controle não fecha"]),
      ...combine(
        ["celular", "aplicativo", "app", "wifi", "wi fi"],
        ["abre controle não", "funciona controle não", "abre controle parou"],
      ),
      ...combine(["abre", "funciona"], ["celular não controle", "aplicativo não controle", "app não controle"]),
      ...combine(["só abre", "só funciona"], ["celular", "aplicativo", "app"]),
      "controle não abre só celular",
      "controle não abre só aplicativo",
      "controle não funciona só aplicativo",
      "controle não funciona só celular",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que abre pelo celular mas não pelo controle tem motor e placa bons, porque eles obedecem ao aplicativo. O defeito está no controle ou no receptor de rádio do portão. Troque a pilha e teste outro controle. Se nenhum abre, a antena, a memória ou o receptor falhou, e a visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão só abre pelo aplicativo, a placa recebe a ordem do celular, mas não a do controle. Quando um controle falha, a causa é pilha fraca ou cadastro perdido. Quando todos falham, é a antena, a memória ou o receptor de rádio, e a visita residencial começa em {price.preventive}, fora peças.",
        "Quando o app abre e fecha o portão e o controle não, a energia, o motor e a central estão em ordem, e falta só o sinal de rádio do controle. Ponha pilha nova e teste um segundo controle. Se os dois falham, o técnico confere a antena e o receptor, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que falhou, se o aplicativo abre", "O que o aplicativo já provou"],
        slots: [
          [
            "O módulo do aplicativo chega à placa por fio e aciona o portão, o que mostra que a energia, o motor e a folha estão em ordem. Se um único controle falhou, o defeito é dele, que está com a pilha fraca, o botão gasto ou a gravação perdida.",
            "Como o aplicativo move a folha, o defeito não é do motor nem do fim de curso, o sensor que manda parar. Um único controle que não abre indica pilha fraca, botão gasto ou cadastro apagado.",
            "Se a placa atende o celular, ela e o motor estão bons, e o que se perdeu foi o sinal de rádio. Quando um só controle falha, confira a pilha, o botão e a gravação dele.",
          ],
          [
            "Se todos os controles pararam juntos, a causa provável é antena solta, às vezes desde a instalação do módulo, receptor queimado ou memória apagada.",
            "Se nenhum controle abre, o defeito está na recepção, em antena mexida quando o módulo foi posto, receptor danificado ou memória limpa.",
            "Já a falha de todos juntos vem do portão, que pode ter perdido a memória, queimado o receptor ou ficado com a antena solta na montagem do módulo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se é o controle ou o receptor", "Teste do controle em poucos passos"],
        slots: [
          [
            "Faça os testes perto do portão, com a folha à vista e ninguém no vão. Bastam uma pilha nova e um segundo controle.",
            "Teste de perto, com a passagem livre e a tampa do motor fechada. O segundo controle é o que mais esclarece.",
            "Em poucos minutos, sem ferramenta, dá para separar as duas causas. Mantenha o portão no campo de visão e o caminho desimpedido.",
          ],
        ],
        steps: [
          "Ponha pilha nova do mesmo tipo e veja se a luz acende firme.",
          "Aperte o botão a dois metros do portão.",
          "Teste outro controle que já tenha aberto o portão.",
          "Se nenhum abrir, apague as lâmpadas de LED e desligue o aparelho novo que esteja perto da garagem.",
          "Fotografe os controles, frente e verso, e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Do teste do sinal ao receptor novo"],
        slots: [
          [
            "O técnico mede se o controle emite sinal. Se emite e a placa não recebe, ele confere a antena e a memória e grava os controles de novo. Um receptor queimado é substituído por um avulso, ligado à mesma central.",
            "Primeiro um testador mostra se o controle transmite e em que frequência. Depois o técnico confere a antena e a gravação e, se o receptor da placa queimou, liga um externo na entrada da botoeira, sem trocar a central.",
            "A visita separa os dois lados. O controle que não transmite é trocado e gravado. A recepção ruim se resolve com antena refeita, memória regravada ou um receptor à parte, mantendo a placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a placa?",
        answers: [
          "Em geral, não, porque ela respondeu ao aplicativo. Um receptor avulso, ligado à entrada da botoeira, costuma resolver e custa menos que outra placa.",
          "Quase nunca, porque a placa atende o aplicativo. Se o receptor embutido queimou, um externo faz o papel dele na mesma central.",
        ],
      },
      {
        question: "Gravar o controle de novo apaga os outros?",
        answers: [
          "Não deve apagar, porque a gravação só acrescenta um controle. O que apaga todos é o toque longo no botão, que existe em muitas centrais, e por isso vale reunir os controles no dia.",
          "Se for feita do jeito certo, a gravação não apaga nenhum. Em várias placas, segurar o botão limpa a memória inteira, por isso tenha todos à mão.",
        ],
      },
      {
        question: "O controle novo pode ser de qualquer marca?",
        answers: [
          "Não, porque precisa ter a frequência e o tipo de código do receptor. Um compatível de outra marca serve, se o código for o mesmo.",
          "Pode ser compatível, desde que use o mesmo código, fixo ou rolante, na mesma frequência. Compare com o controle que funcionava.",
        ],
      },
      {
        question: "O módulo Wi-Fi pode ter atrapalhado o controle?",
        answers: [
          "Pode, se a antena foi solta ou se o módulo ficou colado nela. Ligado direito, ele usa a entrada da botoeira e não interfere no rádio.",
          "Ligado na entrada certa, não. Se a falha começou no dia da instalação, a suspeita é de antena mexida ou de fonte ruim junto do receptor.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, do módulo e da etiqueta do motor",
  },
  {
    id: "abre-na-tag-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre pela tag ou senha e não pelo controle",
    phrase: "o portão que abre pela tag e não pelo controle",
    asks: [
      ...combine(
        ["tag", "digital", "senha", "facial", "biometria", "teclado"],
        ["abre controle não", "funciona controle não", "abre controle parou"],
      ),
      ...combine(["só abre", "só funciona"], ["tag", "digital", "senha", "facial"]),
      ...combine(["abre"], ["tag não controle", "digital não controle", "senha não controle"]),
      "controle não abre só tag",
      "controle não abre só senha",
      "controle não abre só digital",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão abre pela tag, digital ou senha e não pelo controle, o motor e a placa estão bons: falha o rádio, ou seja, o controle, o cadastro dele ou o receptor. Troque a pilha e teste outro controle. Se só o seu não responde, ele precisa ser gravado de novo.",
        "Portão que obedece à tag e ignora o controle remoto tem defeito só na parte de rádio, porque o leitor aciona a mesma placa por fio. Um controle mudo é pilha ou gravação perdida. Todos mudos são receptor, antena ou memória apagada.",
        "A tag abre mas o controle não porque são caminhos diferentes: o leitor chega à placa por fio, e o controle, por rádio. Comece pela pilha e por um segundo controle: falhando um, regrave; falhando todos, o técnico vê receptor e antena.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste em quatro passos", "Controle ou receptor: como saber"],
        slots: [
          [
            "Faça os testes perto do motor, com a folha à vista e ninguém no vão. Não precisa abrir a tampa.",
            "Fique perto do portão, veja a folha inteira e mantenha a passagem livre. Tudo se testa com o motor fechado.",
            "Teste de perto, enxergando a folha, sem pessoas nem carro no caminho. A tampa do motor fica como está.",
          ],
        ],
        steps: [
          "Ponha pilha nova do mesmo tipo e veja se a luz acende firme.",
          "Aperte o controle a dois metros do motor.",
          "Teste outro controle que abria antes.",
          "Se nenhum abre, apague lâmpadas de LED e tire da tomada o que é novo perto da garagem.",
        ],
      },
      {
        about: "causes",
        headings: ["O que falhou, se o leitor abre", "O que cada resultado quer dizer"],
        slots: [
          [
            "Quando só um controle falha, o defeito está na pilha, na tecla gasta ou no cadastro dele. Se abre de perto e não de longe, a pilha está fraca ou a antena, fora do lugar.",
            "Um controle mudo, com os outros bons, tem pilha fraca, tecla gasta ou perdeu a gravação. Alcance curto em todos sugere antena solta ou cortada.",
            "Falhando apenas o seu, procure pilha, tecla ou gravação perdida. Abrir só de pertinho indica pilha no fim ou antena mal posta.",
          ],
          [
            "Todos mudos ao mesmo tempo apontam antena solta, receptor queimado ou memória apagada. Um aparelho novo por perto, como câmera ou lâmpada de LED, também pode abafar o sinal.",
            "Se nenhum controle abre de repente, o receptor queimou, a memória se apagou ou há interferência. LED e câmera instalados há pouco são suspeitos comuns.",
            "A pane geral vem do receptor, da antena ou da memória da central. Interferência de lâmpada de LED ou câmera nova produz o mesmo efeito.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Regravar ou trocar o receptor"],
        slots: [
          [
            "Um testador mostra se o controle transmite e em que frequência. Havendo sinal, a busca passa ao receptor e à antena; não havendo, troca-se o controle.",
            "Primeiro se mede o sinal que sai do controle. Se ele emite, o defeito está no receptor ou na antena. Se não, está na sua mão.",
            "A medição do sinal separa os dois casos: controle que não emite é trocado, e o que emite leva a procura ao receptor.",
          ],
          [
            "Cadastro perdido se grava em minutos, com todos os controles à mão. Receptor queimado dá lugar a um avulso na mesma central, o que custa menos que trocar a placa.",
            "Regravar leva poucos minutos e resolve memória apagada. Para receptor ruim, um módulo externo ligado à placa existente sai mais barato que outra central.",
            "Gravação perdida volta em minutos. Quando o receptor embutido queima, instala-se outro por fora, opção mais em conta que a placa nova.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a placa?",
        answers: [
          "Em geral, não: ela respondeu à tag, então funciona. Um receptor avulso, ligado à entrada de botoeira, costuma resolver.",
          "Quase nunca, porque a placa obedeceu ao leitor. Se o receptor embutido queimou, um externo faz o papel dele.",
        ],
      },
      {
        question: "Gravar o controle de novo apaga os outros?",
        answers: [
          "Não, se for usado só o toque curto de gravar. Em algumas centrais, segurar a tecla apaga toda a memória, por isso siga o manual.",
          "Gravar soma um controle e mantém os demais. O perigo é o toque longo, que em certas placas limpa tudo.",
        ],
      },
      {
        question: "Quanto custa o conserto?",
        answers: [
          "Pilha você troca sozinho. Regravar é o serviço mais simples, e receptor avulso vem em seguida, abaixo de uma placa nova. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
          "Do mais barato ao mais caro: pilha, regravação, controle novo, receptor, placa. A visita de ajuste em residência começa em {price.preventive}, peças à parte.",
        ],
      },
      {
        question: "O controle novo serve de qualquer marca?",
        answers: [
          "Não: ele precisa ter a frequência e o tipo de código do receptor. Compare com o controle que funcionava antes de comprar.",
          "Depende do código da central. Um controle de outra frequência, mesmo igual por fora, não grava.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, do leitor e da etiqueta do motor",
  },
  {
    id: "controle-abre-outro-e-nao-o-meu",
    broader: "controle-nao-funciona",
    label: "Controle abre outro portão e não o meu",
    phrase: "o controle que abre outro portão e não o seu",
    asks: [
      "controle gravado abre só um portão",
      "controle abre vizinho não meu",
      "controle abre portão vizinho meu não",
      "controle abre prédio não casa",
      "controle não abre meu só prédio",
      "controle não abre meu só vizinho",
      "controle abre garagem não social",
      "controle abre portão frente não fundo",
      "controle abre primeiro portão segundo não",
      "controle abre trabalho casa não",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o controle abre o portão do vizinho, do prédio ou do trabalho e não abre o meu, ele transmite bem: só não está gravado na minha central, ou o botão usado é o do outro portão. Aperte cada tecla de perto e, se nenhuma servir, grave de novo, desde que a frequência e o código sejam compatíveis.",
        "Controle que abre o portão errado e não o seu não está queimado. Falta o cadastro dele na sua central, que pode ter perdido a memória ou sido trocada. Teste todas as teclas a dois metros do motor e depois grave, o que só funciona com frequência e código iguais.",
        "Quando o mesmo controle abre um dos portões e o seu parou, o controle remoto está bom e o problema ficou no cadastro ou no receptor do seu portão. Teste ali outro controle da casa: se ele abre, basta gravar o primeiro. Se nenhum abre, o receptor falhou.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o controle abre um portão e não o outro", "Um controle, dois portões: o que acontece"],
        slots: [
          [
            "Cada central guarda a própria lista de controles, e estar gravado numa não vale para a outra. Se o seu abria antes e parou, a causa costuma ser memória apagada, placa trocada ou troca de botão sem perceber.",
            "O cadastro vale por central: a do prédio conhece o controle, e a sua pode não conhecer. Quando abria e deixou de abrir, o motivo comum é memória perdida, central nova ou tecla trocada.",
            "A lista de controles fica dentro de cada placa, e uma não conversa com a outra. Um controle que deixou de funcionar só em casa aponta para placa trocada, memória apagada ou botão errado.",
          ],
          [
            "Há também o caso sem solução direta: central de código rolante, que muda a cada toque, só aceita controle da própria linha. Com frequência diferente, de 433 para 292 MHz por exemplo, o controle também não grava.",
            "Às vezes o controle nunca vai servir, porque a sua central é rolante, com código que muda a cada uso, ou trabalha em outra frequência, como 292 em vez de 433 MHz. Nesses casos usam-se dois controles ou um receptor avulso.",
            "Frequências diferentes, como 433 e 292 MHz, impedem a gravação, e o mesmo faz o código rolante de outra marca, que se renova a cada toque. A saída aí é um segundo controle ou um receptor externo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Descubra se é cadastro ou receptor", "O que testar antes de chamar"],
        slots: [
          [
            "Estes testes separam o controle do portão em poucos minutos. Faça a dois metros do motor, com o vão livre.",
            "Chegue perto do motor, com a passagem desimpedida, e siga a ordem. No fim você sabe se falta gravar ou se o portão não ouve.",
            "Com ninguém no vão e perto do motor, faça um teste por vez. O resultado diz se o defeito está no cadastro ou no receptor.",
          ],
        ],
        steps: [
          "Aperte cada tecla do controle, uma por vez.",
          "Teste nesse portão outro controle que já abria.",
          "Acione pela botoeira: se abre, motor e placa estão bons.",
          "Olhe no verso a marca e a frequência, em MHz.",
          "Fotografe os controles e as etiquetas dos dois motores.",
        ],
      },
      {
        about: "visit",
        headings: ["Gravação, receptor e preço", "O que o técnico faz com o controle"],
        slots: [
          [
            "Se falta cadastro, a gravação leva poucos minutos por controle, e muita gente faz pelo manual quando o receptor fica fora do motor. Se o receptor morreu, um módulo avulso ligado à mesma central devolve o comando sem trocar a placa.",
            "Gravar é coisa de minutos e você mesmo pode fazer pelo manual, se o receptor for externo. Receptor queimado pede um módulo separado, que entra na central atual e costuma custar menos que uma placa.",
            "Cadastro perdido se refaz em minutos, por você com o manual ou pelo técnico. Já o receptor que não ouve ninguém dá lugar a um avulso, opção mais barata que a central nova.",
          ],
          [
            "O que pesa no preço é o tipo de código e a quantidade de controles: o fixo fica abaixo do rolante. Uma visita de ajuste em casa parte de {price.preventive}, sem peças, e vários controles cabem na mesma ida.",
            "Na conta entram o padrão do controle, fixo ou rolante, e quantos serão gravados de uma vez. A ida com regulagem começa em {price.preventive} na residência, fora peças.",
            "Controles de código fixo custam menos que os rolantes, e gravar todos na mesma visita dilui o deslocamento. Visitas de ajuste em casa custam desde {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um controle pode abrir dois portões?",
        answers: [
          "Pode, com uma tecla para cada um, quando os dois receptores usam a mesma frequência e o mesmo tipo de código. Se não usam, um receptor avulso igual nos dois resolve.",
          "Sim, e é o uso comum dos controles de duas ou mais teclas. As centrais precisam ler o mesmo código; senão, põe-se um receptor igual em cada portão.",
        ],
      },
      {
        question: "Gravar o controle de novo apaga os outros?",
        answers: [
          "Não, se for só o toque curto na tecla de gravar. O toque longo apaga toda a memória em várias centrais, por isso siga o manual do seu modelo.",
          "A gravação apenas soma um controle. Perigoso é segurar a tecla por muitos segundos, que em muitas placas limpa a lista inteira.",
        ],
      },
      {
        question: "Por que o meu controle abre o portão do vizinho?",
        answers: [
          "Ou ele foi gravado lá, ou os dois portões usam o mesmo código fixo. Troque o código da sua central ou passe para o rolante, para ninguém abrir o portão do outro.",
          "Por coincidência de código fixo, já que o número de combinações é limitado, ou porque o cadastro existe na central dele. Mudar o código do seu portão acaba com isso.",
        ],
      },
      {
        question: "Troquei a pilha e continua sem abrir só o meu. E agora?",
        answers: [
          "A pilha está boa, pois ele abre o outro portão. Regrave na sua central ou teste outro controle: se nenhum abrir, o receptor ou a antena do seu portão precisa de reparo.",
          "Não era pilha, já que o outro portão responde. Faça o teste com um segundo controle. O resultado mostra se falta gravar ou se o receptor parou.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e das etiquetas dos dois motores",
  },
];
