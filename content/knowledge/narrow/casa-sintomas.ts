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
        "Se o portão só fecha na segunda tentativa, a primeira foi cancelada: fotocélula suja ou mal alinhada, folha que raspa e faz a central reverter, ou comando que chegou como “parar”. Limpe as duas lentes e veja se ele nem sai do lugar ou se anda e volta: isso separa as causas.",
        "Portão que precisa de duas tentativas para fechar quase sempre tem a fotocélula vendo algo no primeiro toque ou a folha prendendo no começo. Nem saiu do lugar: sensor, controle ou capacitor; saiu e voltou: atrito ou força baixa. Comece pela limpeza das lentes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que observar na primeira tentativa", "Como achar a causa sem ferramenta"],
        slots: [
          [
            "Faça três fechamentos seguidos olhando de lado, com ninguém na passagem.",
            "Repita o fechamento três vezes e anote o que acontece no primeiro toque.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano macio e seco e confira se a luz dela fica firme.",
          "Feche pela botoeira: se vai de primeira, o problema é a pilha ou o alcance do controle.",
          "Dê um toque só, de um segundo: na maioria das centrais o segundo toque vale como “parar”.",
          "Se o motor zumbe e não sai na primeira, desligue o disjuntor: é partida fraca ou folha presa.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a segunda vez funciona", "Fotocélula, toque duplo, atrito ou partida"],
        slots: [
          [
            "Fotocélula no limite do alinhamento lê um obstáculo que não existe e libera no toque seguinte.",
            "Lente suja, com sereno ou teia, segura o primeiro comando e deixa passar o segundo.",
          ],
          [
            "Depois de horas parada, a folha pode colar no batente ou na borracha, e o primeiro esforço é cortado pela central.",
            "Se só falha de manhã ou depois de muito tempo parado, desconfie de graxa dura, batente que prende ou capacitor cansado.",
          ],
          [
            "No pulso longo, a central entende dois comandos: fecha e para.",
            "Quem aperta demorado manda dois comandos seguidos, e o portão para antes de andar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Como fica resolvido"],
        slots: [
          [
            "Na visita, a fotocélula é realinhada, a força e o fim de curso são conferidos e o capacitor é medido.",
            "O técnico mede o capacitor, alinha o sensor e procura onde a folha prende.",
          ],
          [
            "Não se resolve aumentando a força: a reversão deixa de proteger quem passa.",
            "Subir a força só esconde o atrito e tira a proteção da reversão.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso continuar usando o portão que fecha na segunda vez?",
        answers: [
          "Se é só limpeza ou controle, pode, olhando até fechar. Se ele ronca, raspa ou volta com força, desligue o disjuntor e chame.",
        ],
      },
      {
        question: "Por que ele só falha à noite ou de manhã cedo?",
        answers: [
          "Sereno na lente e graxa dura no frio são o mais comum. Seque a lente; se continuar, o capacitor merece medição.",
        ],
      },
      {
        question: "Trocar o controle resolve?",
        answers: ["Só se pela botoeira ele fecha sempre de primeira. Antes de comprar outro, troque a pilha."],
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
        "Portão que de dia fecha e à noite não fecha costuma ter a fotocélula enganada por sereno na lente, teia, inseto ou luz do farol e da lâmpada. Seque e limpe as duas lentes, apague a luz próxima e tente de novo; se continuar, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão não fecha de noite e de dia funciona, olhe a fotocélula: umidade, inseto, teia ou luz forte, como o farol ligado, cortam o feixe. Limpe com pano seco e apague a lâmpada perto dela; persistindo, o técnico alinha e veda o par a partir de {price.preventive} em casa, sem peças.",
        "Quando a fotocélula funciona só de dia, o sereno, um inseto ou o farol do carro a fazem acusar obstáculo à noite, e o portão não fecha. Enxugue as lentes e tente com as luzes apagadas; se não resolver, o ajuste do sensor em residência começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste da noite, em cinco minutos", "O que fazer agora para fechar"],
        slots: [
          [
            "Use lanterna e fique fora do caminho da folha. Se a casa ficar aberta, só o portão de correr ou de abrir, reto, pode ser fechado na mão.",
            "Com uma lanterna, olhe primeiro o sensor e só depois aperte o controle, longe da folha. À mão se fecha apenas portão de correr ou de abrir que esteja reto.",
            "Ilumine o sensor com a lanterna, sem entrar no vão. Se precisar fechar à mão, só folha de correr ou de abrir, sem empeno.",
          ],
        ],
        steps: [
          "Passe pano seco nas duas lentes da fotocélula e tire teia ou inseto.",
          "Apague a lâmpada da garagem e o farol do carro e tente fechar.",
          "Tente pela botoeira: se por ela fecha, é o controle ou uma luz que interfere nele.",
          "Não fechou: desligue o disjuntor, destrave com a chave, feche e tranque por dentro. Basculante não se destrava.",
        ],
      },
      {
        about: "causes",
        headings: ["O que só acontece à noite", "Sereno, inseto, luz e tensão"],
        slots: [
          [
            "O sereno condensa na lente e na emenda do fio, e o sensor passa a ver um obstáculo. Luz forte de frente, de farol ou refletor, cega a lente, e lâmpada de LED barata perto da antena ainda atrapalha o controle.",
            "A umidade da noite embaça a lente e entra em emenda malfeita. Farol e refletor batendo de frente cegam o sensor, enquanto um LED ruim junto da antena reduz o alcance do controle.",
            "Orvalho na lente ou na emenda do cabo basta para o feixe ser cortado. O mesmo faz a luz direta do carro; já a lâmpada de LED perto do motor costuma perturbar o controle.",
          ],
          [
            "No começo da noite a tensão da rua pode cair, e um motor no limite perde força e para. Nesse caso ele desiste no meio do caminho, e não logo no início.",
            "Entre o fim da tarde e as 21 horas a rede carregada baixa a tensão. Motor fraco sente, e a folha para no meio, em vez de nem começar.",
            "Há ainda a tensão, que cai no horário de maior consumo e tira força do motor. O sinal é a folha que começa a fechar e para.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve de vez", "O conserto do sensor que falha à noite"],
        slots: [
          [
            "O técnico alinha o par, refaz e veda as emendas e, se a luz bate de frente, inverte os módulos ou põe um anteparo. Depois mede a tensão e testa o fechamento no escuro ou com as lentes úmidas.",
            "Alinhar os dois módulos, vedar as emendas e afastar a luz que incomoda resolve a maioria. Quando o farol é a causa, trocam-se emissor e receptor de lado, e a tensão também é medida.",
            "As emendas são refeitas com vedação, o par é realinhado e, contra o farol, muda de lado ou ganha proteção. A medição da tensão descarta o motor.",
          ],
          [
            "O sensor nunca é anulado para o portão fechar, porque sem ele a folha fecha sobre quem passa. Fotocélula que já deixou entrar água é trocada, com o valor aprovado antes.",
            "Ligar os fios da fotocélula entre si não é solução, pois tira a proteção da passagem. Par com água por dentro se substitui, depois da sua aprovação.",
            "Anular a fotocélula deixaria o portão fechar sobre pessoa ou carro, e isso não se faz. Se há água dentro dela, o par é novo, com preço dito antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês atendem à noite se o portão não fecha?",
        answers: [
          "Sim, o contato funciona {shop.hours}. Diga o bairro e o tipo de portão, e a resposta traz a hora e o valor da ida.",
          "Atendemos {shop.hours}. De noite a ida tem valor próprio, dito antes de o técnico sair.",
        ],
      },
      {
        question: "Fechei na mão. A casa fica segura?",
        answers: [
          "Destravado, o motor não segura a folha. Trave de novo ou ponha ferrolho e cadeado por dentro, com o disjuntor desligado.",
          "Só com o motor travado ou o ferrolho passado. Deixe o disjuntor desligado para ele não forçar o cadeado.",
        ],
      },
      {
        question: "O basculante ficou aberto à noite. Posso baixar na mão?",
        answers: [
          "Não: solta, a folha pode descer de uma vez. Desligue o disjuntor, ninguém embaixo, e chame.",
          "Não destrave com a folha no alto. Limpe o sensor pelo lado, tente uma vez e, sem resposta, corte a energia e chame.",
        ],
      },
      {
        question: "O farol do carro pode mesmo impedir o fechamento?",
        answers: [
          "Pode, se bate direto na lente que recebe o feixe. Apague o farol e tente: fechando, basta inverter ou proteger os módulos.",
          "Sim, a luz forte cega o receptor da fotocélula. Teste com o farol apagado; se fechar, o técnico muda o par de lado.",
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
        "Se o disjuntor do portão desarma toda vez que chove, há água chegando a uma emenda, à botoeira, à fotocélula ou à central, e a corrente foge para a terra. Deixe desligado, não religue molhado e não toque na folha de metal; o técnico acha o ponto, refaz a emenda e veda.",
        "Disjuntor ou DR que cai com chuva está protegendo a casa de fuga de corrente: fio ferido no eletroduto, caixa de passagem alagada ou tampa do motor sem vedação. Mantenha desligado até secar e ser medido; trocar por disjuntor maior é perigoso.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Enquanto chove", "O que fazer e o que não fazer"],
        slots: [
          [
            "Com fuga de corrente, o portão de metal molhado pode dar choque: mantenha crianças e animais longe.",
            "Folha e coluna molhadas podem estar energizadas; ninguém encosta até a medição.",
          ],
        ],
        steps: [
          "Deixe o disjuntor do portão desligado e use outra entrada.",
          "Não abra a tampa do motor nem a caixa de passagem.",
          "Se precisar do carro, espere o técnico: portão com fuga não se destrava molhado.",
          "Levou choque ou sente formigamento: afaste todos e desligue a chave geral por um caminho seco.",
        ],
      },
      {
        about: "causes",
        headings: ["Por onde a água entra", "Os pontos que o técnico mede"],
        slots: [
          [
            "Emenda de fita no chão, caixa de passagem que enche e fio de fotocélula ferido são os primeiros da lista.",
            "O mais comum é emenda enterrada ou caixa no piso que enche de água.",
          ],
          [
            "Botoeira e fotocélula externas sem vedação também levam água até a placa.",
            "Botão na parede de fora e sensor baixo molham por dentro e fecham contato.",
          ],
          [
            "Tampa trincada, borracha ressecada ou furo de fio aberto para cima deixam a chuva cair na central.",
            "Motor sem a tampa certa ou com furo aberto recebe a água direto na placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve de vez", "Medição, emenda nova e vedação"],
        slots: [
          [
            "O técnico separa os trechos e mede o isolamento de cada um até achar o que foge.",
            "Desliga-se trecho por trecho, e o medidor mostra qual deles perde corrente.",
          ],
          [
            "Depois se refaz a emenda em caixa vedada, troca-se o fio ferido e confere-se o aterramento.",
            "O conserto é fio novo onde feriu, conector vedado, borracha da tampa e terra conferido.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Quando seca volta a funcionar. Posso deixar assim?",
        answers: [
          "Não: a cada chuva a água oxida mais e o risco de choque continua. Secou, é a hora de medir e vedar.",
        ],
      },
      {
        question: "Posso pôr um disjuntor mais forte no portão?",
        answers: ["Não. Ele deixaria de cair e a corrente continuaria fugindo, com risco de choque e de incêndio."],
      },
      {
        question: "É o DR ou o disjuntor que cai na chuva: faz diferença?",
        answers: [
          "Faz: DR que cai indica fuga de corrente pela umidade; disjuntor comum que cai indica curto ou esforço demais. Diga qual foi ao chamar.",
        ],
      },
    ],
    photo: "fotos do quadro de luz com o disjuntor que cai, do motor e da botoeira, tiradas sem tocar",
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
        "Lagartixa na placa do portão fecha curto e pode queimar de um fusível à central inteira, mas nem sempre é preciso placa nova. Desligue o disjuntor, não abra a tampa para tirar o bicho e chame o técnico, que limpa, mede e veda o furo; a visita em casa parte de {price.preventive}, sem peças.",
        "Bicho morto no motor do portão, seja lagartixa, barata ou aranha, causa curto e oxida a placa. Com o disjuntor desligado, o técnico retira, limpa, troca o que queimou e fecha os furos de entrada; em residência, a visita começa em {price.preventive}, fora as peças.",
        "Se uma barata ou lagartixa queimou a placa do portão, corte o disjuntor e deixe a tampa fechada, porque ali há tensão. Muitas placas se salvam com limpeza e um componente novo, e o furo dos fios é vedado na mesma visita, a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer antes de o técnico chegar", "O que fazer agora"],
        slots: [
          [
            "Nada de inseticida, álcool ou jato de ar na central: o líquido conduz e termina de queimar. Mesmo com o disjuntor desligado, o capacitor guarda carga, e por isso a tampa não sai.",
            "Spray e álcool na placa fecham outro curto, então não use nenhum. A tampa fica no lugar, já que o capacitor pode dar choque mesmo sem energia.",
            "Não tente matar nem tirar o bicho: veneno líquido queima o resto, e sob a tampa o capacitor continua carregado por algum tempo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e deixe desligado.",
          "Se a folha é de correr ou de abrir, reta e leve, use na mão com a chave; basculante fica parado.",
          "Anote se houve estalo, cheiro ou disjuntor que caiu.",
          "Fotografe a etiqueta do motor e a tampa por fora.",
        ],
      },
      {
        about: "replace",
        headings: ["Limpar, consertar ou trocar a placa", "Quando a placa se salva"],
        slots: [
          [
            "Se o curto ficou na entrada, o técnico troca fusível, varistor (o protetor contra picos) ou relé, e a placa volta. Trilha carbonizada ou processador em curto pede central nova, com os controles gravados outra vez.",
            "Curto na entrada queima fusível, relé ou varistor, que segura os picos, e esses se trocam. Quando atinge o processador ou carboniza as trilhas, entra outra placa, e os controles são recadastrados.",
            "Fusível, relé e varistor (contra picos) são as perdas leves, resolvidas com a troca da peça. As graves são trilha preta e processador queimado: aí a central é substituída e os controles gravados de novo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "O que muda o valor do conserto"],
        slots: [
          [
            "Limpeza e um componente custam menos que uma placa nova. Entre as novas, a de motor comum tem compatível e sai mais em conta, e a de inversor é só da própria linha; o teto é a troca do motor em casa, de {price.homeSwap}.",
            "O mais barato é limpar e trocar uma peça. Placa nova de motor simples custa menos que a de motor com inversor, e se a conta chegar perto de {price.homeSwap}, preço do motor trocado, compare.",
            "Reparo sai abaixo da placa nova, e placa compatível abaixo da original. Motor com inversor só aceita a dele, mais cara; acima da faixa de {price.homeSwapHalf}, metade da troca do motor, vale repensar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para o bicho não voltar", "Como fechar a caixa do motor"],
        slots: [
          [
            "A entrada é quase sempre o furo dos fios, vedado com prensa-cabo, a peça que aperta o cabo, ou massa própria. Afaste também a lâmpada do motor, porque luz atrai inseto, e inseto atrai lagartixa.",
            "Furo de fio sem vedação é a porta, e se fecha com massa ou com prensa-cabo, que abraça o cabo. Sem lâmpada acesa ao lado, somem os insetos que a lagartixa caça.",
            "Prensa-cabo (um anel que fecha em volta do fio) ou massa de calafetar resolve o furo. Lâmpada perto do motor chama mosquito, e atrás dele vem a lagartixa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar a lagartixa da placa eu mesmo?",
        answers: [
          "Não abra a tampa: mesmo sem energia, o capacitor pode dar choque. O técnico retira, limpa e mede a placa antes de religar.",
          "Melhor não, pelo choque e porque o resto do bicho continua corroendo se a placa não for limpa por inteiro.",
        ],
      },
      {
        question: "A garantia cobre placa queimada por bicho?",
        answers: [
          "Em geral não, porque não é defeito de fabricação. Confira o termo do seu motor, que costuma excluir inseto, água e raio.",
          "Costuma ficar fora, assim como raio e água. O termo do fabricante diz o que entra.",
        ],
      },
      {
        question: "Naftalina dentro da caixa evita lagartixa?",
        answers: [
          "Não é recomendado: o vapor pode atacar o plástico e não fecha nenhum furo. Vedação é o que funciona.",
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
        answers: [
          "Não: sem ela o portão fecha sobre carro, criança ou animal. Limpe, vede ou troque o sensor.",
          "De jeito nenhum, porque a folha passa a fechar sem ver ninguém. Vedação e limpeza resolvem.",
        ],
      },
      {
        question: "De quanto em quanto tempo limpar?",
        answers: [
          "Uma vez por mês, e depois de chuva forte ou poeira. Onde há muito inseto, a cada quinze dias.",
          "Mensalmente na maioria das casas. Perto de jardim ou luz forte, a cada duas semanas.",
        ],
      },
      {
        question: "Como fecho o portão agora?",
        answers: [
          "Limpe as lentes primeiro. Se não liberar, o de correr ou de abrir, reto e leve, se fecha na mão, com o disjuntor desligado e o motor destravado; basculante, não.",
          "Comece pela limpeza. Persistindo, só portão de correr ou de abrir se move na mão, sem energia; o basculante espera o técnico.",
        ],
      },
      {
        question: "Existe sensor que não sofre com inseto?",
        answers: [
          "Nenhum é imune, mas modelo bem vedado e com lente recuada junta menos. A posição longe de lâmpada conta mais que a marca.",
          "A vedação e o lugar fazem mais diferença que o modelo. Longe de luz e com o furo fechado, o problema quase some.",
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
        "Motor que faz força e não sai do lugar está com a folha presa ou sem força de partida. Pare de apertar o controle e desligue o disjuntor: parado com energia, ele queima. Procure trinco, cadeado, pedra no trilho ou roldana caída; se a folha anda leve na mão, a suspeita é o capacitor.",
        "Se o motor força e o portão não anda, algo segura a folha (trava fechada, pedra, roldana ou cabo) ou o capacitor não dá a partida. Desligue o disjuntor e não insista. No de correr, com o motor destravado, a folha leve aponta o motor; a pesada, a mecânica.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar com o disjuntor desligado", "Folha presa ou motor sem partida"],
        slots: [["A pergunta é uma só: a folha anda na mão?", "Tudo se decide em saber se a folha corre livre."]],
        steps: [
          "Desligue o disjuntor e não aperte mais o controle.",
          "Veja se há trinco, cadeado ou trava elétrica fechada.",
          "No de correr, tire pedra e areia do trilho e olhe se a folha está em cima dele.",
          "No de correr ou de abrir, destrave o motor e mova um palmo: leve, é motor ou capacitor; pesada, é roldana, trilho ou dobradiça.",
          "No basculante, não destrave: com cabo ou contrapeso ruim a folha cai. Chame.",
        ],
      },
      {
        about: "causes",
        headings: ["As causas mais comuns", "Por que o motor força sem andar"],
        slots: [
          [
            "Capacitor fraco: o motor zumbe, esquenta e às vezes sai com um empurrão.",
            "Sem o capacitor bom, o motor ronca e não vence o primeiro esforço.",
          ],
          [
            "Roldana travada, trilho sujo ou folha fora do trilho dão o mesmo ronco, com a folha pesada na mão.",
            "Folha fora do trilho ou roldana quebrada prende mais que o motor consegue puxar.",
          ],
          [
            "Tensão baixa e motor fraco para o peso também aparecem assim, sobretudo no começo da noite.",
            "Se piora em certos horários, a tensão da rede pode estar baixa.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso ajudar empurrando enquanto o motor força?",
        answers: [
          "Não com o motor ligado: a folha pode sair de uma vez. Desligue o disjuntor, destrave e só então mova, se ela anda leve.",
        ],
      },
      {
        question: "Aumentar a força na placa resolve?",
        answers: ["Não. Esconde o atrito, sobrecarrega o motor e enfraquece a proteção contra esmagamento."],
      },
      {
        question: "O motor forçou muito. Queimou?",
        answers: [
          "Nem sempre: deixe esfriar com a energia cortada. Cheiro de verniz ou fumaça indica enrolamento queimado.",
        ],
      },
    ],
    photo: "um vídeo com som do motor forçando e fotos da folha, do trilho e da etiqueta do motor",
  },
];
