import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What a gate in use does or may do where one circumstance decides: the car in the way, a new motor, the night, a shared house. */
export const umaPalavraDecideUso: NarrowConcept[] = [
  {
    id: "pula-depois-do-motor-novo",
    broader: "cremalheira",
    label: "Portão que pula ou treme depois do motor novo",
    phrase: "o portão que pula depois do motor novo",
    asks: [
      ...combine(
        ["pulando", "pula", "tremendo", "treme", "tranco", "saltando", "barulho", "arrastando"],
        ["depois trocou motor", "depois troquei motor", "depois troca motor", "motor novo", "depois instalou motor"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de correr pulando ou tremendo depois que instalou motor novo tem quase sempre erro de montagem: cremalheira, a barra dentada, fora da altura ou da folga, base frouxa ou velocidade demais para a folha. A folga certa é de {rack.clearance}. Chame quem instalou, porque o acerto está na garantia do serviço.",
        "O portão que encosta no chão, raspa ou pula depois que trocou o motor costuma ter roldana gasta, que o motor mais rápido revelou, ou cremalheira montada fora da altura. A folga entre ela e a engrenagem deve ser de {rack.clearance}. O erro de montagem é corrigido na garantia de quem instalou.",
        "O portão que treme ou pula com o motor novo tem cremalheira fora da altura ou da folga, que deve ser de {rack.clearance}, motor solto na base ou velocidade demais para roldanas gastas. Desligue o disjuntor, para não gastar a engrenagem, e acione a garantia com quem instalou.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que ficou errado na troca do motor", "Altura, folga, base e velocidade"],
        slots: [
          [
            "Cada modelo de motor tem a engrenagem numa altura, e a cremalheira, a barra dentada da folha, precisa ser levantada ou baixada em todo o curso. Se os dentes são de outro passo, o portão pula do começo ao fim, e é preciso trocar a barra ou a engrenagem.",
            "Se a barra velha ficou no lugar, os dentes do motor novo podem pegar só na ponta, porque a cremalheira, presa à folha, tem de acompanhar a altura dele. Quando a distância entre os dentes é diferente, o portão pula no percurso inteiro e a barra é trocada.",
            "A engrenagem nova raramente fica na altura da antiga, e por isso a cremalheira, a barra de dentes da folha, deve ser recolocada. Se os dentes não são do mesmo passo, o portão salta o tempo todo e só a troca da barra ou da engrenagem resolve.",
          ],
          [
            "O pulo num ponto só vem da emenda da barra, de roldana achatada ou de um amassado no trilho. O motor mais rápido que o antigo também mostra roldana gasta e trilho torto que antes não se notavam.",
            "Quando o portão salta sempre no mesmo lugar, o defeito está na emenda, no trilho ou na roldana. A velocidade maior do motor revela esses problemas, que já existiam.",
            "Um tranco sempre no mesmo ponto vem da emenda, do trilho amassado ou da roldana achatada. O motor mais rápido apenas torna visível o que o lento escondia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de chamar", "Como separar defeito da folha e do motor"],
        slots: [
          [
            "O teste separa folha e motor em um minuto, mas só serve em portão de correr reto, no trilho e em piso plano. Uma folha inclinada não deve ser destravada.",
            "Com este teste se sabe se o pulo é da folha ou do motor. Só o faça com a folha alinhada no trilho e sem rampa.",
            "Quem instalou já vem sabendo o que levar se você testar antes. O teste vale para folha reta e piso plano, nunca para portão torto.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor.",
          "Empurre a folha: se ela pula na mão, o defeito é no trilho ou na roldana.",
          "Se ela anda lisa, o defeito é na cremalheira ou no motor: veja se ele balança na base.",
          "Procure parafuso solto na cremalheira.",
          "Trave o motor, religue o disjuntor e filme um ciclo de longe.",
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga o acerto", "Quando é garantia e quando é serviço novo"],
        slots: [
          [
            "A altura, a folga e a base fazem parte da instalação, e quem instalou corrige sem cobrar: pela lei são ao menos 90 dias, e na nossa instalação, {warranty.installation}. A roldana e o trilho gastos, que já existiam, são cobrados à parte.",
            "O ajuste da montagem cabe a quem montou, por no mínimo 90 dias, pela lei; a instalação nossa tem {warranty.installation}. Só o que já estava ruim, como trilho e roldana, é orçado de novo.",
            "Corrigir base, folga e altura não se paga de novo: a lei dá 90 dias, e nós damos {warranty.installation} na instalação. A roldana e o trilho velhos ficam fora da garantia do motor.",
          ],
          [
            "Se o instalador não volta, fazemos a regulagem em visita a partir de {price.preventive} em casa, sem peças. Guarde a nota e o vídeo, que servem para cobrar dele.",
            "Quando quem instalou não atende, a visita de ajuste parte de {price.preventive} em residência, sem peças. O vídeo e a nota ajudam a pedir o dinheiro de volta.",
            "Na falta do instalador, fazemos o ajuste em casa a partir de {price.preventive}, sem peças. Filme antes do conserto e guarde a nota para reclamar depois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão pulando até o acerto?",
        answers: [
          "Não convém, porque cada pulo gasta os dentes da engrenagem nova e pode tirar a folha do trilho. Desligue o disjuntor e abra na mão, se a folha está reta.",
          "É melhor evitar: a engrenagem nova se gasta depressa, e a folha pode escapar do trilho.",
        ],
      },
      {
        question: "O portão treme só na partida e na parada. É normal?",
        answers: [
          "Um leve tranco é comum em motor sem parada suave. O tremor forte indica força alta demais, base frouxa ou folga errada.",
          "Um tremor pequeno é normal em motor comum. Se a folha balança, falta regular a força ou firmar a base.",
        ],
      },
      {
        question: "Preciso trocar a cremalheira com o motor?",
        answers: [
          "Só se a distância entre os dentes for outra ou se ela estiver gasta. Em bom estado, basta recolocá-la na altura certa.",
          "Nem sempre: a barra boa e de mesmo passo é aproveitada, na altura do motor novo. A barra gasta estraga a engrenagem.",
        ],
      },
      {
        question: "O motor novo pode ser forte demais para o portão?",
        answers: [
          "A força é regulável e não faz o portão pular. O que incomoda é a velocidade maior, que exige roldana e trilho em ordem.",
          "Em geral o problema é a rapidez, e não a força. A central ajusta a força; a folha precisa estar bem apoiada.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, de longe, e fotos da engrenagem com a cremalheira e da base do motor",
  },
  {
    id: "demora-a-fechar-depois-que-passa",
    broader: "regulagem",
    label: "Portão que demora a fechar depois que o carro passa",
    phrase: "o portão que demora a fechar depois que o carro passa",
    asks: [
      "portão espera tanto fechar depois entro",
      ...combine(
        ["demora fechar", "demora para fechar", "fica aberto", "demorando fechar"],
        [
          "depois carro passa",
          "carro passa",
          "depois que passa",
          "depois que entro",
          "depois que saio",
          "muito tempo depois",
        ],
      ),
      "fechar assim carro passa",
      "fechar logo carro passa",
      "fechar depois carro passa",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O portão fica aberto muito tempo depois que o carro passa porque a pausa do fechamento automático está longa; em casa, costuma ficar entre 15 e 30 segundos. Muitas placas também fecham logo que a fotocélula é liberada. Os dois ajustes são feitos na central, em visita a partir de {price.preventive} em casa, sem peças.",
        "Portão que demora para fechar depois que o carro passa tem a pausa longa ou a fotocélula recomeçando a contagem. Limpe as lentes; se continuar, a pausa é regulada para 15 a 30 segundos, ou fecha-se logo após a passagem. O ajuste em residência começa em {price.preventive}, fora as peças.",
        "Quando o carro passa e o portão demora a fechar, a central está contando uma pausa grande, que em casa se deixa em 15 a 30 segundos, ou a fotocélula suja reinicia a conta. O técnico encurta a pausa ou ativa o fechamento após a passagem, em visita desde {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Pausa curta ou fechar ao passar", "Os dois jeitos de fechar antes"],
        slots: [
          [
            "Encurtar a pausa, o tempo que a folha espera aberta, serve a quase toda central, mas o portão pode começar a fechar enquanto o carro ainda manobra.",
            "A pausa menor, que é a espera com a folha aberta, existe em quase todas as placas. O porém é a manobra demorada, em que o portão tenta fechar cedo.",
            "Reduzir a pausa, ou seja, o tempo de espera aberto, é o ajuste mais simples. Em garagem de manobra difícil, porém, ele fecha antes da hora.",
          ],
          [
            "Com a função de fechar após a passagem, a contagem só começa quando o carro libera o feixe da fotocélula, e a folha fecha segundos depois. Nos dois casos, o sensor tem de estar testado, porque o portão fecha sem ninguém apertar nada.",
            "O outro modo espera o carro sair da frente da fotocélula e fecha poucos segundos depois, bom para rua perigosa. Qualquer dos dois exige sensor em ordem, já que o fechamento é sozinho.",
            "Já o fechamento pela fotocélula conta a partir do momento em que o feixe fica livre, e o portão desce ou corre em seguida. Sem sensor testado, nenhum dos modos se usa.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Se antes fechava mais rápido", "Quando a demora é defeito"],
        slots: [
          [
            "Lente suja ou sensor torto corta o feixe de leve, e a contagem recomeça sem parar. É a primeira coisa a ver quando a demora surgiu de repente.",
            "Fotocélula desalinhada ou com poeira faz a central pensar que ainda há alguém no vão, e a pausa reinicia. Comece por ela se o tempo mudou sozinho.",
            "Se o tempo aumentou sem ninguém mexer, o sensor é o suspeito: sujo ou fora de linha, ele zera a contagem a todo momento.",
          ],
          [
            "Fim de curso de abertura, o sensor que avisa que a folha abriu toda, também atrasa, porque muitas centrais só contam depois dele. Ímã fora do lugar ou folha que não chega ao fim segura o fechamento.",
            "A contagem costuma começar no fim de curso, sinal de abertura completa. Se a folha para antes ou o ímã saiu do lugar, a placa fica esperando.",
            "Outra causa é o fim de curso, aviso de que o portão abriu inteiro. Sem ele, por ímã deslocado ou folha curta no percurso, a central nem inicia a pausa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que você pode testar", "Teste antes de chamar"],
        slots: [
          [
            "Dá para separar ajuste de defeito em poucos minutos, sem abrir a tampa. Fique fora do caminho da folha.",
            "Sem ferramenta e com o motor fechado, descobre-se se é pausa ou sensor. Observe de longe.",
            "Poucos minutos bastam para saber a origem, tudo por fora e com o vão livre.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Abra e marque no relógio quantos segundos a folha espera.",
          "Repita sem passar ninguém: tempo igual aponta a pausa; tempo que varia, o sensor.",
          "Com o portão aberto, dê um toque no controle e veja se fecha na hora.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar a pausa eu mesmo?",
        answers: [
          "Só se a sua central tem o ajuste por fora ou por aplicativo. Sob a tampa há tensão da rede, e quem grava é o técnico.",
          "Em centrais com aplicativo ou botão externo, sim. Nas demais, o ajuste fica dentro do motor, perto da rede.",
        ],
      },
      {
        question: "Posso fechar com o controle sem esperar a pausa?",
        answers: [
          "Pode, na maioria das centrais: um toque com o portão aberto e parado manda fechar na hora.",
          "Sim, quase sempre. Espere a folha abrir inteira, veja o vão livre e dê um toque.",
        ],
      },
      {
        question: "Pausa muito curta é perigosa?",
        answers: [
          "É, sem fotocélula. Com ela testada, o portão volta se alguém entra no vão.",
          "Pode ser: o fechamento surpreende quem passa. O sensor funcionando e força no mínimo são indispensáveis.",
        ],
      },
      {
        question: "Minha central fecha pela fotocélula?",
        answers: [
          "Muitas têm essa função, que o manual chama de fechamento após passagem ou semelhante. Pelo modelo na etiqueta se confirma.",
          "Depende do modelo. Placas atuais costumam trazer; nas antigas, fica só a pausa, ou se compara com uma central nova.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e das duas fotocélulas",
  },
  {
    id: "carro-na-frente-da-fotocelula",
    broader: "fotocelula",
    label: "Carro parado na frente da fotocélula",
    phrase: "o carro parado na frente da fotocélula",
    asks: [
      "carro bloqueando sensor portão",
      ...combine(
        ["carro encostado", "carro parado", "carro perto", "carro estacionado", "carro frente"],
        ["fotocélula", "sensor portão", "sensor não abre", "sensor não fecha"],
      ),
      "não abre carro fotocélula",
      "não fecha carro fotocélula",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com o carro parado ou encostado na frente do sensor, a fotocélula, o portão não deve fechar: o feixe cortado avisa que há algo no vão. Se ele também não abre, a central está programada para parar nos dois sentidos, e mudar isso entra na visita, a partir de {price.preventive} em casa, sem peças.",
        "Carro na frente do sensor do portão corta o feixe e segura o fechamento, que é o certo. Quando o portão não abre com o carro encostado na fotocélula, falta regular a central para que ela aja só ao fechar; em casa, essa visita parte de {price.preventive}, fora peças.",
        "O portão que não abre quando o carro está encostado na fotocélula tem a central ajustada para obedecer ao sensor nos dois sentidos; não fechar, com o feixe cortado, é normal. O técnico limita a ação ao fechamento, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que é normal e o que é regulagem", "Não fecha, não abre ou volta"],
        slots: [
          [
            "Não fechar com o feixe cortado é normal em qualquer motor. Não abrir depende de ajuste, porque em muitas centrais se escolhe a entrada ou a função em que a fotocélula trabalha.",
            "Portão aberto que espera o carro sair está certo. Já o que não abre está com o sensor na entrada ou na função que bloqueia tudo, e isso se muda na central.",
            "Segurar o fechamento é o papel do sensor. Bloquear a abertura é escolha de programação, e muda com a entrada ou a função usada na placa.",
          ],
          [
            "Se não fecha nem com a vaga vazia, a lente está suja ou o para-choque entortou o suporte. Limpe com pano seco e veja se os módulos estão frente a frente.",
            "Defeito que continua sem carro algum é sujeira na lente ou módulo torto por uma encostada, e pano seco com alinhamento costuma resolver.",
            "Sem carro no vão e ainda sem fechar, desconfie de lente suja ou de suporte que o para-choque deslocou.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste em três minutos", "Como saber se é o carro ou o sensor"],
        slots: [
          [
            "O teste mostra se basta mudar a vaga ou se há regulagem a fazer. Deixe a passagem livre e fique fora do caminho da folha.",
            "Com o vão livre e ninguém perto da folha, três comandos separam o carro do sensor.",
            "Faça com a passagem vazia, olhando de lado. O resultado diz se o problema é a vaga ou a central.",
          ],
        ],
        steps: [
          "Tire o carro da frente do sensor e limpe as duas lentes.",
          "Mande abrir e fechar: se funciona, era o carro no feixe.",
          "Com o portão fechando, corte o feixe com um cabo de vassoura: a folha deve parar e voltar.",
          "Se não abre só com o carro no lugar, anote e mande a foto da etiqueta do motor.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando a vaga é justa: mudar o sensor de lugar", "Mudar de lugar, e não anular"],
        slots: [
          [
            "Levar os módulos para junto da folha libera a vaga sem perder a proteção. Uma proteção de ferro na frente, ou um batente de roda no piso, evita que o para-choque entorte o suporte; o valor da mudança depende do cabo, por foto.",
            "Fixados mais perto da folha, os sensores saem do alcance do carro estacionado. Batente de roda ou grade de ferro impedem a encostada, e o custo da mudança segue o cabo novo, orçado por foto com o serviço.",
            "A fotocélula pode ficar rente à folha, onde o carro não chega, e protegida por um ferro ou por um batente no piso. Mudar o par soma cabo e mão de obra, com o valor dado por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar a fotocélula porque a vaga é curta?",
        answers: [
          "Não. Sem ela o portão fecha sobre o carro ou sobre alguém; o par muda de lugar, mas continua ligado.",
          "Nunca: é ela que segura a folha. Numa vaga curta, os módulos vão para mais perto do portão.",
        ],
      },
      {
        question: "O carro entortou o suporte da fotocélula. Conserta?",
        answers: [
          "Em geral basta endireitar e alinhar até a luz do receptor ficar firme. Módulo trincado se troca em par, porque a água entra pela trinca.",
          "Quase sempre, com o suporte desentortado e os módulos alinhados. Caixa quebrada pede o par novo.",
        ],
      },
      {
        question: "A que distância do sensor devo parar o carro?",
        answers: [
          "Basta que nenhuma parte do carro fique na linha entre os dois módulos; uns 20 cm de folga evitam a encostada. Um batente de roda marca o ponto certo.",
          "Fora da linha que une os módulos, com uns 20 cm de sobra para o para-choque. Marque no piso ou ponha um batente.",
        ],
      },
      {
        question: "O portão pode fechar no carro mesmo com o sensor?",
        answers: [
          "Pode, se o carro está entre o sensor e a folha ou acima do feixe. Por isso o par fica perto da folha, e carro alto pede um segundo.",
          "Sim, em ponto cego: junto à folha ou acima da linha. Aproximar o par da folha e somar outro mais alto fecha essa falha.",
        ],
      },
    ],
    photo: "fotos das duas fotocélulas, da vaga com o carro e da etiqueta do motor",
  },
  {
    id: "controle-falha-com-o-carro-ligado",
    broader: "so-de-perto",
    label: "Controle que falha com o carro ligado",
    phrase: "o controle que falha com o carro ligado",
    asks: [
      "farol ligado não funciona",
      "farol aceso não abre",
      "farol aceso não funciona",
      "farol led não abre",
      "farol led atrapalha portão",
      "farol atrapalha controle",
      "farol xênon atrapalha controle",
      "farol controle não funciona",
      "farol interfere controle",
      "controle portão só funciona carro desligado",
      "ligo carro controle para abrir",
      ...combine(
        ["carro ligado", "motor carro ligado", "farol ligado", "carregador carro", "câmera carro"],
        ["não abre", "controle falha", "controle não funciona", "controle não abre", "portão não abre"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão não abre com o farol ligado e abre com ele apagado, a lâmpada de LED ou de xênon está atrapalhando o sinal do controle. Para confirmar, teste do mesmo ponto com o farol aceso e depois apagado. Lâmpada com filtro de ruído, pilha nova no controle e antena ajustada no motor costumam resolver.",
        "Se o portão não abre com o carro ligado perto e abre com ele desligado, algo no carro interfere no controle: carregador no acendedor, câmera, lâmpada de LED ou rastreador. Tire um por vez e teste do mesmo ponto; pilha nova e controle fora do painel ajudam.",
        "Controle que falha com o carro ligado sofre interferência do próprio carro, quase sempre do carregador de celular ou da câmera. Desligue um aparelho por vez e teste; se o controle só funciona com o carro desligado em qualquer carro, quem precisa de acerto é a antena do receptor.",
        "O controle do portão que só funciona com o carro desligado está sofrendo ruído de carregador, câmera ou rastreador, na faixa de 433 MHz. Teste sem eles, um de cada vez; se ligo qualquer carro e falha, o receptor está fraco, e o acerto em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o aparelho que atrapalha", "Teste no carro, um por vez"],
        slots: [
          [
            "Teste sempre do mesmo ponto da rua, com o portão à vista, para a comparação valer. Em dez minutos se acha a causa.",
            "Marque o ponto em que falha e repita ali cada teste. Só um item muda por vez.",
            "Escolha um lugar fixo, à vista do portão, e troque uma coisa a cada teste.",
          ],
        ],
        steps: [
          "Ponha pilha nova no controle.",
          "Teste com o carro desligado e depois ligado, do mesmo ponto.",
          "Tire o carregador do acendedor e teste de novo.",
          "Desligue câmera, rastreador e lâmpadas de LED, um por vez.",
          "Ponha o braço para fora e teste: se abre, a lataria ou a película segura o sinal.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o carro atrapalha", "O que gera o ruído"],
        slots: [
          [
            "Fonte barata de carregador espalha ruído em muitas frequências, inclusive em 433 MHz, a do controle. O sinal dele é fraco perto do ruído, e o receptor não entende.",
            "Carregador de má qualidade emite ruído largo, que cobre os 433 MHz. O controle, de baixa potência, perde para ele.",
            "O ruído vem de fontes chaveadas, como a do carregador, na mesma faixa de 433 MHz. Encobrem o sinal fraco do controle.",
          ],
          [
            "Película metalizada e lataria também cortam parte do sinal, e o alcance cai dos até {trade.reach} ao ar livre. Pilha velha piora tudo.",
            "Vidro com película metálica segura o sinal, que ao ar livre alcança até {trade.reach}. Somada a pilha gasta, sobra pouco.",
            "De dentro do carro, lataria e película já reduzem o alcance de até {trade.reach}. Ruído e pilha fraca fazem o resto.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que resolve", "Do carregador à antena"],
        slots: [
          [
            "Trocar o carregador por um de boa marca resolve a maior parte, e o controle longe do painel também. Custa pouco perto de outro controle.",
            "Um carregador melhor costuma encerrar o caso. Deixe o controle na mão, perto do vidro sem película.",
            "Boa fonte no lugar da barata é o primeiro passo. Controle novo não ajuda se o ruído continua.",
          ],
          [
            "Se todos os carros da casa falham, a antena do receptor é esticada e afastada do metal e da fiação, na visita a partir de {price.preventive} em casa, sem peças. O serviço leva até {trade.smallRepair}.",
            "Quando qualquer carro falha, o receptor está fraco: reposicionar a antena, em residência, custa desde {price.preventive}, fora peças, em até {trade.smallRepair}.",
            "Falhou com todos? Acerta-se antena e receptor, em até {trade.smallRepair}, na visita em casa a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O alarme do carro atrapalha o controle do portão?",
        answers: [
          "Raramente, mas pode: alguns usam a mesma faixa de 433 MHz. Teste com outro carro no mesmo ponto.",
          "Às vezes, por usar os mesmos 433 MHz. Outro carro, no mesmo lugar, tira a dúvida.",
        ],
      },
      {
        question: "Carro elétrico ou híbrido atrapalha?",
        answers: [
          "Em geral não. O suspeito continua sendo o carregador ou acessório ligado depois, e não o motor do carro.",
          "Normalmente não, porque o motor elétrico do carro não fica na faixa do controle. Procure antes o acessório instalado depois da compra.",
        ],
      },
      {
        question: "O controle embutido do carro é melhor?",
        answers: [
          "É prático, mas precisa ser compatível com a frequência e o código do receptor. Em código rolante nacional, muitas vezes não é.",
          "Só se grava o seu código. No rolante, a compatibilidade costuma faltar.",
        ],
      },
      {
        question: "A pilha nova resolve?",
        answers: [
          "Resolve quando a velha estava fraca, porque o sinal dobra de força. Se com pilha nova continua só com o carro ligado, é ruído.",
          "Às vezes. Teste primeiro, porque é o mais barato; se a falha segue igual, é interferência.",
        ],
      },
    ],
    photo: "fotos do controle, do motor e do portão por fora",
  },
  {
    id: "portao-de-casa-geminada",
    broader: "sobrado",
    label: "Portão de casa geminada: de quem é",
    phrase: "o portão de casa geminada",
    asks: [
      ...combine(
        [
          "casa geminada",
          "casas geminadas",
          "duas casas mesmo portão",
          "portão duas casas",
          "portão compartilhado",
          "vila casas",
        ],
        ["responsável", "quem paga", "conserto", "quem conserta", "portão", "motor", "de quem"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em casas geminadas com um portão só, os dois donos dividem o conserto, em partes iguais, salvo acordo por escrito; se o portão serve a uma casa só, ela paga sozinha. Como base, a visita com regulagem parte de {price.preventive}, sem peças, e o motor trocado fica de {price.homeSwap}.",
        "O responsável pelo portão da garagem na casa geminada é quem o usa: entrada comum, os dois dividem; garagem de uma casa, só ela paga. Quem causou o dano responde sozinho. A regulagem em casa começa em {price.preventive}, fora as peças, e a troca do motor vai de {price.homeSwap}.",
        "Na casa geminada, o portão automático que serve às duas se divide entre os vizinhos, e o que serve a uma é só dela; motor e suporte ficam do próprio lado. Para a conta, a regulagem custa a partir de {price.preventive}, sem peças, e o motor, de {price.homeSwap} na troca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que combinar por escrito", "O acordo entre os dois lados"],
        slots: [
          [
            "Um acordo simples, por mensagem, evita briga: quem chama o técnico, como se divide a conta e quem guarda a chave de destravamento. Cada casa tem os próprios controles, gravados com nome, para apagar os de quem se muda.",
            "Escrevam quem chama, quem paga e com quem fica a chave que destrava o portão na falta de luz. Numerem também os controles de cada casa, porque na mudança de um morador os dele devem sair da memória.",
            "Deixem combinado, ainda que por mensagem, o rateio, quem chama o técnico e o lugar da chave de destravamento. Controles com nome por casa facilitam apagar os de quem sai.",
          ],
          [
            "Decidam ainda de qual medidor sai a energia: em uso de casa, o gasto mensal é baixo.",
            "A energia sai do medidor de uma das casas, e convém dizer qual, embora o gasto seja pequeno.",
            "Combinem de que casa vem a luz do motor, que pesa pouco na conta.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Motor, parede e barulho", "Cuidados com a parede comum"],
        slots: [
          [
            "Motor preso na parede comum leva o barulho para o quarto ao lado; use coluna própria e borracha no suporte. Fixar na parede do vizinho pede autorização dele.",
            "Evite fixar motor ou batente na parede que divide as casas, porque a vibração passa inteira. Em coluna ou parede do outro, só com autorização.",
            "A parede dividida transmite cada pancada do portão. O certo é a coluna do seu lado, com borracha, e nada na do vizinho sem o consentimento dele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como dividir a conta", "O orçamento para os dois"],
        slots: [
          [
            "Peça o orçamento em itens, com a causa escrita: desgaste se divide, e dano de um lado é dele. O valor pode ser pago em até {shop.instalments} vezes no cartão, e a nota sai no nome combinado.",
            "Com a causa e cada item por escrito, fica claro o que é desgaste, dos dois, e o que é dano, de quem causou. Paga-se por Pix ou em até {shop.instalments} vezes, com a nota em nome de quem vocês indicarem.",
            "O que o tempo gastou é dos dois, e o que alguém quebrou é só dele; por isso a causa vai escrita no orçamento. O cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vizinho não quer dividir o conserto. E agora?",
        answers: [
          "Guarde orçamento, nota e mensagens. Sem acordo, o Juizado Especial decide; para o seu caso, ouça um advogado.",
          "Faça o pedido por escrito, com o orçamento. Se ele recusar, as provas servem no Juizado Especial.",
        ],
      },
      {
        question: "Posso trocar o portão comum sem o vizinho?",
        answers: [
          "Não convém: é de uso dos dois. Conserto urgente se faz e se comunica; troca se combina antes.",
          "Só conserto urgente, avisando em seguida. A troca muda o que é dos dois e pede acordo.",
        ],
      },
      {
        question: "O vizinho bateu no portão comum. Quem paga?",
        answers: [
          "Quem bateu, sozinho. Fotos e a causa escrita pelo técnico ajudam; o seguro do carro dele pode cobrir.",
          "Ele, porque dano tem autor. Registre em foto antes do conserto e peça o orçamento com a causa.",
        ],
      },
      {
        question: "Cada casa pode ter o próprio controle e o próprio motor?",
        answers: [
          "Controle, sim, quantos precisar. Motor, um por portão: se a entrada é comum, ele serve às duas.",
          "Cada casa grava os seus controles no mesmo motor. Dois motores só fazem sentido com dois portões.",
        ],
      },
    ],
    photo: "fotos da entrada inteira, do motor e das colunas dos dois lados",
  },
  {
    id: "qual-placa-serve-no-meu-motor",
    broader: "placa",
    label: "Qual placa serve no meu motor",
    phrase: "a placa que serve no motor",
    asks: [
      "qual placa serve motor",
      "qual placa serve meu motor",
      "que placa serve motor",
      "saber qual placa serve",
      "saber placa serve motor",
      "qual central serve motor",
      "placa compatível meu motor",
      "descobrir placa motor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para saber qual placa serve no seu motor, veja quatro dados: modelo na etiqueta, tensão, tipo de fim de curso (o sensor que marca a parada) e se há inversor. Motor comum costuma aceitar placa universal, e o de inversor ou encoder só usa a da própria linha; o valor sai pela foto da etiqueta.",
        "A placa que serve no motor do seu portão se acha pela etiqueta: marca, modelo e tensão, mais o fim de curso e os controles em uso. Nos motores comuns a universal em geral funciona, enquanto inversor e encoder pedem a da linha; mande a foto e receba opções com preço.",
        "Descubra a placa do motor lendo a etiqueta e conferindo tensão, fim de curso, controles e presença de inversor. Se o motor é simples, serve a original ou uma universal; com encoder ou inversor, apenas a da mesma linha, e a foto da etiqueta basta para o orçamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler e fotografar", "Os dados que a placa tem de aceitar"],
        slots: [
          [
            "A etiqueta e os controles se veem por fora, sem abrir o motor. O que está debaixo da tampa o técnico lê na visita, com a energia desligada.",
            "Você reúne quase tudo sem ferramenta, pela parte de fora. Os dados internos ficam para o técnico, que abre a caixa com o disjuntor desligado.",
            "Basta o celular para registrar o que está à vista no motor e no controle. Não tire a tampa: essa leitura é feita na visita, sem energia.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta: marca, modelo, tensão e potência.",
          "Fotografe o controle, frente e verso.",
          "Se a placa velha já saiu do motor, registre o nome e a versão impressos.",
          "Anote o que está ligado: fotocélula, trava, sinaleiro, botoeira.",
          "Diga se o motor para suave, sinal de inversor, ou seco.",
        ],
      },
      {
        about: "choose",
        headings: ["Original, da mesma marca ou universal", "Qual das placas escolher"],
        slots: [
          [
            "A original ou a substituta da marca encaixa nos mesmos conectores e, em geral, mantém os controles. A universal atende motor comum ou fora de linha, com fios religados, percurso refeito e controles gravados de novo.",
            "Placa da própria marca entra sem adaptar fiação e costuma reconhecer os controles atuais. Já a universal é a saída para motor simples ou antigo, e pede nova ligação, gravação do percurso e cadastro.",
            "Com a placa do fabricante, conectores e controles costumam ser aproveitados. Motor comum que saiu de linha fica com a universal, que exige religar os fios e gravar percurso e controles.",
          ],
          [
            "Em preço, a universal simples costuma ser a mais barata, a da marca vem acima e a de inversor é a mais cara. A conta final junta a peça, a ligação e o cadastro dos controles.",
            "A ordem habitual de custo vai da universal à da marca e termina na que tem inversor. Some a isso a mão de obra, que inclui ligar, regular e gravar os controles.",
            "Espere pagar menos pela universal, mais pela original e o máximo pela de inversor. Ligação, percurso e gravação entram junto no orçamento.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Antes de comprar a placa", "Para não queimar a placa nova"],
        slots: [
          [
            "Confirme primeiro que o defeito é dela, porque enrolamento em curto queima também a nova. A visita que mede motor, capacitor e placa parte de {price.preventive} em casa, sem peças.",
            "Um motor em curto destrói a placa recém-comprada, e por isso ele se mede antes. Essa medição, com o capacitor junto, é feita em visita a partir de {price.preventive} em residência, fora as peças.",
            "Placa só se compra depois de medir o motor e o capacitor, já que o curto passa para a peça nova. Em casa, a visita para isso começa em {price.preventive}, sem contar peças.",
          ],
          [
            "Se a placa passar da metade do preço de um motor novo, compare: a troca em casa fica de {price.homeSwap}, com mão de obra. Em motor velho, essa costuma ser a melhor conta.",
            "Quando o motor já é antigo, ponha ao lado o valor de um novo, de {price.homeSwap} instalado em casa. Placa acima da metade disso raramente compensa.",
            "O limite é o motor novo, que instalado em residência fica de {price.homeSwap}. Gastar mais da metade desse valor na placa de um motor cansado não vale a pena.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa de outra marca serve no meu motor?",
        answers: [
          "Em motor comum, monofásico, muitas vezes serve, desde que aceite a tensão, a potência e o fim de curso. Em motor com inversor ou encoder, não conte com isso.",
          "Pode servir nos modelos simples, com os fios religados e os controles regravados. Já inversor e encoder conversam só com a placa da própria linha.",
          "Depende do motor: o comum aceita, se tensão e sensores combinam. O que tem encoder, o contador de voltas, ou inversor precisa da placa certa.",
        ],
      },
      {
        question: "Perdi a etiqueta do motor. Como descobrir?",
        answers: [
          "O formato da carcaça, a cor, o controle e a placa velha, se já está fora, identificam a maioria. Mande fotos de todos os lados do motor fechado.",
          "Muitos motores se reconhecem pela carcaça e pelo controle de fábrica. Fotografe o conjunto por fora; se restar dúvida, o técnico lê a placa na visita.",
          "Sem etiqueta, valem as fotos de cada lado, do controle e do tipo de portão. O nome impresso na placa, lido pelo técnico, fecha a questão.",
        ],
      },
      {
        question: "Placa de 127 V serve em 220 V?",
        answers: [
          "Só se for bivolt e estiver na posição certa, e o motor também precisa aceitar 220 V. Ligada na tensão errada, ela queima na hora.",
          "Não, a menos que a etiqueta diga bivolt e o motor seja da mesma tensão. O erro queima a placa no primeiro instante.",
          "Apenas a bivolt, ajustada antes de ligar e com motor compatível. Placa só de 127 V em rede de 220 V se perde.",
        ],
      },
      {
        question: "Vou precisar trocar os controles?",
        answers: [
          "Nem sempre. A placa da mesma linha em geral aceita os atuais, que são gravados de novo; a universal só aceita se a frequência e o código combinarem.",
          "Se a nova fala o mesmo código, basta regravar os que você tem. Com outra frequência ou outro padrão, compram-se controles ou usa-se um receptor à parte.",
          "Na troca por placa da marca, quase nunca. Com universal de padrão diferente, sim, ou se mantém o antigo por um receptor avulso.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, de um controle e, se já foi retirada, da placa velha",
  },
  {
    id: "travar-o-portao-a-noite",
    broader: "trava",
    label: "Travar o portão à noite",
    phrase: "travar o portão à noite",
    asks: [
      "desligar disjuntor portão noite",
      "portão eletrônico sem abrir controle noite",
      "trancar garagem hora dormir",
      ...combine(
        ["travar portão", "trancar portão", "bloquear portão", "segurar portão"],
        ["noite", "de noite", "ninguém abrir", "dormir", "ninguém abra", "madrugada"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para trancar o portão eletrônico de noite, desligue o disjuntor do motor, assim nenhum controle abre, e feche um ferrolho com cadeado por dentro. Quem quer automático usa trava elétrica, que prende a folha a cada fechamento; de manhã, solte o ferrolho antes de religar.",
        "Travar o portão à noite para ninguém abrir é simples: disjuntor do motor desligado e ferrolho fechado por dentro. Sem energia, controle clonado não serve, e o ferrolho segura a folha; a trava elétrica faz isso sozinha, e o disjuntor só se religa com o ferrolho aberto.",
        "De noite, o portão eletrônico fica trancado com o disjuntor do motor desligado, que barra qualquer controle, e um ferrolho por dentro, que segura a folha. A opção automática é a trava elétrica ligada à central; lembre de abrir o ferrolho antes de dar energia.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Disjuntor, ferrolho, trava ou aplicativo", "Quatro jeitos de travar o portão"],
        slots: [
          [
            "O disjuntor barra todos os controles, inclusive o seu, e custa nada. O ferrolho é o reforço barato, com um risco: acionar com ele fechado faz o motor forçar, por isso os dois andam juntos.",
            "Desligar o disjuntor não custa nada e inutiliza qualquer controle. Somado ao ferrolho, segura também quem tenta empurrar; só não dê energia com ele passado, porque o motor força contra a folha presa.",
            "Sem energia nenhum controle funciona, e isso sai de graça. O ferrolho completa por pouco, contanto que esteja aberto quando o motor voltar a ter energia, para não forçar.",
          ],
          [
            "A trava elétrica, um pino de aço comandado pela central, prende a folha sozinha e solta antes de abrir. Em central com aplicativo, o bloqueio por horário impede a abertura à noite sem sair da cama.",
            "Quem prefere não pensar nisso põe trava elétrica, em que um pino de aço tranca a folha a cada fechamento e recua ao comando. Alguns módulos de celular também bloqueiam por horário.",
            "No automático, a central aciona a trava elétrica, um pino de aço que entra ao fechar e sai ao abrir. O bloqueio por horário, em módulo com aplicativo, é outra forma.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como sair se precisar à noite", "Saída de emergência com tudo travado"],
        slots: [
          [
            "Combine com a família por onde sair: porta social livre ou disjuntor fácil de achar, com alguém que saiba religar. A chave de destravamento fica à mão por dentro e longe do alcance da rua.",
            "Todos da casa precisam saber onde está o disjuntor e como abrir o ferrolho no escuro, ou usar a porta social. Guarde a chave do motor dentro, onde da rua não se alcança.",
            "Deixe a porta social livre ou treine a família a abrir o ferrolho e religar o disjuntor. A chave de destravar fica dentro de casa, fora do alcance de quem está na calçada.",
          ],
          [
            "Só solte à mão portão de correr ou de abrir, reto e no trilho. O basculante com cabo, mola ou contrapeso suspeito não se solta nunca.",
            "Na mão se movem apenas folhas de correr ou de abrir, alinhadas. Basculante com defeito em cabo, mola ou contrapeso fica parado.",
            "Destravar vale para a folha de correr ou de abrir que esteja reta. No basculante com cabo, mola ou contrapeso ruim, não.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa travar melhor", "Do ferrolho à trava elétrica: ordem de custo"],
        slots: [
          [
            "O disjuntor não custa nada, o ferrolho com cadeado é barato, e a trava elétrica é a opção mais cara, porque soma a peça, o cabo até ela e, se a central não tem saída própria, um módulo. Peça e instalação são orçadas juntas, por foto.",
            "Na ordem vêm o disjuntor, de graça, o ferrolho, de pouco custo, e a trava elétrica, que leva peça, cabo e às vezes um módulo para a central. O valor dela com a mão de obra é passado pela foto.",
            "Começa de graça, no disjuntor, passa pelo ferrolho e chega à trava elétrica, a mais cara. Nela pesam a própria peça, o cabo e o módulo, quando a placa não tem saída de trava, num orçamento único.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar o disjuntor toda noite estraga o motor?",
        answers: [
          "Não. Controles e percurso ficam na memória. Se há nobreak, desligue-o também, porque ele mantém o motor com energia.",
          "Não estraga, já que a memória não depende da luz. Lembre do nobreak, que continuaria alimentando o portão.",
          "O motor não sofre com isso. Só confira o nobreak: ligado, ele permite que um controle abra.",
        ],
      },
      {
        question: "Com o disjuntor desligado dá para abrir o portão à força?",
        answers: [
          "Em geral o motor travado segura a folha, mas não foi feito para resistir a alavanca. O ferrolho ou a trava elétrica fazem essa parte.",
          "O motor parado dificulta, sem impedir quem usa ferramenta. Por isso se soma um ferrolho firme.",
          "É difícil na mão, e possível com alavanca. Um ferrolho ou uma trava de aço aumenta muito a resistência.",
        ],
      },
      {
        question: "Controle clonado abre o meu portão?",
        answers: [
          "O de código fixo pode ser copiado; o rolante, que muda a cada uso, é bem mais difícil. Trocar receptor e controles por código rolante resolve a causa.",
          "Se o controle é antigo, de código fixo, a cópia é fácil. Um receptor de código rolante reduz esse risco.",
          "Pode, no código fixo. Mudar para o rolante, com receptor novo, protege também de dia.",
        ],
      },
      {
        question: "Esqueci o ferrolho fechado e acionei. E agora?",
        answers: [
          "Desligue o disjuntor, abra o ferrolho e teste uma vez, de longe. Se o motor ronca ou a folha ficou torta, pare e peça uma revisão.",
          "Corte a energia, solte o ferrolho e faça um ciclo observando. Estalo, ronco ou folga na cremalheira pedem técnico.",
          "Um acionamento curto raramente quebra algo. Com o disjuntor desligado, abra o ferrolho e depois veja se o portão anda igual.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do lado em que fecha, e da etiqueta do motor",
  },
  {
    id: "motor-em-portao-social",
    broader: "social",
    label: "Motor em portão social",
    phrase: "o motor em portão social",
    asks: [
      "motor portão social",
      "motor portãozinho entrada pessoas",
      "automatizador portão social pequeno",
      "portão pedestres abra sozinho motor",
      "qual motor serve portão social",
      ...combine(
        ["portão social", "portão pedestre", "portãozinho", "portão pequeno", "porta social"],
        ["colocar motor", "motor", "automatizar", "automático", "por motor", "instalar motor", "abrir controle"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para colocar motor em portão social, e ele abre sozinho pelo controle ou pelo interfone. Na maioria das casas, porém, a fechadura elétrica com mola basta e custa menos. O motor vale a pena para cadeirante, idoso ou muito movimento. As duas opções são orçadas de graça, por foto do portão.",
        "O portão social de pedestre pode ser automatizado de dois modos. Com fechadura elétrica e mola, o interfone destrava e a pessoa empurra. Com motor, a folha se move sozinha. A fechadura custa menos e serve à maioria das casas, e a foto do portão dá o preço dos dois modos.",
        "Sim, o portão social pode ter motor: um motor pequeno, lento e com fotocélula, e não o motor comum de garagem. Para quase toda casa, a fechadura elétrica com mola resolve por menos. O preço de cada uma sai de graça pela foto do portão, da coluna e do interfone.",
        "Sim, existe motor para portão social, que abre a folha pelo interfone ou pelo controle sem ninguém empurrar. Ele é pequeno e precisa de fotocélula. A fechadura elétrica com mola atende a maior parte das casas por menos. Mandando fotos, você recebe o valor das duas opções.",
        "O portão de pedestre pode ter motor ou apenas fechadura elétrica, comandados pelo mesmo interfone. A fechadura com mola é mais barata e costuma bastar. O motor ajuda quem não consegue empurrar a folha. O orçamento das duas opções é grátis, por fotos do portão.",
      ],
      installation: [
        "Instalamos automatização de portão social {em} de dois modos: com fechadura elétrica e mola, em que a pessoa empurra a folha, ou com motor, que move a folha sozinho. A fechadura custa menos e basta na maioria das casas. O preço depende da folha e da distância do cabo, e o orçamento por foto é grátis.",
        "Para instalar o portão social automático {em}, escolhe-se entre a fechadura elétrica com mola, que custa menos, e o motor, para quem não consegue empurrar a folha. Interfone, tag, senha e controle servem aos dois. O valor de cada opção sai de graça, por fotos do portão.",
        "A instalação do portão social automático {em} usa fechadura elétrica com mola, aberta por interfone, controle, tag ou senha, ou um motor pequeno, que abre a folha sozinho. A fechadura sai por menos. Mande fotos do portão por dentro, da coluna e do interfone para o orçamento grátis das duas opções.",
        "Automatizamos o portão social {em}: quando a pessoa consegue empurrar a folha, bastam fechadura elétrica e mola; quando não consegue, o motor abre por ela. As duas opções aceitam interfone, tag e controle. O preço é dado por foto, sem custo, com peças e mão de obra.",
      ],
      price: [
        "O preço do portão social automático depende da opção. A fechadura elétrica com mola é a mais barata e soma fechadura, fonte, cabo e mola. O motor custa mais, porque soma suporte, fotocélula e ponto de energia. O orçamento das duas é grátis, por fotos do portão, da coluna e do interfone.",
        "Automatizar o portão de pedestre custa menos com fechadura elétrica e mola do que com motor. O que mais muda o total é a distância do cabo até o interfone e o acerto da folha. Mande fotos do portão, e você recebe o valor das duas opções, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fechadura elétrica ou motor no portão de pedestre", "O que escolher para o portão social"],
        slots: [
          [
            "Com a fechadura elétrica, o interfone destrava, você empurra a folha e a mola a devolve. Ela é simples, barata de manter e, na falta de luz, abre com a chave.",
            "A fechadura elétrica só destrava: a pessoa empurra, e a mola fecha atrás dela. Tem pouca manutenção e continua abrindo pela chave quando falta energia.",
            "Na fechadura elétrica, um toque no interfone solta a trava, a pessoa empurra a folha e a mola a traz de volta. Sem luz, a chave comum resolve.",
            "O interfone apenas libera a fechadura elétrica: a pessoa abre a folha com a mão e a mola a fecha. Há pouco para estragar, e a chave garante a entrada na falta de luz.",
            "Com a fechadura elétrica nada se move sozinho: o interfone libera, o visitante empurra e a mola encosta a folha de novo. A manutenção é pequena, e sem energia a chave serve.",
          ],
          [
            "Com motor, a folha abre sem ninguém empurrar, o que ajuda quem usa cadeira de rodas, carrinho ou anda com as mãos ocupadas. Como passa gente o tempo todo, ele precisa de fotocélula, força baixa e movimento lento.",
            "O motor move a folha sozinho e serve a cadeirante, idoso e carrinho de bebê. Como a passagem é de pedestres, ele precisa de fotocélula, pouca força e velocidade baixa.",
            "Quem não pode empurrar precisa do motor, que abre e fecha por conta própria. A segurança vem da fotocélula, da força mínima e da folha lenta.",
            "O motor faz sentido para cadeira de rodas, bebê no carrinho ou quem já não tem força, porque dispensa o empurrão. Em troca, exige sensor na passagem, velocidade reduzida e o mínimo de força, já que por ali só circulam pessoas.",
            "A folha motorizada abre inteira sem contato, o que é útil a idosos e a quem carrega compras. Por ficar numa passagem de gente, ela precisa andar devagar, com pouca força e fotocélula.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o portão social precisa ter", "O que conferir antes de pedir o motor"],
        slots: [
          [
            "A folha é pequena, mas precisa do mesmo que um portão de garagem: girar leve e estar bem presa. Confira estes pontos antes de pedir o motor.",
            "Mesmo pequeno, o portão tem de girar sem prender e com a coluna firme, senão o motor se desgasta. Veja se o seu já tem o necessário.",
            "Um motor não corrige folha que raspa nem coluna frouxa. O portão está pronto quando atende a esta lista.",
            "O motor pequeno se desgasta com qualquer aperto, por isso o portão deve girar solto e ter onde ser fixado. Use a lista para saber o que falta.",
            "Antes do orçamento, abra e feche a folha com a mão e observe a coluna. Se algo prende ou balança, é preciso acertar isso primeiro.",
          ],
        ],
        bullets: [
          "Dobradiças firmes e folha que não raspa.",
          "Coluna que aguente o braço do motor.",
          "Giro para dentro, sem avançar na calçada.",
          "Energia e cabo até o interfone.",
          "Chave de destravamento fácil, por dentro.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "O que compõe o preço de cada opção"],
        slots: [
          [
            "O preço da fechadura inclui a própria fechadura, a fonte, o cabo até o interfone e a mola. O preço do motor é maior, porque a primeira instalação soma suporte, fotocélula e ponto de energia.",
            "A fechadura leva fonte, cabo e mola, e sai por menos. O primeiro motor acrescenta suporte, fotocélula e energia, cada item em sua linha do orçamento.",
            "A fonte, o cabo, a mola e a própria peça formam o preço da fechadura. O motor custa mais porque inclui fixação, fotocélula e circuito elétrico.",
            "A opção sem motor reúne fechadura, mola, fonte e fio até o interfone. A opção com motor custa mais, porque precisa de circuito elétrico, suporte e fotocélula.",
            "O orçamento da fechadura tem poucos itens, e o que mais muda é o caminho do fio. Onde nunca houve motor, somam-se fotocélula, fixação e ponto de energia, e por isso o motor sai mais caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle abre o portão social e a garagem?",
        answers: [
          "Sim, com botões diferentes: um para a garagem, outro para o social. A central ou um receptor à parte recebe o segundo botão.",
          "Pode abrir os dois, cada um num botão, se o receptor do social aceitar o código do seu controle.",
          "Abre, usando uma tecla para cada portão. O segundo comando é recebido por um receptor próprio, que precisa reconhecer o código do controle.",
        ],
      },
      {
        question: "Motor em portão social é perigoso para criança?",
        answers: [
          "Sem fotocélula, pode ser. Com o sensor, força no mínimo e abertura lenta o risco cai, e a folha deve parar ao encostar num obstáculo.",
          "O risco existe em folha rápida e sem sensor. Fotocélula, pouca força e movimento devagar são obrigatórios onde passa gente.",
          "Pode machucar se for rápido e não tiver sensor. O correto é fotocélula testada, pouca força, velocidade baixa e folha que pare ao tocar algo.",
        ],
      },
      {
        question: "Portão social com motor abre sem luz?",
        answers: [
          "Abre pela chave de destravamento, que deve ficar por dentro e à mão. Um nobreak mantém algumas aberturas.",
          "Sim, destravando o motor com a chave. Quem depende dele, como um cadeirante, deve ter nobreak.",
          "Sim, com a chave que solta a folha, guardada do lado de dentro. Para quem não consegue empurrar, o nobreak é a solução.",
        ],
      },
      {
        question: "Dá para abrir pelo celular?",
        answers: [
          "Dá, com um módulo ligado à fechadura ou à central do motor e internet no local. O interfone e a chave continuam funcionando.",
          "Sim: um módulo de acionamento liga o celular à fechadura ou ao motor, se há rede sem fio perto. A chave fica de reserva.",
          "É possível com um módulo de acionamento e internet perto do portão. Mantenha chave e interfone como alternativa, pois a rede pode cair.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, da coluna, da fechadura e do interfone",
  },
  {
    id: "campainha-no-portao",
    broader: "interfone",
    label: "Campainha no portão",
    phrase: "a campainha no portão",
    asks: [
      "campainha abrir portão chamar",
      "campainha consegue abrir portão",
      ...combine(
        ["campainha"],
        ["portão", "portão eletrônico", "motor portão", "junto portão", "portão automático", "por portão"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para pôr campainha junto com o portão eletrônico: com fio, sem fio ou com câmera, ela se instala na coluna da rua, e não na folha, que se move. A sem fio se instala em minutos; para abrir de dentro, usa-se interfone, botoeira ou celular ligado à central.",
        "Dá para colocar campainha no portão automático, na rua, presa na coluna e não na folha. A sem fio é a mais simples e barata, a com fio não usa pilha, e a com câmera mostra quem chama; abrir o portão é outro comando, por interfone ou botoeira.",
        "A campainha do portão de garagem vai na coluna ou no muro da rua, nunca na folha em movimento, e pode ser com fio, sem fio ou com câmera. A sem fio sai mais em conta, e a com câmera, ligada a um interfone, permite abrir o portão dali.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Com fio, sem fio ou com câmera", "Qual campainha escolher"],
        slots: [
          [
            "Do mais barato ao mais caro: sem fio, com fio e com câmera. Compare pelo alcance, pelo cabo e pelo que você quer ver.",
            "A escolha depende da distância até a casa, de haver tubo para cabo e de querer imagem. A ordem de preço é a desta lista.",
            "Três modelos resolvem quase toda entrada, aqui do mais em conta ao mais completo.",
          ],
        ],
        bullets: [
          "Sem fio: usa pilha e se instala em minutos, mas portão de chapa e parede grossa encurtam o alcance",
          "Com fio: dispensa pilha, e o cabo vai em tubo próprio, separado do motor",
          "Com câmera por Wi-Fi: mostra quem chama no celular, se o sinal chega à rua",
          "Vídeo porteiro: tem campainha, imagem e abre a fechadura do portão social",
        ],
      },
      {
        about: "visit",
        headings: ["Onde instalar a campainha", "Coluna, altura e cabo"],
        slots: [
          [
            "Fixe o botão na coluna a cerca de 1,30 m do chão, do lado em que a folha não passa. Quem toca espera parado ali, e não pode ficar no caminho do portão quando ele abre.",
            "O lugar certo é a coluna oposta ao movimento da folha, em torno de 1,30 m de altura. Assim ninguém espera de costas para um portão que pode abrir.",
            "Uma altura perto de 1,30 m, na coluna ou no muro, serve a todos. Escolha o lado por onde a folha não corre nem gira, porque a pessoa fica ali alguns minutos.",
          ],
          [
            "O cabo, quando há, segue longe do fio do motor, e a campainha não se liga aos bornes da central. Tensão errada na placa a queima, já que são circuitos separados.",
            "A campainha com fio tem circuito próprio, sem passar pela placa do motor, que uma tensão errada estraga. O tubo dela também é separado do de força.",
            "Não use a central do motor para alimentar a campainha, porque os bornes têm outra tensão e a placa queima. Cabo de sinal e cabo de energia andam em tubos diferentes.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Alcance e chuva", "Para a campainha não falhar"],
        slots: [
          [
            "Antes de furar, teste a sem fio no lugar, com o portão de chapa fechado, porque o metal corta boa parte do sinal. Na rua, use botão com vedação e sob a aba do muro.",
            "Segure o botão no ponto escolhido e toque com o portão fechado, já que chapa e concreto reduzem o alcance. O modelo de rua precisa de vedação contra chuva.",
            "O alcance se confere antes de parafusar, com a folha de metal fechada entre os dois. Fora de casa, só botão vedado dura, de preferência abrigado.",
          ],
          [
            "A pilha da sem fio dura em torno de um ano e falha em silêncio, então troque antes. Se o som sumiu, ela é a primeira suspeita, e depois vem o botão preso.",
            "Troque a pilha cerca de uma vez por ano, porque ela acaba sem avisar. Campainha muda quase sempre é isso ou tecla afundada.",
            "Sem fio pede pilha nova mais ou menos todo ano. Quando ninguém ouve, comece por ela e veja se a tecla não ficou presa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O botão da campainha pode abrir o portão?",
        answers: [
          "Não do lado de fora, porque qualquer um abriria. De dentro, a abertura é por botoeira, interfone ou controle, ligados à entrada própria da placa.",
          "Da rua, nunca: ele só deve chamar. Quem está dentro abre pelo botão de parede, pelo interfone ou pelo controle.",
        ],
      },
      {
        question: "Vocês instalam campainha?",
        answers: [
          "Instalamos interfone, vídeo porteiro e botoeira ligados ao portão. A campainha simples entra no mesmo serviço, e o preço depende do modelo e dos metros de cabo.",
          "Fazemos junto com a automação, sobretudo quando ela vem no interfone. O valor muda com o cabo a passar e com o modelo escolhido.",
        ],
      },
      {
        question: "A campainha sem fio atrapalha o controle do portão?",
        answers: [
          "Raramente. Algumas usam 433 MHz, mas só transmitem no toque; botão preso transmite sem parar e aí o controle perde alcance.",
          "Em geral não, mesmo as de 433 MHz, porque o sinal dura um segundo. O problema aparece quando a tecla fica afundada.",
        ],
      },
      {
        question: "Campainha com câmera abre o portão?",
        answers: [
          "Algumas abrem, quando têm saída de contato ligada à placa ou a um módulo. A maioria só mostra e fala, e o portão se abre pelo controle.",
          "Só o modelo com saída para fechadura ou contato. Sem essa saída, ela avisa no celular e você abre por outro meio.",
        ],
      },
    ],
    photo: "fotos da entrada por fora, da coluna e da etiqueta do motor",
  },
  {
    id: "abrir-para-dentro-do-recuo",
    broader: "pivotante",
    label: "Portão que abre para dentro do recuo",
    phrase: "o portão que abre para dentro do recuo",
    asks: [
      "abrir para dentro recuo",
      "abrir dentro recuo",
      "abre dentro recuo",
      "portão abrir para dentro",
      "portão abre para dentro",
      "pode abrir para dentro",
      "recuo portão abrir",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão pode abrir para dentro da garagem ou do recuo, e esse é o jeito indicado, porque a folha não avança na calçada. Só precisa caber com o carro estacionado, nas medidas da folha mais meio metro de folga, e o piso não pode subir para o lado da casa.",
        "Seu portão pode abrir para dentro do recuo: assim ele não ocupa a calçada. Antes, some as medidas da folha e do carro, com meio metro de sobra, e confira se o piso é plano, porque em subida a folha raspa.",
        "Pode abrir para dentro, sim, e é o certo, já que a calçada fica livre. Meça se a folha gira sem encostar no carro, com meio metro de folga, e se o chão da garagem não sobe; se sobe, o portão de correr serve melhor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As medidas do recuo", "O que medir antes"],
        slots: [
          [
            "A folha descreve um arco do tamanho dela, e nada pode estar nesse caminho. Meça com o carro no lugar.",
            "Quem abre para dentro precisa do arco inteiro livre. Estacione como de costume e pegue a trena.",
            "O giro ocupa um quarto de círculo do tamanho da folha. Faça as medidas com o carro estacionado.",
          ],
        ],
        steps: [
          "Meça o comprimento de cada folha.",
          "Meça do portão ao para-choque do carro estacionado.",
          "Subtraia: deve sobrar ao menos meio metro.",
          "Veja o desnível do piso ao longo do giro.",
          "Confira a parede lateral, para a folha abrir até 90 graus.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o recuo é curto", "Outros tipos de portão"],
        slots: [
          [
            "Duas folhas ocupam metade do giro de uma só, e a articulada, que dobra, menos ainda. O de correr não usa o recuo, mas pede parede livre ao lado, do tamanho da folha.",
            "Dividir em duas folhas corta o giro pela metade, e dobrar a folha reduz mais. Se houver parede lateral do tamanho do vão, o de correr libera o recuo inteiro.",
            "Com pouco recuo, pense em duas folhas, que giram em metade do espaço, ou na articulada. Outra saída é o de correr, onde existe parede de um lado para ele recolher.",
          ],
          [
            "Piso que sobe para dentro prende a folha no meio do giro. Poucos centímetros se resolvem cortando embaixo ou com dobradiça que levanta a folha; mais que isso, escolha o de correr.",
            "Em recuo que sobe, a folha raspa: um desnível pequeno aceita corte na parte de baixo ou dobradiça de elevação, e o maior pede portão de correr.",
            "Se o chão sobe para a casa, a folha encosta antes de abrir. Dobradiça que eleva ou corte inferior resolvem centímetros; acima disso, o de correr é a resposta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O motor do portão que abre para dentro", "Motor, preço e segurança"],
        slots: [
          [
            "O motor é o pivotante, um por folha, escolhido pelo comprimento e pelo peso. Na troca em casa, um motor fica de {price.homeSwap}, com mão de obra, e dois, de {price.homeSwapTwice}.",
            "Cada folha leva um motor pivotante, conforme o tamanho e o peso dela. Trocado em casa, com o serviço, um vai de {price.homeSwap} e o par, de {price.homeSwapTwice}.",
            "Usa-se motor pivotante, um em cada folha, pela medida e pelo peso. A troca em residência custa de {price.homeSwap} para um e de {price.homeSwapTwice} para dois, com a mão de obra.",
          ],
          [
            "Quem abre para dentro precisa de fotocélula também no lado da garagem, porque a folha vem na direção de quem está lá. Marque no piso até onde vai o arco.",
            "Como a folha avança sobre a garagem, ponha fotocélula, o sensor da passagem, do lado de dentro. Uma faixa no chão mostra o limite do giro.",
            "A folha se move para o lado das pessoas e do carro: use fotocélula interna, que detecta quem está no caminho, e pinte no piso a linha do arco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o portão abrir para fora?",
        answers: [
          "Na cidade de São Paulo, portão automático não pode avançar sobre a calçada. Em outra cidade, pergunte à prefeitura antes.",
          "Na capital, não pode ocupar o passeio. Nas demais cidades a regra é da prefeitura.",
        ],
      },
      {
        question: "Dá para inverter um portão que abre para fora?",
        answers: [
          "Muitas vezes, trocando dobradiças e batente de lado, serviço de serralheiro. O motor é reposicionado depois, e as medidas do recuo precisam permitir.",
          "Sim, se couber: o serralheiro muda dobradiça e batente, e o braço do motor é montado no novo ângulo.",
        ],
      },
      {
        question: "Posso pôr o portão no recuo obrigatório?",
        answers: [
          "Portão e muro no alinhamento costumam ser aceitos. Confirme as regras do seu lote na prefeitura.",
          "Em geral o fechamento do lote é permitido, mas cada cidade tem sua regra. Consulte a prefeitura.",
        ],
      },
      {
        question: "O vento atrapalha o portão que abre para dentro?",
        answers: [
          "Folha de chapa fechada e larga sofre com vento e pede motor mais forte ou trava elétrica. A de grade quase não sente.",
          "Atrapalha na chapa fechada, que age como vela. Grade, duas folhas menores ou trava elétrica reduzem isso.",
        ],
      },
    ],
    photo: "fotos da entrada por fora e por dentro, com a largura do vão, o comprimento do recuo e o desnível",
  },
];
