import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What somebody at home sees the gate do, in the words for it that are not those of the trade. */
export const casaSintomas: NarrowConcept[] = [
  {
    id: "fecha-na-segunda-tentativa",
    broader: "nao-fecha",
    label: "Só fecha na segunda tentativa",
    phrase: "o portão que só fecha na segunda tentativa",
    asks: [
      "só fecha depois tentar de novo",
      "portão só fecha depois tentar",
      "primeira tentativa fechar falha",
      "basculante só desce segundo toque",
      "desce segundo toque",
      "basculante só desce segunda vez",
      ...combine(["fecha"], ["segunda tentativa", "segunda vez", "segundo toque", "duas vezes", "terceira vez"]),
      ...combine(["fechar"], ["apertar duas vezes", "apertar de novo", "insistir", "várias tentativas"]),
      "primeira vez não fecha",
      "primeira vez volta segunda fecha",
      "tento fechar não fecha depois fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que só fecha na segunda tentativa teve a primeira cancelada: fotocélula suja ou torta, toque duplo no controle, folha que prende ou capacitor fraco. Limpe as duas lentes com pano seco e dê um toque só; se ele nem sai do lugar, é sensor, comando ou partida, e se anda e volta, é atrito.",
        "Se o portão só fecha na segunda vez que você aperta, a primeira tentativa foi barrada pela fotocélula, por um toque que valeu dois ou por esforço na partida. Comece pela limpeza das lentes e por um toque curto; se o motor ronca antes de andar, o capacitor precisa de medição.",
        "Quando o portão fecha só na segunda tentativa, o mais comum é lente de fotocélula suja ou desalinhada; depois vêm toque longo no controle, folha presa e capacitor cansado. Limpe as lentes e observe o primeiro comando: parado ou voltando, ele mostra a causa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que observar na primeira tentativa", "Como achar a causa sem ferramenta"],
        slots: [
          [
            "Faça três fechamentos seguidos, olhando de lado e com ninguém na passagem. O que acontece no primeiro toque separa sensor, controle e motor.",
            "Repita o fechamento três vezes, de longe e com o vão livre, e anote o que houve em cada primeiro comando.",
            "Bastam três fechamentos com a passagem vazia. Preste atenção no primeiro toque: nada, ronco ou ida e volta apontam causas diferentes.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano macio e seco.",
          "Feche pela botoeira: se vai de primeira, o problema é a pilha ou o alcance do controle.",
          "Dê um toque só, de um segundo: em muitas centrais o segundo vale como parar.",
          "Se o motor zumbe e não sai, desligue o disjuntor: é partida fraca ou folha presa.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a segunda vez funciona", "Sensor, toque, atrito ou partida"],
        slots: [
          [
            "A fotocélula no limite do alinhamento vê um obstáculo que não existe e libera no toque seguinte; sereno e teia na lente fazem o mesmo. Já o botão apertado por muito tempo manda dois comandos, fechar e parar.",
            "Lente com sereno, teia ou fora de linha segura o primeiro comando e deixa passar o segundo. Outra causa é o toque demorado no controle, que a central lê como fechar e logo parar.",
            "Sensor mal alinhado ou molhado nega a primeira vez e aceita a outra. No controle, o aperto longo conta duas vezes, e o portão para antes de andar.",
          ],
          [
            "Depois de horas parada, a folha pode colar no batente, e a central corta o primeiro esforço. Se falha mais de manhã, a suspeita é graxa dura ou capacitor, a peça que dá o empurrão da partida.",
            "Falha só na primeira vez do dia lembra folha presa na borracha ou no batente, ou capacitor cansado, que não dá o impulso de saída com o motor frio.",
            "Se acontece após muito tempo parado, o batente pode estar segurando a folha. Frio também endurece a graxa e mostra o capacitor fraco, que deveria dar o arranque.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o ajuste do fechamento", "O que o técnico acerta e o que isso custa"],
        slots: [
          [
            "Na visita, o técnico alinha a fotocélula, confere força e fim de curso e mede o capacitor; em casa ela parte de {price.preventive}, sem peças. Ajuste custa menos que capacitor, e capacitor, menos que fotocélula ou placa. Aumentar a força não resolve: esconde o atrito e tira a proteção de quem passa.",
            "O ajuste em residência começa em {price.preventive}, fora as peças, e inclui alinhar o sensor, medir o capacitor e achar onde a folha prende. Capacitor, fotocélula e placa encarecem nessa ordem. Subir a força está fora de questão, porque ela deixa de recuar diante de alguém.",
            "Alinhamento do sensor, medida do capacitor e regulagem do curso entram na visita, a partir de {price.preventive} em casa, sem contar peças. Se alguma falhou, o capacitor é a mais barata, e a placa, a mais cara. Força maior não é conserto, pois anula a volta diante de obstáculo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando o portão assim?",
        answers: [
          "Se era só lente ou controle, pode, olhando até ele fechar. Se ronca, raspa ou volta com força, desligue o disjuntor e chame o técnico.",
          "Pode por alguns dias, quando não há ronco nem esforço, conferindo se fechou mesmo. Com barulho ou tranco, pare de usar.",
          "Depende do sinal: falha de sensor permite usar com atenção. Ronco e raspado pedem disjuntor desligado, para não queimar o motor.",
        ],
      },
      {
        question: "Por que ele só falha à noite ou de manhã cedo?",
        answers: [
          "Sereno na lente e graxa dura no frio são o mais comum. Seque a lente; se continuar, o capacitor merece medição.",
          "Nessas horas a lente da fotocélula embaça e a graxa engrossa. Limpar resolve o primeiro caso, e o segundo pede revisão.",
          "O frio e o sereno explicam: um molha o sensor, o outro endurece a lubrificação e revela capacitor fraco.",
        ],
      },
      {
        question: "Trocar o controle resolve?",
        answers: [
          "Só se pela botoeira ele fecha sempre de primeira. Antes de comprar outro, ponha pilha nova e teste mais perto do portão.",
          "Resolve quando o problema é dele, e a botoeira mostra isso. Comece pela pilha, que custa bem menos.",
          "Não adianta se pela botoeira a falha se repete. Fechando bem por ela, troque a pilha e depois pense em controle novo.",
        ],
      },
      {
        question: "Posso deixar a fotocélula desligada para ele fechar?",
        answers: [
          "Não. Ela impede o portão de fechar sobre criança, animal ou carro. Limpe e alinhe; se não firmar, o par é trocado.",
          "Nunca: sem o sensor, nada segura a folha se alguém atravessar. O certo é alinhar ou substituir o par.",
          "De jeito nenhum, porque o risco fica com quem passa. Sensor que falha se conserta ou se troca.",
        ],
      },
    ],
    photo: "um vídeo da primeira e da segunda tentativa, com o som",
  },
  {
    id: "nao-fecha-so-de-noite",
    broader: "nao-fecha",
    label: "De dia fecha, à noite não",
    phrase: "o portão que não fecha à noite",
    asks: [
      "não fecha farol",
      "só fecha luz apagada",
      "fecha dia noite não",
      "não fecha farol carro ligado",
      "abre mas não fecha noite",
      "só não fecha noite",
      "de dia fecha noite não",
      "dia fecha noite não fecha",
      "não fecha quando escurece",
      "não fecha escuro",
      "fotocélula funciona só dia",
      "fotocélula só funciona dia",
      "fotocélula não funciona noite",
      "fotocélula falha noite",
      "não fecha de noite por que",
      "durante o dia fecha noite não",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que de dia fecha e à noite não fecha costuma ter a fotocélula, o sensor da passagem, enganada por sereno na lente, teia, inseto ou luz de farol. Seque e limpe as duas lentes, apague a luz próxima e tente de novo. Se continuar, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão não fecha de noite e de dia funciona, o defeito está quase sempre na fotocélula, porque umidade, inseto, teia ou luz forte cortam o feixe dela. Limpe as lentes com pano seco e apague a lâmpada ao lado. Se persistir, o técnico alinha e veda o par, a partir de {price.preventive} em casa, sem peças.",
        "Quando a fotocélula funciona só de dia, o sereno, um inseto ou o farol do carro faz com que ela acuse um obstáculo à noite, e o portão não fecha. Enxugue as lentes e tente com as luzes apagadas. Se não resolver, o ajuste do sensor em residência começa em {price.preventive}, fora as peças.",
        "O motivo mais frequente de o portão fechar de dia e não à noite é a fotocélula, que toma sereno, teia, inseto ou luz de farol por um obstáculo. Um pano seco nas duas lentes e a luz próxima apagada muitas vezes bastam. Quando não bastam, a visita para alinhar e vedar as lentes começa em {price.preventive} na residência, sem peças.",
        "O portão que só à noite não fecha quase sempre está com o feixe da fotocélula cortado por sereno, bicho na lente ou claridade forte. Enxugue o sensor, desligue o farol e a lâmpada ao lado e repita o comando. Sem melhora, a visita residencial com ajuste começa em {price.preventive}, sem peças.",
      ],
      emergency: [
        "O portão que à noite não fecha tem quase sempre a fotocélula enganada por sereno, teia, inseto ou farol. Seque as lentes, apague a luz próxima e tente de novo. Se o motor não reage ou a folha prende, desligue o disjuntor e chame o técnico, {shop.hours}; só o portão de correr ou de abrir, reto, se destrava, nunca o basculante.",
        "Se de noite o portão não fecha, limpe as duas lentes da fotocélula, tire o sereno e apague o farol, que são as causas mais comuns. Com motor mudo, cheiro de queimado ou folha presa, corte a energia e peça atendimento, {shop.hours}, sem destravar basculante. Alinhar o sensor em residência sai a partir de {price.preventive}, sem peças.",
        "Se o portão não fecha agora à noite, limpe e seque a fotocélula, apague o farol e a lâmpada e dê mais um comando, porque lente úmida é a falha mais comum. Se a folha prende ou o motor não reage, desligue o disjuntor e chame, {shop.hours}. Só o portão de correr ou de abrir que esteja reto pode ser destravado.",
        "Com o portão aberto à noite, passe primeiro um pano seco nas lentes da fotocélula, que podem ter sereno ou teia, e apague as luzes de frente. Se não adiantar, ou se houver cheiro de queimado, corte a energia e chame, {shop.hours}. O basculante fica travado, e o ajuste do sensor em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fazer o teste da noite em cinco minutos", "O que fazer agora para fechar"],
        slots: [
          [
            "Use uma lanterna e fique fora do caminho da folha. Se a casa ficar aberta, só o portão de correr ou de abrir, reto, pode ser fechado na mão.",
            "Com uma lanterna, olhe primeiro o sensor e só depois aperte o controle, longe da folha. À mão se fecha apenas portão de correr ou de abrir que esteja reto.",
            "Ilumine o sensor com a lanterna, sem entrar no vão. Se for preciso fechar à mão, isso só vale para folha de correr ou de abrir, sem empeno.",
            "Leve uma lanterna e examine o sensor pelo lado, sem ficar no vão. Caso o portão não obedeça, só o de correr ou de abrir, com a folha reta, pode ser fechado na mão.",
            "A verificação é visual e leva pouco tempo, desde que ninguém esteja no trajeto da folha. O fechamento manual, se preciso, só se faz em portão de abrir ou de correr que não tenha entortado.",
          ],
        ],
        steps: [
          "Passe pano seco nas duas lentes da fotocélula e tire teia ou inseto.",
          "Apague a lâmpada da garagem e o farol do carro e tente fechar.",
          "Tente pela botoeira, o botão da parede; se por ela ele fecha, a falha está no controle.",
          "Se não fechou, desligue o disjuntor, destrave com a chave, feche e tranque por dentro. O basculante não se destrava.",
        ],
      },
      {
        about: "causes",
        headings: ["O que só acontece à noite", "Sereno, inseto, luz e tensão"],
        slots: [
          [
            "O sereno condensa na lente e na emenda do fio, e o sensor passa a acusar um obstáculo. A luz forte de frente, de farol ou refletor, cega a lente, e uma lâmpada de LED ruim perto da antena ainda atrapalha o controle.",
            "A umidade da noite embaça a lente e entra em emenda malfeita. Farol e refletor batendo de frente cegam o sensor, enquanto um LED ruim junto da antena reduz o alcance do controle.",
            "Orvalho na lente ou na emenda do cabo basta para cortar o feixe, e a luz direta do carro faz o mesmo. Já a lâmpada de LED perto do motor costuma atrapalhar o controle.",
            "Quando esfria, a água se forma sobre a lente e dentro de emendas abertas, e o feixe some. Um refletor ou farol apontado para o sensor tem o mesmo efeito, e certas lâmpadas de LED perto da antena encurtam o alcance do controle.",
            "A noite traz três coisas que o dia não tem: orvalho nas lentes e nos fios, luz artificial de frente e LED ligado perto do receptor. As duas primeiras confundem a fotocélula, e a última, o controle.",
          ],
          [
            "No começo da noite a tensão da rua também pode cair, e um motor já fraco perde força. Nesse caso a folha começa a fechar e para no meio do caminho.",
            "Entre o fim da tarde e as 21 horas, a rede carregada baixa a tensão. Um motor fraco sente, e o portão para no meio do percurso em vez de nem começar.",
            "Há ainda a queda de tensão no horário de maior consumo, que tira força do motor. O sinal dela é a folha que começa a fechar e para.",
            "Fora o sensor, existe a rede: com o bairro todo consumindo, a tensão desce e um motor já cansado não completa o percurso. Reconhece-se pela folha que parte e para no caminho.",
            "Se a folha parte bem e para na metade, a suspeita é a energia, e não a lente. Nas horas de pico a rua entrega menos tensão, e um motor sem sobra de força sente primeiro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve de vez", "O conserto do sensor que falha à noite"],
        slots: [
          [
            "O técnico alinha as duas fotocélulas, refaz e veda as emendas e, se a luz bate de frente, troca os módulos de lado ou põe um anteparo. Depois mede a tensão e testa o fechamento no escuro ou com as lentes úmidas.",
            "Alinhar os dois módulos, vedar as emendas e afastar a luz que incomoda resolve a maioria dos casos. Quando o farol é a causa, o emissor e o receptor trocam de lado, e a tensão também é medida.",
            "As emendas são refeitas com vedação, o par é realinhado e, contra o farol, muda de lado ou ganha proteção. A medição da tensão mostra se o motor está recebendo a energia certa.",
            "O conserto consiste em pôr emissor e receptor frente a frente, fechar as emendas contra água e desviar a luz, trocando os lados ou com uma pequena aba. A tensão é medida, e o teste imita a noite, com lente úmida ou pouca luz.",
            "Na visita, cada emenda é aberta e selada, e o feixe volta ao centro da lente. Contra o farol, o técnico inverte os dois módulos ou instala um quebra-luz, e termina com a medição da rede e vários fechamentos.",
          ],
          [
            "O sensor nunca é anulado para o portão fechar, porque sem ele a folha fecha sobre quem passa. Uma fotocélula que já deixou entrar água é trocada, com o valor aprovado antes.",
            "Ligar os fios da fotocélula entre si não é solução, pois tira a proteção da passagem. Um par com água por dentro é substituído, depois da sua aprovação.",
            "Anular a fotocélula deixaria o portão fechar sobre pessoa ou carro, e por isso não se faz. Se há água dentro dela, o par é trocado, com o preço informado antes.",
            "Uma fotocélula com umidade interna não tem recuperação confiável e dá lugar a outra, com o preço aprovado por você. Emendar os fios dela para enganar a placa está fora de questão, pois alguém pode ser prensado.",
            "Fechar o portão sem sensor significa fechar sem ver quem está ali, e por isso ele não é retirado do circuito. O par que encheu de água é substituído, depois de combinado o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês atendem à noite se o portão não fecha?",
        answers: [
          "Sim, o contato funciona {shop.hours}. Diga o bairro e o tipo de portão, e respondemos com a hora e o valor da ida.",
          "Atendemos {shop.hours}. De noite a ida tem valor próprio, informado antes de o técnico sair.",
          "Há atendimento {shop.hours}, com preço de ida próprio para a noite, informado antes. Mande o endereço e um vídeo do portão para sabermos a hora possível.",
        ],
      },
      {
        question: "Fechei na mão. A casa fica segura?",
        answers: [
          "Com o motor destravado, nada segura a folha. Trave de novo ou ponha ferrolho e cadeado por dentro, com o disjuntor desligado.",
          "Só com o motor travado ou o ferrolho passado. Deixe o disjuntor desligado, para que o motor não force o cadeado.",
          "Não basta encostar a folha, porque o motor precisa voltar à posição travada, ou um ferrolho deve ser passado por dentro. Mantenha a energia do portão cortada.",
        ],
      },
      {
        question: "O basculante ficou aberto à noite. Posso baixar na mão?",
        answers: [
          "Não, porque destravada a folha pode descer de uma vez. Desligue o disjuntor, deixe todos longe da folha e chame o técnico.",
          "Não destrave com a folha no alto. Limpe o sensor pelo lado, tente uma vez e, se não fechar, corte a energia e chame.",
          "Não, ele fica onde está, porque destravado cai com todo o peso. Limpe as lentes sem passar embaixo, comande uma vez e, se falhar, desligue o disjuntor e chame.",
        ],
      },
      {
        question: "O farol do carro pode mesmo impedir o fechamento?",
        answers: [
          "Pode, se bate direto na lente que recebe o feixe. Apague o farol e tente; se fechar, basta inverter ou proteger os módulos.",
          "Sim, a luz forte cega o receptor da fotocélula. Teste com o farol apagado; se fechar, o técnico muda o par de lado.",
          "Acontece, porque a lente receptora não distingue o feixe com tanta luz. Experimente com o farol desligado; se aí fechar, uma proteção ou a troca de lado corrige.",
        ],
      },
    ],
    photo: "um vídeo do portão tentando fechar à noite e fotos das duas fotocélulas",
  },
  {
    id: "disjuntor-cai-com-chuva",
    broader: "disjuntor-cai",
    label: "Disjuntor do portão cai com chuva",
    phrase: "o disjuntor do portão que cai quando chove",
    asks: [
      "chuva derruba disjuntor",
      "chuva derruba disjuntor garagem",
      ...combine(
        ["disjuntor cai", "disjuntor desarma", "disjuntor desliga", "dr desarma", "dr cai", "cai a luz", "cai energia"],
        ["chuva", "chove", "chovendo", "choveu", "molhado", "úmido"],
      ),
      ...combine(["disjuntor desarma toda vez", "disjuntor cai toda vez"], ["chuva", "chove"]),
      "curto chuva portão",
      "chove desarma portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O DR ou disjuntor que desarma quando chove por causa do portão está cortando uma fuga de corrente: a água chegou a uma emenda, à botoeira, à fotocélula ou à central. Não religue molhado nem toque na folha de metal; o técnico mede trecho por trecho, refaz o ponto e veda.",
        "Disjuntor que cai quando chove indica água na parte elétrica do portão, com corrente que foge para a terra, e o DR desarma para ninguém levar choque. Deixe desligado e não encoste na folha; o conserto é achar o ponto molhado, trocar o fio ou a emenda e vedar.",
        "Se o disjuntor ou o DR do portão cai com chuva, há fuga de corrente em emenda, caixa no piso, botoeira ou tampa do motor. Mantenha desligado até a medição, sem tocar na folha, e nunca ponha um disjuntor maior, que tiraria a proteção; o técnico localiza e veda.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer enquanto chove", "Até o técnico medir"],
        slots: [
          [
            "Portão de metal molhado, com fuga, pode dar choque em quem encosta. Use outra entrada e mantenha crianças e animais longe da folha e das colunas.",
            "Folha e colunas podem estar energizadas enquanto há água no circuito. Ninguém toca nelas, e a passagem é feita por outro acesso.",
            "Com corrente escapando para o metal, um toque basta para o choque. Afaste todos do portão e entre por outro lado.",
          ],
        ],
        steps: [
          "Deixe o disjuntor do portão desligado.",
          "Não abra a tampa do motor nem a caixa de passagem.",
          "Não destrave o portão molhado.",
          "Com choque ou formigamento, afaste todos e desligue a chave geral por caminho seco.",
          "Anote se caiu com chuva fina, forte ou só com vento.",
        ],
      },
      {
        about: "causes",
        headings: ["Por onde a água entra no portão", "Os pontos que costumam molhar"],
        slots: [
          [
            "O mais comum é emenda de fita no chão ou caixa de passagem que enche. Fio ferido dentro do eletroduto também foge quando o tubo alaga, e aí o disjuntor demora a segurar mesmo depois da chuva.",
            "Emenda enterrada e caixa de piso alagada encabeçam a lista. Tubo com água e fio descascado dá o mesmo efeito e continua caindo por horas, até secar.",
            "Começa-se pela caixa no piso, que enche, e pela emenda feita só com fita. Depois vem o cabo machucado no eletroduto, que segue em fuga até a água escorrer.",
          ],
          [
            "Botoeira e fotocélula externas sem vedação levam água até a placa. Tampa do motor trincada, borracha ressecada ou furo de fio virado para cima deixam a chuva cair direto na central.",
            "No alto, entram na lista o botão de parede e o sensor mal vedados. No motor, a água passa por tampa rachada, borracha velha ou entrada de cabo voltada para cima.",
            "Sensor baixo e botão externo molham por dentro e fecham contato. Já a central recebe a chuva por tampa trincada, vedação dura ou passagem de fio mal posicionada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve de vez", "Medição, emenda nova e vedação"],
        slots: [
          [
            "O técnico separa os trechos e mede o isolamento de cada um, motor, botoeira e fotocélula, até achar o que foge. Depois refaz a emenda em conector vedado, troca o fio ferido, veda a tampa e confere o aterramento.",
            "Desligam-se motor, fotocélula e botoeira um a um, e o medidor de isolamento aponta quem perde corrente. O reparo é fio novo no ponto, conector à prova d'água, borracha da tampa e terra conferido.",
            "Cada parte do circuito é isolada e medida, até sobrar a que foge. Ali se põe conector vedado ou fio novo, e o serviço termina com vedação da tampa e teste do aterramento e do DR.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o valor do conserto", "Emenda, fio, placa ou motor"],
        slots: [
          [
            "Vedar e refazer uma emenda é o mais barato; passar fio novo no eletroduto fica no meio, e placa molhada ou circuito novo custa mais. Se o motor entrou em curto, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "A ordem de custo vai da vedação e da emenda ao fio novo, e dele à placa e ao circuito refeito. Só o motor queimado leva à troca, de {price.homeSwap} em residência com a mão de obra.",
            "Emenda e borracha pesam pouco, o cabo trocado pesa mais, e a placa que tomou água, mais ainda. Motor em curto se compara com um novo, de {price.homeSwap} em casa, já instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Secou e parou de cair. Ainda preciso de técnico?",
        answers: [
          "Sim, porque o ponto continua aberto e volta a fugir na próxima chuva, com risco de choque. A umidade também oxida a placa aos poucos.",
          "Precisa: secar não fecha a emenda nem a tampa. A cada chuva a oxidação avança, e o que era vedação vira troca de placa.",
        ],
      },
      {
        question: "Posso tirar o DR para o portão funcionar?",
        answers: [
          "Nunca. O DR corta a fuga antes que ela mate alguém; sem ele, a folha molhada pode ficar energizada sem nenhum aviso.",
          "Não, ele é a proteção de quem toca no portão. Tirado, a corrente passa pela primeira pessoa que encostar no metal.",
        ],
      },
      {
        question: "Como sei que é o portão e não a casa?",
        answers: [
          "Se o portão tem disjuntor próprio e só ele desarma, é o portão. No DR geral, deixe o disjuntor do portão desligado numa chuva: se o DR não cai, a fuga está nele.",
          "Compare: com o disjuntor do portão desligado, o DR aguenta a chuva? Então a fuga é do portão. Se ainda cai, o eletricista procura na casa.",
        ],
      },
      {
        question: "O conserto pode ser feito com chuva?",
        answers: [
          "A localização às vezes rende mais com tudo úmido, mas a emenda e a vedação pedem o ponto seco. O técnico decide o que fazer no dia.",
          "Medir, às vezes, sim; fechar emenda molhada, não. A vedação só segura em superfície seca.",
        ],
      },
    ],
    photo: "fotos do quadro fechado, da etiqueta do motor e dos fios ou caixas que ficam na chuva",
  },
  {
    id: "lagartixa-e-outros-bichos",
    broader: "placa",
    label: "Lagartixa, barata ou aranha na placa",
    phrase: "o bicho que entrou na placa do portão",
    asks: [
      "garantia cobre placa queimada lagartixa",
      "garantia placa lagartixa",
      ...combine(
        ["lagartixa", "aranha", "inseto", "bicho", "besouro", "caramujo", "lesma"],
        ["placa", "placa queimou", "queimou placa", "central", "motor queimou", "queimou portão", "portão parou"],
      ),
      // "Placa barata" is a price.
      ...combine(["barata"], ["dentro placa", "queimou placa", "dentro motor", "dentro central", "portão parou"]),
      "lagartixa motor",
      "lagartixa portão",
      "lagartixa dentro motor",
      "bicho morto",
      "bicho morto motor",
      "bicho dentro motor",
      "bicho motor portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Lagartixa na placa do portão fecha curto e pode queimar de um simples fusível à central inteira, mas nem sempre é preciso uma placa nova. Desligue o disjuntor e não abra a tampa para tirar o bicho. O técnico limpa, mede e veda o furo por onde ele entrou, em visita a partir de {price.preventive} em casa, sem peças.",
        "Bicho morto no motor do portão, seja lagartixa, barata ou aranha, causa curto e oxida a placa. Desligue o disjuntor e deixe a tampa fechada, porque ali há tensão. O técnico retira o bicho, limpa, troca o que queimou e fecha os furos de entrada, em visita a partir de {price.preventive} em residência, fora as peças.",
        "Se uma barata ou lagartixa queimou a placa do portão, corte a energia no disjuntor e não abra a caixa do motor, onde ainda há tensão. Muitas placas se salvam com limpeza e um componente novo. O técnico mede o que queimou e veda o furo dos fios na mesma ida, que em casa custa a partir de {price.preventive}, sem contar peças.",
        "Para evitar que lagartixa e barata entrem na caixa da placa, vede o furo dos fios com prensa-cabo, a peça que aperta o cabo, ou com massa própria, e afaste a lâmpada do motor, que atrai insetos. Quem abre a tampa é o técnico, com o disjuntor desligado. A visita em casa parte de {price.preventive}, sem peças.",
        "Lagartixa que queimou a placa do motor encostou em dois pontos com tensão e fez um curto. Desligue o disjuntor e não abra a tampa. O técnico retira o bicho, mede o que queimou, conserta ou troca a placa e veda os furos de entrada; o valor sai grátis pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer antes de o técnico chegar", "O que fazer agora"],
        slots: [
          [
            "Não passe inseticida, álcool ou jato de ar na central, porque o líquido conduz energia e termina de queimar a placa. Mesmo com o disjuntor desligado, o capacitor guarda carga, e por isso a tampa deve ficar no lugar.",
            "Spray e álcool na placa fecham outro curto, então não use nenhum. Deixe também a tampa no lugar, já que o capacitor pode dar choque mesmo sem energia.",
            "Não tente matar nem tirar o bicho, porque o veneno líquido queima o resto da placa. Sob a tampa, o capacitor continua carregado por algum tempo depois de desligado o disjuntor.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não religue até a visita.",
          "Se a folha é de correr ou de abrir, reta e leve, use na mão com a chave; o basculante fica parado.",
          "Anote se houve estalo, cheiro ou queda do disjuntor.",
          "Fotografe a etiqueta do motor e a tampa por fora.",
        ],
      },
      {
        about: "replace",
        headings: ["Limpar, consertar ou trocar a placa", "Quando a placa se salva"],
        slots: [
          [
            "Se o curto ficou na entrada, o técnico troca o fusível, o relé ou o varistor, que protege contra picos, e a placa volta a funcionar. Trilha carbonizada ou processador em curto exige central nova, com os controles gravados outra vez.",
            "Um curto na entrada queima fusível, relé ou varistor, a peça que segura os picos, e todos podem ser trocados. Quando atinge o processador ou carboniza as trilhas, é preciso outra placa, e os controles são gravados de novo.",
            "Fusível, relé e varistor, o protetor contra picos, são danos leves, resolvidos com a troca da peça. Com trilha preta ou processador queimado, a central é substituída e os controles são regravados.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "O que muda o valor do conserto"],
        slots: [
          [
            "Limpar e trocar um componente custa menos que uma placa nova. Entre as novas, a de motor comum tem compatíveis e sai mais em conta, enquanto a de inversor é só da própria linha. Para comparar, a troca do motor em casa fica de {price.homeSwap}.",
            "O mais barato é limpar e trocar uma peça. A placa nova de um motor simples custa menos que a de um motor com inversor, e se a conta chegar perto de {price.homeSwap}, o preço do motor trocado, vale comparar.",
            "O reparo custa menos que a placa nova, e a placa compatível custa menos que a original. O motor com inversor só aceita a dele, mais cara. Se o conserto passar da metade da troca do motor, que fica de {price.homeSwap} em casa, compare antes.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para o bicho não voltar", "Como fechar a caixa do motor"],
        slots: [
          [
            "A entrada é quase sempre o furo dos fios, que se veda com prensa-cabo, a peça que aperta o cabo, ou com massa própria. Afaste também a lâmpada do motor, porque luz atrai inseto, e inseto atrai lagartixa.",
            "O bicho entra pelo furo do fio sem vedação, que se fecha com massa ou com prensa-cabo, o anel que abraça o cabo. Sem lâmpada acesa ao lado, somem os insetos que a lagartixa caça.",
            "Um prensa-cabo, que fecha em volta do fio, ou massa de calafetar resolve o furo. A lâmpada perto do motor também atrapalha, porque chama mosquito, e atrás dele vem a lagartixa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar a lagartixa da placa eu mesmo?",
        answers: [
          "Não abra a tampa, porque mesmo sem energia o capacitor pode dar choque. O técnico retira, limpa e mede a placa antes de religar.",
          "Melhor não, pelo risco de choque e porque o resto do bicho continua corroendo se a placa não for limpa por inteiro.",
        ],
      },
      {
        question: "A garantia cobre placa queimada por bicho?",
        answers: [
          "Em geral não, porque não é defeito de fabricação. Confira o termo do seu motor, que costuma excluir inseto, água e raio.",
          "Costuma ficar de fora, assim como raio e água. O termo do fabricante diz o que entra.",
        ],
      },
      {
        question: "Naftalina dentro da caixa evita lagartixa?",
        answers: [
          "Não é recomendado, porque o vapor pode atacar o plástico e não fecha nenhum furo. O que funciona é a vedação.",
          "Não use, porque deixa resíduo nos contatos e o bicho entra do mesmo jeito. Feche os furos.",
        ],
      },
      {
        question: "O seguro da casa paga?",
        answers: [
          "Depende da apólice: danos elétricos costumam ter cobertura própria, e animal pode estar excluído. Guarde a placa e o orçamento para o pedido.",
          "Veja na apólice a cláusula de danos elétricos, que às vezes exclui animais. A peça trocada e o orçamento ajudam no pedido.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da tampa por fora",
  },
  {
    id: "inseto-na-fotocelula",
    broader: "fotocelula",
    label: "Inseto ou teia na fotocélula",
    phrase: "o inseto ou a teia na fotocélula",
    asks: [
      "vespa ninho sensor portão",
      "vespa sensor portão",
      ...combine(
        ["fotocélula", "sensor", "lente"],
        [
          "inseto",
          "insetos",
          "aranha",
          "teia",
          "teia de aranha",
          "formiga",
          "mosquito",
          "bicho",
          "vespa",
          "casa de aranha",
        ],
      ),
      ...combine(["inseto", "aranha", "teia"], ["não fecha", "não fecha fotocélula", "faz não fechar"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Teia de aranha ou inseto na frente da fotocélula corta o feixe, e o portão não fecha, ou fecha e volta. Com o disjuntor desligado, passe pano seco nas duas lentes e tire a teia em volta; se continuar, a visita em casa parte de {price.preventive}, sem peças.",
        "Aranha no sensor do portão tem o efeito de uma pessoa parada: a fotocélula perde o feixe e o portão não fecha. Um pano macio e seco nos dois lados resolve na maioria das vezes. Bicho por dentro da lente é do técnico, em residência a partir de {price.preventive}, fora peças.",
        "Quando há aranha, teia ou formiga na fotocélula, o sensor enxerga um obstáculo e o portão não fecha. Desligue o disjuntor, limpe as lentes com pano seco e teste; voltando sempre, vedam-se os furos do sensor, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Limpar sem desalinhar", "Passo a passo da limpeza"],
        slots: [
          [
            "São dois sensores, um de cada lado do vão, e a teia pode estar em qualquer um. Limpe os dois sem girar o suporte, porque poucos milímetros desalinham o par.",
            "Olhe os dois lados: basta uma lente coberta para o portão não fechar. Cuidado para não empurrar o módulo ao limpar.",
            "A aranha costuma estar num só, mas limpe o par inteiro. Trabalhe de leve, sem mover os sensores do lugar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Passe pano macio e seco nas duas lentes.",
          "Tire teia e ninho em volta com um pincel.",
          "Religue e mande fechar, de longe, com o vão livre.",
          "Corte o feixe com um cabo de vassoura: a folha deve parar e voltar.",
        ],
      },
      {
        about: "causes",
        headings: ["Limpei e continua sem fechar", "Quando não é só a teia"],
        slots: [
          [
            "Inseto ou umidade por dentro da lente, fio roído e módulo que saiu do alinhamento dão o mesmo defeito. O técnico abre, limpa e veda o sensor com a energia cortada, ou troca o par.",
            "Se a luz não muda com a lente limpa, o bicho pode ter entrado ou o par desalinhou na limpeza. Abrir e vedar é do técnico, sem energia, e par estragado se troca.",
            "Formiga dentro do módulo, água ou um esbarrão explicam o que a limpeza não resolveu. Nesses casos o sensor é aberto e vedado na visita, ou substituído aos pares.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar que a teia volte", "Menos luz, menos furo"],
        slots: [
          [
            "Lâmpada perto do sensor atrai mosquito, e o mosquito atrai a aranha: afaste a luz, vede o furo do fio e passe pano uma vez por mês. Inseticida e querosene mancham a lente e tiram alcance.",
            "Tire a lâmpada de perto, feche a entrada do fio com silicone e limpe todo mês. Não borrife veneno na lente, que embaça o plástico.",
            "O que mais ajuda é afastar a luz que junta insetos e vedar o furo do cabo. A limpeza mensal é com pano, nunca com inseticida, porque ele estraga o acrílico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar a fotocélula por causa dos insetos?",
        answers: ["Não: sem ela o portão fecha sobre carro, criança ou animal. Limpe, vede ou troque o sensor."],
      },
      {
        question: "De quanto em quanto tempo limpar a fotocélula?",
        answers: ["Uma vez por mês, e depois de chuva forte ou poeira. Onde há muito inseto, a cada quinze dias."],
      },
      {
        question: "Como fecho o portão agora, se a fotocélula não libera?",
        answers: [
          "Limpe as lentes primeiro. Se não liberar, o de correr que anda leve se fecha na mão, com o disjuntor desligado e o motor destravado; o basculante não se solta.",
        ],
      },
    ],
    photo: "fotos dos dois sensores de perto e um vídeo do portão tentando fechar",
  },
  {
    id: "motor-faz-forca-e-nao-move",
    broader: "nao-abre",
    label: "Motor faz força e o portão não sai do lugar",
    phrase: "o motor que faz força e não move o portão",
    asks: [
      ...combine(
        ["faz força", "fazendo força", "forçando", "força"],
        ["não sai do lugar", "não anda", "não abre", "não move", "não mexe"],
      ),
      ...combine(["motor força", "motor forçando"], ["não sai lugar", "não abre", "não anda", "parado"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor fazendo força e portão que não abre nem anda quer dizer folha presa, por trinco, trava, sujeira no trilho ou roldana, ou capacitor fraco, que não dá a partida. Pare de apertar o controle e desligue o disjuntor, porque forçando parado o motor queima, e confira as trancas.",
        "Se o motor está forçando e o portão não anda, algo segura a folha (trava fechada, pedra no trilho, roldana quebrada) ou o capacitor perdeu a força de partida. Desligue o disjuntor antes de olhar: cada nova tentativa esquenta o motor parado.",
        "O motor que faz força e não abre o portão tem duas causas comuns: folha travada, por trinco, trilho sujo ou roldana, e capacitor fraco. Desligue o disjuntor, veja as trancas e o trilho e não insista no controle, que assim se queima o motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar com o disjuntor desligado", "Folha presa ou motor sem partida"],
        slots: [
          [
            "A dúvida se resolve sabendo se a folha corre livre. O teste na mão vale só para portão de correr ou de abrir, reto e em piso plano; basculante não se destrava.",
            "Basta descobrir se a folha anda sem o motor. Isso se testa em portão de correr ou de abrir, alinhado e no plano, e nunca no basculante, que pode cair.",
            "Tudo depende de a folha estar livre ou não. No portão de correr ou de abrir, reto e sem rampa, dá para conferir; o basculante fica travado à espera do técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não aperte mais o controle.",
          "Veja se há trinco, cadeado ou trava elétrica fechada.",
          "No de correr, tire pedra e areia do trilho e olhe se a folha está em cima dele.",
          "No de correr ou de abrir, destrave e mova um palmo: leve, é motor ou capacitor; pesada, é a folha.",
          "Não achou? Grave um vídeo com som e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor força sem andar", "As causas mais comuns"],
        slots: [
          [
            "Com a folha leve, a suspeita é o capacitor, a peça que dá o arranque: sem ele o motor zumbe, esquenta e às vezes sai com um empurrão. Tensão baixa na rede faz o mesmo em certos horários.",
            "Folha livre e motor zumbindo apontam o capacitor, que dá o impulso da partida; em alguns casos um empurrão o faz sair. Se só piora à noite, desconfie de tensão baixa.",
            "O zumbido com a folha solta costuma ser capacitor, responsável pelo arranque do motor. Falha só em alguns horários lembra queda de tensão na rede.",
          ],
          [
            "Com a folha pesada, é roldana travada, trilho amassado, dobradiça seca ou, no basculante, cabo e contrapeso. Aumentar a força na placa não conserta: sobrecarrega o motor e enfraquece a proteção contra esmagamento.",
            "Se ela pesa, procure roldana, trilho ou dobradiça; no basculante, cabo e contrapeso, só com técnico. Subir a força na central esconde o defeito e tira a proteção de quem passa.",
            "Pesada na mão, a folha tem roldana presa, trilho torto ou dobradiça sem graxa, e no basculante a causa está em cabo ou contrapeso. Mais força na placa só gasta o motor e torna o portão perigoso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "Preço, do ajuste ao motor novo"],
        slots: [
          [
            "Se basta limpar, alinhar e regular, a visita em casa parte de {price.preventive}, sem peças. Capacitor é dos reparos mais baratos, roldana vem acima, e a placa ou o redutor pesam mais.",
            "A visita que limpa, alinha e mede começa em {price.preventive} em residência, fora as peças. Entre elas, o capacitor custa menos, depois as roldanas, e por último placa e redutor.",
            "Acerto de folha e regulagem cabem na visita a partir de {price.preventive} em casa, peças à parte. Do menor para o maior gasto vêm capacitor, roldana, redutor e placa.",
          ],
          [
            "Motor queimado, trocado com mão de obra, fica de {price.homeSwap} em casa. Perto do fim da vida, de {trade.life}, compare o conserto com a troca.",
            "Quando ele queimou, a troca residencial vai de {price.homeSwap}, com o serviço. Um motor que já passou da vida comum, de {trade.life}, raramente compensa reparar.",
            "A troca do motor em casa, com instalação, custa de {price.homeSwap}. Ela costuma valer mais que o reparo quando o aparelho se aproxima de {trade.life} de uso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ajudar empurrando enquanto o motor força?",
        answers: [
          "Não: a folha pode sair de uma vez e prender a mão ou escapar do trilho. Desligue o disjuntor antes de chegar perto.",
          "Com o motor ligado, nunca. O portão pode partir de repente; primeiro corte a energia.",
        ],
      },
      {
        question: "O motor forçou muito. Queimou?",
        answers: [
          "Nem sempre: muitos têm proteção térmica e voltam depois de esfriar. Cheiro de verniz ou fumaça indica bobina queimada.",
          "Talvez não. Deixe esfriar com a energia cortada; se houve fumaça ou cheiro de verniz queimado, a bobina se foi.",
        ],
      },
      {
        question: "Por que ele força só na hora de abrir?",
        answers: [
          "No começo do curso o esforço é maior, e trava elétrica que não solta ou trinco fechado aparecem ali. Capacitor fraco também falha justo na partida.",
          "Porque a partida pede mais força. Trinco esquecido, trava que não recolhe e capacitor cansado dão sinal nesse momento.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Capacitor ou regulagem costumam ficar prontos em até {trade.smallRepair}. Roldana, trilho e solda levam mais, conforme o estado da folha.",
          "Um reparo pequeno leva até {trade.smallRepair}. Serviço na folha ou no trilho depende do que precisa ser desmontado.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e da etiqueta do motor",
  },
];
