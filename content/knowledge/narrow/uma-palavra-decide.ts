import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What goes wrong under one condition, which decides the answer: after the cable was changed, near masts, with every power cut. */
export const umaPalavraDecide: NarrowConcept[] = [
  {
    id: "basculante-torto-depois-do-cabo",
    broader: "cabo-de-aco",
    label: "Basculante torto depois da troca do cabo",
    phrase: "o basculante que ficou torto depois da troca do cabo",
    asks: [
      "só um cabo trocado folha desalinhada",
      "um cabo trocado ficou desalinhada",
      ...combine(
        ["torto", "inclinado", "desalinhado", "desnivelado", "um lado", "pendendo", "empenado"],
        ["depois trocou cabo", "depois troquei cabo", "depois troca cabo", "depois trocar cabo", "cabo novo"],
      ),
      "trocou cabo subindo torto",
      "trocou cabo sobe torto",
      "trocou cabo ficou torto",
      "troquei cabo ficou torto",
      "trocaram cabo ficou torto",
      "depois cabo sobe torto",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão basculante que ficou torto depois da troca do cabo de aço está com os dois cabos em comprimento ou tensão diferente, só um lado trocado ou um cabo fora da roldana. Pare de usar, não destrave, desligue o disjuntor e deixe o espaço embaixo livre; o acerto cabe na garantia de quem trocou.",
        "Se o basculante ficou torto, ou sobe torto, depois da troca do cabo de aço, há diferença de comprimento ou de tensão entre os dois lados, ou um cabo escapou da roldana. Desligue o disjuntor, não destrave nem passe embaixo e chame quem trocou, porque o serviço tem garantia.",
        "Basculante subindo torto depois da troca do cabo de aço é erro de medida: cabos de comprimento desigual, presilha que escorregou ou um lado só trocado. Com o disjuntor desligado, ninguém embaixo e a folha sem destravar, peça o acerto a quem trocou, dentro da garantia.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais do que ficou errado na troca do cabo", "Por que um lado sobe antes do outro: os sinais"],
        slots: [
          [
            "Folha que já sai do chão inclinada tem um cabo mais curto, e aquele lado puxa primeiro. Se sobe reta e entorta no meio, a presilha, que prende a ponta, escorregou ou o cabo saiu do canal da roldana.",
            "Inclinada desde o começo, a folha acusa um cabo menor que o outro. Torta só no meio do curso, ela aponta cabo fora da roldana ou presilha, o aperto da ponta, que cedeu.",
            "O momento em que entorta diz a causa: no início, comprimentos diferentes; no meio, cabo que pulou da roldana ou aperto da presilha que afrouxou.",
          ],
          [
            "Cabo novo ao lado de um velho também desnivela, porque o velho já esticou; por isso se troca o par. Contrapeso apoiado no fundo ou remontado com outro peso dá o mesmo efeito.",
            "Trocar um lado só deixa o velho, já esticado, com outro comprimento. Peso desigual nos contrapesos inclina do mesmo jeito.",
            "O par se troca junto, pois cabo usado está mais comprido que o novo. Confere-se ainda se os contrapesos voltaram com o peso certo e livres no fundo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o acerto", "Antes de chamar quem trocou"],
        slots: [
          [
            "O cabo está sob carga, e nada aqui pede que você o toque. Folha torta joga o peso num lado só e pode soltar a presilha.",
            "Olhe tudo de longe e sem encostar, porque o cabo segura o peso inteiro da folha. Torta, ela o concentra num lado.",
            "Fique a distância da folha e dos contrapesos. Um lado está sustentando quase tudo, e por isso o uso para já.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e deixe a folha onde está.",
          "Não destrave o motor, não segure a folha e não deixe ninguém passar embaixo.",
          "De longe, fotografe a folha de frente, os dois cabos e as roldanas.",
          "Mande as fotos a quem trocou, com o recibo ou a mensagem do serviço.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico nivela a folha", "O acerto, com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha, alivia a carga e iguala os dois cabos no comprimento e na tensão. Depois confere roldanas, presilhas e contrapesos e só religa o motor com a folha nivelada e parada em qualquer altura.",
            "Com a folha calçada e o contrapeso apoiado, os cabos são medidos e igualados. O motor só volta quando a folha sobe reta e se equilibra, já com presilhas e roldanas conferidas.",
            "Escorada a folha, tira-se a carga, mede-se e iguala-se o par de cabos. Presilha, roldana e contrapeso passam por revisão, e o motor é religado por último.",
          ],
          [
            "Se quem trocou não voltar, o nivelamento entra na visita de ajuste, a partir de {price.preventive} em casa, sem peças; cabo novo é orçado por foto.",
            "Feito por nós, o acerto parte de {price.preventive} na visita em casa, sem peças, e o cabo, se precisar, tem valor por foto.",
            "Quando o serviço foi de outra empresa, a visita com regulagem em casa começa em {price.preventive}, fora cabo e peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o basculante torto até o técnico vir?",
        answers: [
          "Não: todo o peso vai para um cabo, a folha força os braços e pode sair da guia. Com o disjuntor desligado, ela fica como está.",
          "Não use. A carga de um lado só pode soltar a presilha, e a folha cai; mantenha o motor sem energia e o vão isolado.",
        ],
      },
      {
        question: "Quem trocou o cabo tem de refazer de graça?",
        answers: [
          "Em geral sim: folha torta logo depois da troca é falha do serviço, que tem garantia de 90 dias pela lei. Avise por escrito, com foto e data.",
          "Em geral, dentro dos 90 dias que a lei dá ao serviço. Mande foto e data por mensagem, para ficar registrado.",
        ],
      },
      {
        question: "Pode ter sido trocado só um dos cabos?",
        answers: [
          "Pode, e é causa comum de folha torta. O outro já esticou com o uso, e o par se troca junto, na mesma bitola e no mesmo comprimento.",
          "Acontece bastante. Um cabo brilhando e outro opaco denunciam; o certo são dois novos, iguais em bitola e medida.",
        ],
      },
      {
        question: "Posso apertar a presilha para nivelar?",
        answers: [
          "Não: a presilha segura o peso da folha e do contrapeso. Se escapar, o cabo chicoteia e a folha cai.",
          "De jeito nenhum. Ela está sob toda a carga, e afrouxá-la sem escora solta o cabo e derruba a folha.",
        ],
      },
    ],
    photo: "fotos, de longe, da folha de frente, dos dois cabos e das roldanas, com a data da troca",
  },
  {
    id: "controle-perto-de-antenas",
    broader: "so-de-perto",
    label: "Controle que falha perto de torres e antenas",
    phrase: "o controle que falha perto de torres e antenas",
    asks: [
      "rádio amador controle",
      "interferência rádio amador",
      "rádio amador portão",
      "rádio px controle portão",
      "antena rádio amador controle portão",
      "moro lado antena portão não abre",
      "antena rádio próxima travar receptor",
      "controle falha perto antenas",
      "controle falhando antenas",
      "controle não funciona perto antenas",
      "perto antenas controle",
      "antenas tv controle",
      "antena rádio controle portão",
      "antena emissora controle",
      "antena celular controle",
      "antena celular atrapalha",
      "torre celular controle",
      "torre celular atrapalha",
      "torre rádio controle",
      "torre transmissão controle",
      "torre tv controle",
      "torre atrapalha controle",
      "perto torre controle",
      "aeroporto controle falha",
      "perto aeroporto controle",
    ],
    intent: "repair",
    answers: {
      any: [
        "Rádio amador perto de casa pode atrapalhar o controle do portão enquanto transmite, porque parte da faixa de 433 MHz é usada pelos dois. O sinal é a falha em certas horas, com todos os controles. A saída é melhorar a antena ou o receptor do portão, ou usar outra frequência, com valor grátis por foto.",
        "O controle do portão que falha perto de torre de celular ou de antenas costuma ter o receptor, a peça que recebe o sinal, atrapalhado pelo ruído. Antes, teste com pilha nova e dois controles. Se ambos falham, o técnico confere a antena e o receptor em visita a partir de {price.preventive} em casa, sem peças.",
        "Controle de garagem falhando perto das antenas ou da torre indica, em geral, receptor encoberto por sinais fortes, mas a pilha fraca é mais comum e deve ser trocada antes. Se dois controles com pilha nova falham juntos, peça a visita de ajuste, que em residência sai a partir de {price.preventive}, fora as peças.",
        "A interferência de torre e antenas próximas pode encurtar o alcance do controle do portão, porque o receptor se confunde com o ruído. Descarte primeiro a pilha, testando com dois controles. Se os dois falham, a recepção é medida em visita que parte de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["É a torre ou é o controle?", "Como tirar a dúvida em casa"],
        slots: [
          [
            "A torre só é a causa se todos os controles falham no mesmo lugar. Quando um abre e o outro não, o defeito está no que falhou, e os testes abaixo separam os dois casos.",
            "Um controle ruim falha sozinho, enquanto o ruído de fora atinge todos. Faça os testes nesta ordem, sem abrir o motor.",
            "A comparação dá a resposta: a interferência derruba o alcance de todos os controles, e a pilha ou o botão gasto, o de um só. Compare assim:",
          ],
        ],
        steps: [
          "Ponha pilha nova em um controle e teste ao lado de outro.",
          "Conte de quantos passos cada um abre, de manhã e à noite, para ver se o alcance muda.",
          "Apague as lâmpadas de LED e tire da tomada a fonte da câmera, que também geram ruído, e teste de novo.",
          "Pergunte ao vizinho se o controle dele falha no mesmo horário.",
        ],
      },
      {
        about: "replace",
        headings: ["O que resolve perto de antenas fortes", "Antena, receptor ou outro jeito de abrir"],
        slots: [
          [
            "O técnico começa pela antena do receptor, que deve ficar inteira, longe de metal e de fio de força, com uma parede entre ela e a torre. Se não basta, ele instala um receptor avulso, de filtro melhor que o da placa, e o motor continua o mesmo.",
            "A primeira correção é mudar de lugar a antena do receptor, pondo o muro ou a casa no caminho da torre e afastando os cabos de energia. Se a falha continua, instala-se um receptor separado, que filtra melhor, sem trocar o motor.",
            "Uma antena cortada ou encostada em ferro piora tudo, por isso ela é conferida e reposicionada antes, protegida da torre por uma parede. O passo seguinte é um receptor externo, que filtra melhor o ruído e aproveita o motor que você tem.",
          ],
          [
            "Mudar a frequência, de 433 para 292 MHz por exemplo, às vezes escapa do ruído, mas obriga a trocar todos os controles. Como último recurso, o teclado com fio ou a tag abrem o portão sem usar esse sinal.",
            "Outra saída é trocar a faixa do sistema, como de 433 MHz para 292 MHz, com receptor e controles novos para todos. Há também o teclado ligado por cabo e a tag, que não usam a faixa do controle.",
            "Se ainda resta interferência, outra frequência (292 MHz no lugar de 433, por exemplo) pode ajudar, mas os controles mudam todos juntos. O teclado cabeado e a tag são saídas que não dependem desse sinal.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa recuperar o alcance", "O que entra na conta"],
        slots: [
          [
            "Reposicionar a antena cabe na visita de ajuste e é o acerto mais barato. O receptor avulso custa mais, porque é um aparelho novo, e a mudança de frequência é a mais cara, já que exige um controle novo por pessoa.",
            "O menor gasto é acertar a antena durante a própria visita. Acima dele fica o receptor separado e, no topo, a troca de frequência, que inclui os controles de todos da casa.",
            "A antena mudada de lugar na visita é o conserto mais barato, o receptor externo vem em seguida, e a troca de faixa com todos os controles é a mais cara. O preço das peças é informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o controle só falha em certas horas?",
        answers: [
          "Porque o ruído muda durante o dia, conforme os aparelhos ligados por perto. Anote os horários: a falha só à noite, por exemplo, costuma apontar para lâmpada ou refletor da própria garagem.",
          "Porque a interferência não é constante e depende do que está transmitindo ou ligado. Se coincide com a luz acesa, desconfie do LED antes da torre.",
          "Os sinais em volta variam ao longo do dia. Marcar a hora de cada falha ajuda a separar a antena de fora de um aparelho da casa.",
        ],
      },
      {
        question: "Um controle mais forte resolve?",
        answers: [
          "Não costuma resolver, porque a potência dos controles é limitada por norma e o problema está em quem escuta. Melhorar antena e receptor dá mais resultado.",
          "Muda pouco, porque o transmissor tem limite legal de potência. Quem precisa de reforço é a recepção, com antena bem posta e filtro melhor.",
          "Em geral, não. O sinal é parecido em todos os controles, e o que falha é a recepção do portão, por isso o trabalho é no receptor.",
        ],
      },
      {
        question: "Qual é o alcance normal do controle?",
        answers: [
          "Em boas condições chega a {trade.reach}, menos com muro, portão de chapa ou antena mal posicionada. Abrir só de perto é sinal de que algo está errado.",
          "O esperado é até {trade.reach} sem obstáculo, e paredes e metal diminuem a distância. Se você precisa encostar no portão, vale investigar.",
          "Vai até {trade.reach} em campo livre. Chapa fechada e construção no caminho reduzem, mas ele deve abrir antes de o carro parar no portão.",
        ],
      },
      {
        question: "Posso esticar o fio da antena por conta própria?",
        answers: [
          "Não emende nem aumente o fio, porque o comprimento é calculado para a frequência e mudar piora o alcance. Além disso, a placa sob a tampa do motor é serviço do técnico.",
          "Melhor não, pois a medida do fio acompanha a frequência do receptor. Emenda caseira reduz a distância, e a tampa do motor esconde partes energizadas.",
          "Fio maior não significa sinal melhor, porque há uma medida certa. Deixe essa parte com o técnico, que trabalha com o motor desligado.",
        ],
      },
    ],
    photo: "fotos do controle, do motor e da fachada, com o bairro e a distância de que ele abre",
  },
  {
    id: "queda-de-luz-perde-percurso",
    broader: "falta-de-energia",
    label: "Portão que perde o percurso a cada queda de luz",
    phrase: "o portão que perde o percurso a cada queda de luz",
    asks: [
      "portão desprograma sem energia",
      "toda queda luz reprogramar portão",
      "toda queda luz tenho que reprogramar portão",
      "energia cai portão esquece curso",
      "energia cai esquece o curso",
      ...combine(
        ["cai luz", "falta luz", "cai energia", "falta energia", "queda luz", "queda energia", "acaba luz"],
        ["perde percurso", "perde programação", "perde memória", "desprograma", "perde curso", "perde regulagem"],
      ),
      ...combine(["toda hora", "toda vez", "sempre", "direto"], ["cai luz portão", "falta luz portão"]),
      "perde percurso luz",
      "esquece percurso luz",
      "não perder percurso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se cai a luz sempre e o portão perde o percurso, há duas saídas: nobreak próprio para motor de portão, que atravessa a queda, ou fim de curso em ordem, para a central se achar na volta. Para hoje, religue o disjuntor e faça uma abertura e um fechamento completos; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão que precisa ser reprogramado em toda queda de luz perde a posição porque a energia some com a folha andando ou porque o fim de curso, o sensor de parada, falha. Resolve-se com nobreak de portão ou com esse sensor acertado, em visita a partir de {price.preventive} em residência, fora as peças; por ora, dê um ciclo inteiro.",
        "Onde a luz cai toda hora, o percurso do portão se perde por falta de fim de curso em ordem ou de um nobreak, que mantém a central ligada. Faça um ciclo completo, abertura e fechamento, depois de religar; regravar e regular custa desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o percurso se perde", "O que a central esquece quando a luz cai"],
        slots: [
          [
            "O percurso gravado não costuma sumir: o que se perde é a posição, quando a luz cai com a folha andando. Com ímã ou chave de fim de curso no lugar, a folha vai devagar até o fim e se acha; sem eles, abre pela metade ou inverte.",
            "A central guarda o caminho na memória, mas volta sem saber onde a folha parou. O fim de curso dá a ela um ponto certo para recomeçar, e um ímã fora do lugar faz o portão abrir pela metade.",
            "Na queda, a placa esquece o lugar da folha, e não o trajeto. Quem devolve essa referência é o ímã ou a chave de parada, e quando falham o portão inverte ou para antes.",
          ],
          [
            "Se os controles também somem, o defeito é da memória da placa, e não da queda, e pede reparo.",
            "Perder percurso e controles juntos é sinal de memória com problema.",
            "Quando somem até os controles, a memória da placa está falhando e precisa de conserto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Nobreak ou fim de curso: o que resolve", "O que instalar onde a luz cai muito"],
        slots: [
          [
            "O fim de curso revisado custa menos e resolve a posição, mas o portão para enquanto falta luz. O nobreak feito para motor segura as quedas curtas e ainda abre algumas vezes; o de computador desarma na partida.",
            "Se basta o portão se achar na volta, acerte o fim de curso, a saída mais barata. Para não parar nunca, ponha nobreak próprio para motor, com potência acima da etiqueta, porque o de computador não aguenta.",
            "A revisão dos sensores de parada é mais em conta e cuida da posição. O nobreak de portão cuida também do uso sem luz, por algumas aberturas, e não se troca por um de computador.",
          ],
          [
            "O DPS no quadro protege a placa do pico da volta, mas não guarda a posição. Em rua de muita queda, os dois cuidados se somam.",
            "Contra placa queimada, DPS com fio terra; contra percurso perdido, nobreak ou fim de curso. Um não substitui o outro.",
            "DPS, o protetor de surto, evita a queima, e não a perda de posição, por isso anda junto com a outra solução.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Depois de cada queda de luz", "Para pôr o portão de volta hoje"],
        slots: [
          [
            "Faça com o vão livre e à vista, porque o primeiro movimento pode vir lento ou no sentido trocado. Fique longe da folha.",
            "O primeiro ciclo é de procura, às vezes devagar ou invertido. Mantenha a passagem vazia e olhe de longe.",
            "Deixe o caminho livre: a primeira volta pode ser lenta ou ao contrário até a central se localizar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor, espere um minuto e religue.",
          "Acione uma vez e deixe a folha ir até o fim.",
          "Acione de novo e deixe voltar por completo.",
          "Se bate, para antes ou inverte, desligue o disjuntor.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o nobreak segura o portão?",
        answers: [
          "Depende da bateria e do peso da folha: o comum é dar algumas aberturas e manter a central ligada por bom tempo. A ficha diz quantos ciclos.",
          "Algumas aberturas, conforme a bateria, e várias horas só com a central ligada. O número de ciclos vem na ficha.",
        ],
      },
      {
        question: "Estabilizador evita perder o percurso?",
        answers: [
          "Não, porque não tem bateria: quando a luz cai, o motor para junto.",
          "Não. Ele corrige a tensão, mas desliga com a rede.",
        ],
      },
      {
        question: "Preciso destravar o portão em toda queda?",
        answers: [
          "Só se for sair com a rua sem luz, com a folha reta e o disjuntor desligado. O basculante precisa estar fechado e sem defeito, porque com cabo ou mola ruim a folha cai.",
          "Não. Destrave só para passar, em portão de correr ou de abrir. O basculante espera a luz ou o técnico.",
        ],
      },
      {
        question: "Trocar a placa resolve?",
        answers: [
          "Resolve se a memória falhou ou se a central só conta tempo. Antes, confira o fim de curso, que custa menos.",
          "Às vezes. Uma central que lê fim de curso ou encoder se acha sozinha, mas acertar o sensor atual costuma bastar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do quadro de luz, e quantas vezes a luz cai por semana",
  },
  {
    id: "raio-placa-conserto-ou-troca",
    broader: "raio",
    label: "Placa queimada por raio: conserto ou troca",
    phrase: "o conserto ou a troca da placa queimada por raio",
    asks: [
      ...combine(
        ["raio placa", "raio queimou placa", "temporal placa", "tempestade placa"],
        [
          "conserto",
          "conserta",
          "tem conserto",
          "trocar",
          "só trocando",
          "trocar ou consertar",
          "arrumar",
          "recuperar",
          "tem jeito",
        ],
      ),
      "placa raio compensa",
      "placa raio vale pena",
    ],
    intent: "repair",
    answers: {
      any: [
        "Placa do portão que queimou com raio tem conserto quando o surto pegou só a entrada: fusível, varistor, relé ou fonte se trocam em bancada. Com trilha carbonizada ou processador morto, só trocando; a visita para medir parte de {price.preventive} em casa, sem peças, e a placa é orçada por foto.",
        "Tem conserto a placa de portão queimada por raio se o estrago parou na entrada, em fusível, varistor, relé ou fonte; se o processador ou a trilha do circuito queimou, só trocando. Quem separa um caso do outro é a medição, em visita que começa em {price.preventive} na residência, fora as peças.",
        "Caiu raio e a placa do portão queimou? Tem conserto se foi o fusível, o varistor, o relé ou a fonte; só trocando, se trilha ou processador se foram. O técnico mede em casa a partir de {price.preventive}, sem peças, e o valor do reparo ou da central nova vem por foto.",
      ],
      price: [
        "O preço para trocar a placa do portão que queimou com raio depende do modelo do motor e de ela ter conserto: reparar fusível, varistor ou relé é o mais barato, e placa de motor com inversor, o mais caro. O valor sai pela foto da etiqueta; vale até cerca de {price.homeSwapHalf}, metade de um motor trocado em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando se conserta e quando se troca", "O que decide entre reparo e placa nova"],
        slots: [
          [
            "O reparo compensa quando poucos componentes queimaram e ele fica abaixo da metade do preço de uma central nova. Em motor comum de casa, a central compatível é fácil de achar e às vezes custa quase o mesmo que o conserto.",
            "Compare os dois valores: passou da metade de uma central nova, o conserto deixa de valer. Isso acontece mais no motor comum, que aceita centrais compatíveis fáceis de achar.",
            "Vale consertar enquanto o serviço custar menos da metade da peça nova. Nos motores comuns, essa conta costuma ser apertada, porque há central compatível em qualquer loja do ramo.",
          ],
          [
            "Já o motor com inversor usa placa própria do modelo, mais cara, e merece a tentativa de bancada. Se o raio levou também o motor, a troca do conjunto em casa fica de {price.homeSwap}, com mão de obra.",
            "No motor com inversor ocorre o contrário: a placa só serve a daquele modelo e custa mais, portanto se tenta primeiro o reparo. Motor queimado junto muda tudo, pois o conjunto novo, com mão de obra, sai de {price.homeSwap} em casa.",
            "Com inversor, comece pelo conserto, já que a central nova é específica e cara. E, caso o motor tenha ido junto, pense no conjunto: em casa, a troca fica de {price.homeSwap} com a instalação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer antes da visita", "Depois do raio, por fora do motor"],
        slots: [
          [
            "Nada disso exige abrir o motor: sob a tampa pode haver tensão e capacitor carregado mesmo sem sinal de vida. Faça só o que está ao alcance da mão, com o chão seco.",
            "São passos por fora, com a tampa fechada, porque lá dentro resta carga elétrica mesmo com a placa muda. Espere o temporal acabar e o piso secar.",
            "Deixe a tampa no lugar, já que o capacitor guarda carga ainda que o portão esteja mudo. Estes passos se fazem de fora e em lugar seco.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e não insista em religar.",
          "Veja se outros aparelhos da casa também pararam.",
          "Anote a data e a hora da queda do raio.",
          "Fotografe o quadro de luz fechado e a etiqueta do motor.",
          "Peça o orçamento por escrito antes de mandar consertar.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se mede antes de comprar a placa", "A medição depois do raio"],
        slots: [
          [
            "O técnico mede a alimentação, o fusível, o motor e o capacitor em separado, porque um deles em curto queima a placa nova na primeira partida. Fotocélula, receptor e interfone entram no teste, pois o surto anda por qualquer fio comprido.",
            "Antes de comprar a peça, cada parte é testada sozinha: rede, motor, capacitor, fotocélula e receptor. O surto corre pelos fios, e um curto esquecido no motor destrói a central recém-colocada.",
            "Tudo o que se liga à central passa por teste, da tomada ao receptor. Um motor ou capacitor em curto estragaria a peça nova, e os fios longos da fotocélula e do interfone também trazem o surto.",
          ],
          [
            "No mesmo serviço convém instalar DPS, o protetor que desvia o surto, ligado a um fio terra que funcione. Sem ele, a próxima tempestade repete o prejuízo.",
            "Aproveite para pôr no quadro o DPS, que joga o surto para o aterramento; sem terra bom, ele não trabalha. Assim a placa deixa de ser o fusível da casa.",
            "Um DPS no quadro de luz e o aterramento medido fecham o trabalho: é esse protetor que desvia o surto para o chão. Placa nova sem ele fica exposta ao próximo raio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa consertada dura?",
        answers: [
          "Dura, se todos os componentes atingidos foram trocados e o quadro ganhou DPS. Pela lei, o conserto tem 90 dias de garantia; peça por escrito o que foi trocado.",
          "Costuma durar quando o reparo não deixou peça enfraquecida e há proteção contra surto. O código do consumidor dá 90 dias ao serviço, por isso guarde a nota com os itens.",
        ],
      },
      {
        question: "Preciso cadastrar os controles de novo?",
        answers: [
          "Na placa consertada, em geral não, desde que a memória tenha escapado. Já na central nova, todos os controles e o percurso são gravados outra vez, durante a visita.",
          "Com placa nova, sim: reúna os controles da casa, porque cada um é gravado de novo. No conserto, a memória costuma ficar e eles seguem funcionando.",
        ],
      },
      {
        question: "A distribuidora paga a placa queimada por raio?",
        answers: [
          "Pode pagar, quando o dano veio pela rede elétrica. Faça o pedido nos canais dela antes do conserto, guarde a placa velha e junte o orçamento por escrito.",
          "É possível pedir ressarcimento se o surto entrou pela rede. Abra o pedido antes de consertar, com data, hora e orçamento, e não jogue fora a placa queimada.",
        ],
      },
      {
        question: "Posso trocar o fusível da placa em casa?",
        answers: [
          "Não convém: há tensão e capacitor carregado sob a tampa. Além disso, fusível aberto por raio raramente é o único defeito, e o novo queima assim que a energia volta.",
          "Deixe para o técnico. Lá dentro fica carga perigosa, e o fusível costuma abrir porque outra peça entrou em curto; trocá-lo sem medir só repete a queima.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do quadro de luz, com a data do temporal",
  },
  {
    id: "para-em-dia-quente",
    broader: "esquenta",
    label: "Portão que para em dia muito quente",
    phrase: "o portão que para em dia quente",
    asks: [
      "calorão portão parar",
      "calorão portão automático parar funcionar",
      "portão falha só verão",
      "portão eletrônico falha só verão",
      ...combine(
        ["dia quente", "dias quentes", "dia muito quente", "calor forte", "onda calor", "sol forte", "dia sol"],
        ["para", "para meio", "parou", "parando", "trava", "não abre", "não fecha", "emperra"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o dia está muito quente, o portão para no meio do caminho porque o protetor térmico desliga o motor, já aquecido pelo sol, ou porque a folha de metal dilata e raspa. Desligue o disjuntor e espere esfriar. A visita com regulagem em casa sai a partir de {price.preventive}, sem peças.",
        "O motor de portão que para no sol do meio-dia costuma ter sido desligado pelo protetor térmico, a proteção contra calor, ou tem a folha dilatada encostando na coluna. Se volta sozinho depois de frio, a causa está no motor. Medir e regular em residência começa em {price.preventive}, fora peças.",
        "O portão para no calor forte da tarde porque o protetor térmico desligou o motor ou porque a folha de metal cresce alguns milímetros e prende. Corte a energia, espere esfriar e não insista. A visita para medir e acertar a folga custa, em casa, a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Motor quente ou folha dilatada?", "Como separar as duas causas do calor"],
        slots: [
          [
            "O protetor térmico age depois de algumas aberturas: o motor não responde e volta sozinho quando esfria. A dilatação faz a folha raspar sempre no mesmo ponto, já na primeira abertura da tarde, e de manhã ela passa livre.",
            "Se o motor não responde depois de várias aberturas e volta à noite, foi a proteção dele. Se a folha prende no mesmo lugar desde a primeira vez, com sol, e de manhã não, o metal dilatou.",
            "Repare em como ele para. Sem reação nenhuma e de volta quando esfria, é o protetor térmico; raspando num ponto fixo, e só à tarde, é a dilatação da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não jogue água no motor.",
          "Espere a carcaça ficar fria antes de religar.",
          "Procure marca de raspado na folha ou na coluna.",
          "No portão de correr ou de abrir, com o disjuntor desligado, destrave e compare o esforço na mão à tarde e de manhã.",
          "No basculante, não destrave: anote só a hora e o ponto em que ele para.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o calor só revela o defeito", "O que já vinha forçando o motor"],
        slots: [
          [
            "Folha pesada, trilho sujo e capacitor fraco aquecem o motor o ano inteiro. No verão ele já parte quente e chega antes ao limite, e muitas aberturas seguidas têm o mesmo efeito.",
            "O dia quente mostra o que o frio escondia, como atrito na folha, capacitor cansado ou tensão baixa. Muitas aberturas seguidas, em dia de visita, somam um calor que o motor residencial não consegue perder.",
            "Ao sol, o motor já parte quente e sobra menos margem até o limite. Se ele já trabalhava forçado por peso, sujeira ou capacitor fraco, passa desse limite, ainda mais com aberturas seguidas.",
          ],
          [
            "Na dilatação, a folga já era justa demais, por folha que cedeu um pouco, guia torta ou coluna fora de prumo. O metal cresce alguns milímetros ao sol e acaba com ela.",
            "A folha que encosta no calor já estava quase encostando, por dobradiça que cedeu, guia torta ou coluna inclinada. Alguns milímetros de dilatação bastam para prender.",
            "Se a folha dilata e prende, é porque a folga era pequena: ela pendeu ou a guia saiu do lugar. O calor apenas fechou o espaço que restava.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O acerto para o verão", "O que o técnico faz"],
        slots: [
          [
            "O técnico mede a corrente e o capacitor com o portão andando, alivia a folha e abre espaço onde ela encosta quente. Se tudo está certo e o uso passou do limite, troca-se por um motor maior: em casa, de {price.homeSwap}, com mão de obra.",
            "Na visita, mede-se o esforço em movimento, troca-se o capacitor fraco e corrige-se a folga que some no calor. Um motor para mais aberturas só entra depois disso, e a troca residencial fica de {price.homeSwap}.",
            "Primeiro se medem corrente e capacitor, depois a folha é aliviada e, por último, a folga é corrigida. Quando o limite é do próprio modelo, trocar o motor em residência custa de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fazer sombra no motor ajuda?",
        answers: [
          "Ajuda um pouco, se a cobertura não tampar a ventilação nem prender água. A folha pesada e o capacitor fraco, porém, continuam a aquecer o motor.",
          "Alivia, desde que o ar circule. Sozinha, não resolve folha pesada nem capacitor fraco.",
        ],
      },
      {
        question: "Posso jogar água para esfriar?",
        answers: [
          "Não, porque há tensão na placa e a água entra. Desligue o disjuntor e espere.",
          "De jeito nenhum, pelo risco de choque e de queima. O motor esfria sozinho com a energia desligada.",
        ],
      },
      {
        question: "Quanto tempo leva para voltar?",
        answers: [
          "De alguns minutos a perto de uma hora, conforme o modelo e o calor. Se ele voltar e logo parar de novo, não insista.",
          "Em geral de 15 a 30 minutos, e mais em dia muito quente. Se a parada se repete, o motor precisa de medição.",
        ],
      },
      {
        question: "Posso lixar a folha onde encosta?",
        answers: [
          "Não antes de saber por que ela encosta. Acertar dobradiça, guia ou folga costuma bastar, e lixar não corrige a folha que cede.",
          "É melhor esperar o exame do técnico. Se a folha pendeu, ela volta a encostar mesmo lixada.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro, a hora em que para e quantas vezes abriu antes",
  },
];
