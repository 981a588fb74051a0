import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Everyday situations in which one word of the title changes the answer: weeks unused, the car inside, the floor whole. */
export const usoESituacao: NarrowConcept[] = [
  {
    id: "motor-para-pouco-uso",
    broader: "motor",
    label: "Motor para portão que fica semanas sem usar",
    phrase: "o motor para portão pouco usado",
    asks: [
      ...combine(
        ["semanas sem usar", "meses sem usar", "pouco uso", "quase não uso", "usa pouco"],
        ["qual motor", "motor portão", "qual motor portão"],
      ),
      ...combine(
        ["chácara", "sítio", "casa praia", "casa campo"],
        ["qual motor semanas", "motor pouco uso", "qual motor fim semana", "qual motor sem usar"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de sítio ou chácara que fica semanas ou meses sem usar, serve o motor residencial comum, escolhido pelo peso da folha com um terço de folga. Pouco uso não pede linha intensa: a troca em casa fica de {price.homeSwap}, e vale investir em protetor de surto e em desligar o disjuntor na ausência.",
        "Portão que fica semanas sem usar trabalha bem com motor comum de casa, um terço acima do peso da folha, sem pagar por uso intenso. A troca residencial custa de {price.homeSwap}; some um protetor de surto contra raio e deixe o disjuntor desligado enquanto não há ninguém.",
        "Se o portão passa meses sem usar, escolha um motor residencial comum, com um terço de sobra sobre o peso da folha, de {price.homeSwap} na troca em casa. Modelo de uso intenso não se paga ali, e o que protege mesmo é o protetor contra surto e o disjuntor desligado na saída.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que vale pagar e o que não vale", "Onde gastar no portão de pouco uso"],
        slots: [
          [
            "Inversor, que acelera a folha, e motor para dezenas de ciclos por dia não se pagam em portão que abre poucas vezes por mês. Prefira caixa bem vedada e modelo de peça fácil de achar, porque a umidade age mesmo com tudo parado.",
            "Velocidade extra e linha de uso intenso fazem pouca falta a quem abre o portão alguns dias por mês. O dinheiro rende mais num modelo comum, com boa vedação contra chuva e peças à venda em qualquer loja do ramo.",
            "Quem aciona pouco não aproveita o inversor nem a resistência de um motor de prédio. Melhor um aparelho simples, de tampa bem fechada e reposição fácil, já que a água e o tempo trabalham todos os dias.",
          ],
          [
            "Nobreak e bateria precisam de recarga, e desligados por semanas podem estar vazios na volta. Por isso leve sempre a chave de destravamento, útil em folha de correr ou de abrir; basculante só se solta com cabos e equilíbrio bons.",
            "Onde falta luz, lembre que a bateria desligada por muito tempo se descarrega sozinha. Tenha a chave do motor com você para a folha de correr ou de abrir, e no basculante use-a apenas se cabos e contrapeso estão em ordem.",
            "Já a bateria de reserva perde carga parada e pode falhar na chegada. A chave de destravamento resolve em portão de correr ou de abrir, enquanto basculante de cabo ou mola ruim não deve ser solto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Antes de ir embora e na volta", "Rotina de quem usa pouco o portão"],
        slots: [
          [
            "Esta rotina leva poucos minutos e poupa a placa de raio e a folha de sujeira. Faça sempre na mesma ordem, para não religar com o portão trancado.",
            "São poucos minutos na saída e na chegada, que evitam placa queimada e trilho preso. A ordem conta: a tranca sai antes de a energia voltar.",
            "Com um cuidado curto ao sair e outro ao voltar, o portão não vira surpresa. Siga a sequência, porque motor que puxa folha trancada queima.",
          ],
        ],
        steps: [
          "Ao sair, feche, desligue o disjuntor do motor e tranque por dentro com ferrolho ou cadeado.",
          "Na volta, tire o cadeado antes de religar.",
          "Varra o trilho, ou olhe de longe dobradiças e cabos.",
          "Religue e faça um ciclo inteiro olhando, com a passagem livre.",
        ],
      },
      {
        about: "causes",
        headings: ["O que estraga o motor parado", "Raio, umidade e trilho sujo"],
        slots: [
          [
            "A falta de uso quase não gasta o motor. Quem estraga são o raio que entra pela rede, a umidade e os insetos na placa, a graxa endurecida e o mato no trilho, comuns em sítio e chácara.",
            "Parado, o motor se desgasta pouco, mas a placa sofre com surto de raio, bicho e umidade. No campo, o trilho tomado por terra e a graxa velha fazem a folha pesar na volta.",
            "O perigo vem de fora: descarga elétrica na rede, água e formiga na placa, folhas no trilho. O mecanismo em si aguenta a espera, embora a graxa antiga possa endurecer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor estraga por ficar parado?",
        answers: [
          "Em si, pouco. Sofrem a graxa, que endurece, a placa, exposta a umidade e raio, e a pilha do controle, que pode vazar; por isso convém um ciclo com você olhando na volta.",
          "Quase nada no mecanismo. O que mais falha depois de meses é placa úmida ou atingida por surto, bateria descarregada e pilha vazada no controle.",
        ],
      },
      {
        question: "Posso deixar o disjuntor desligado por meses?",
        answers: [
          "Pode, com o portão trancado por dentro. A placa guarda os controles gravados, e algumas centrais fazem um ciclo lento na volta para reconhecer o percurso.",
          "Sim, a memória dos controles não se perde. Ao religar, o primeiro movimento pode ser lento, porque a central mede o caminho de novo; o nobreak, se houver, estará descarregado.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar um portão pouco usado?",
        answers: [
          "Uma vez por ano basta, de preferência antes da temporada de uso. Em casa, a visita com limpeza e ajuste parte de {price.preventive}, sem peças.",
          "Faça uma revisão anual, com limpeza, vedação e teste, pouco antes das férias. O valor começa em {price.preventive} na residência, e as peças são à parte.",
        ],
      },
      {
        question: "Motor solar ou a bateria compensa no sítio?",
        answers: [
          "Compensa onde a rede não chega ao portão ou falta luz com frequência. Com rede estável perto da entrada, o motor comum sai mais em conta e dispensa a troca periódica de bateria.",
          "Se puxar energia até o portão fica caro, sim. Havendo tomada perto e luz firme, o motor de rede custa menos e não tem bateria para trocar a cada poucos anos.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, com a largura, o material e a distância até o quadro de luz",
  },
  {
    id: "conserto-com-carro-na-garagem",
    broader: "conserto",
    label: "Consertar o portão com o carro na garagem",
    phrase: "o conserto do portão com o carro na garagem",
    asks: [
      "consertar portão sem tirar carro",
      "conserto portão sem tirar carro garagem",
      "precisa tirar carro garagem consertar",
      "preciso tirar carro consertar portão",
      "tirar carro antes conserto portão",
      "carro garagem durante conserto",
      "consertar portão carro dentro garagem",
      "precisa tirar carro instalar motor",
      "instalar motor carro garagem precisa tirar",
    ],
    intent: "question",
    answers: {
      any: [
        "Na maioria dos casos não precisa tirar o carro da garagem para consertar o portão: placa, capacitor, sensor e regulagem se fazem com ele dentro, a cerca de um metro do motor. Em cabo, mola, contrapeso ou folha fora do trilho, o carro fica longe do alcance da folha até o técnico escorar.",
        "Dá para consertar o portão com o carro na garagem, desde que haja mais ou menos um metro livre junto ao motor e o caminho da folha esteja vazio. A exceção é defeito de cabo, mola ou contrapeso: aí ninguém passa embaixo, e o carro só se move depois que a folha for escorada.",
        "O técnico conserta o portão com o carro dentro, sim, se o defeito é elétrico, de controle ou de ajuste, e só pede perto de um metro ao lado do motor. Carro preso sob folha solta ou basculante sem cabo não sai do lugar antes da escora, para ninguém ficar embaixo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Com o carro dentro ou fora: o que depende do defeito", "Quando o carro precisa sair"],
        slots: [
          [
            "Conte ao marcar onde está o carro e em que posição o portão parou, porque isso muda a ferramenta e a ordem do serviço.",
            "Na mensagem, diga se há carro dentro e se o portão ficou aberto ou fechado. O técnico já vem preparado.",
            "Informe a posição do portão e do carro quando chamar. Com isso se sabe se é preciso escora.",
          ],
        ],
        bullets: [
          "Elétrica, controle e sensor: o carro pode ficar",
          "Trilho, roldana e cremalheira: caminho da folha livre",
          "Cabo, mola e contrapeso: nada sob a folha",
          "Solda e furo: carro longe ou coberto, por causa de faísca e pó",
        ],
      },
      {
        about: "safety",
        headings: ["Se a folha está aberta sobre o carro", "Quando não se mexe no carro"],
        slots: [
          [
            "Folha apoiada no carro, ou basculante que perdeu o cabo, fica como está: o carro pode ser o apoio dela. Desligue o disjuntor, afaste as pessoas e fotografe de longe.",
            "Não mova o carro se o basculante ficou sem cabo ou encostou nele, porque a folha pode descer. Corte a energia, isole a garagem e mande a foto à distância.",
            "Com a folha encostada no veículo, ninguém entra para tirá-lo, já que ele talvez a segure. Disjuntor desligado, área vazia e uma foto de longe bastam até a escora.",
          ],
          [
            "O técnico escora primeiro, libera o carro depois e só então começa o conserto. Essa ordem vale também quando você tem pressa de sair.",
            "Primeiro entra a escora, em seguida sai o carro, e o conserto fica por último, mesmo com pressa.",
            "A sequência é escorar, retirar o carro e consertar. Sair antes disso põe em risco quem está dentro.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo a garagem fica ocupada", "O tempo do serviço com o carro dentro"],
        slots: [
          [
            "Um reparo pequeno leva em geral até {trade.smallRepair}. A troca do motor toma de {time.tilting} no basculante e de {time.sliding} no de correr, período em que o carro não entra nem sai.",
            "Ajuste e peça comum costumam caber em {trade.smallRepair}. Para motor novo, conte de {time.tilting} em basculante ou {time.sliding} em portão de correr sem usar a saída.",
            "Reserve até {trade.smallRepair} para um conserto simples. Se for trocar o motor, a passagem fica fechada de {time.tilting} no basculante ou {time.sliding} no de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso sair de carro e o portão não abre. O que faço?",
        answers: [
          "Desligue o disjuntor e use a chave de destravamento só em portão de correr ou de abrir, reto e em piso plano. Basculante com defeito não se destrava: chame, {shop.hours}.",
          "Com a energia cortada, o portão de correr ou pivotante inteiro se destrava e abre na mão. O basculante com defeito espera o técnico, {shop.hours}.",
        ],
      },
      {
        question: "O serviço suja ou risca o carro?",
        answers: [
          "Só furo e solda soltam pó e faísca, e então se cobre ou afasta o carro. Regulagem e troca de peça não sujam.",
          "Regular e trocar peça, não. Se houver furo ou solda, deixe o carro fora ou bem coberto.",
        ],
      },
      {
        question: "Posso deixar a chave do carro com alguém?",
        answers: [
          "Convém, porque o técnico pode precisar que o carro recue um pouco. Quem manobra é a família, e não ele.",
          "Sim, com um adulto que saiba manobrar. O técnico não dirige o carro do cliente.",
        ],
      },
      {
        question: "Quanto custa a visita com o carro preso?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças. À noite ou no feriado, a ida tem valor próprio, informado antes.",
          "Em residência começa em {price.preventive}, fora peças. Fora do horário comum, o valor da ida é combinado antes de sair.",
        ],
      },
    ],
    photo: "uma foto do portão com o carro na vaga, tirada de longe, e a da etiqueta do motor",
  },
  {
    id: "controle-velho-no-motor-novo",
    broader: "controle",
    label: "Controle velho no motor novo",
    phrase: "o controle velho no motor novo",
    asks: [
      ...combine(
        ["controle velho", "controle antigo", "controles antigos", "controles velhos", "mesmo controle"],
        ["motor novo", "no motor novo", "trocar motor", "troquei motor", "depois trocar motor", "placa nova funciona"],
      ),
      "usar controle portão velho motor novo",
      "aproveitar controles motor novo",
      "aproveitar controle antigo motor novo",
      "motor novo precisa controle novo",
      "trocar motor precisa trocar controle",
      "trocar motor controles continuam",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode usar o controle velho no motor novo se os dois têm a mesma frequência e o mesmo código: basta gravá-lo na central nova. Código rolante de outra marca não grava; nesse caso, o receptor antigo é ligado à central, e todos os controles continuam.",
        "Dá para ficar com os controles antigos depois de trocar o motor quando são de código fixo, em 433 MHz, ou da mesma linha da central nova. Se não gravam, liga-se o receptor velho à entrada de botoeira, e o controlinho antigo funciona como antes.",
        "Aproveitar o controle do portão velho no motor novo depende do código, e não da marca do motor: fixo costuma gravar, rolante só na mesma linha. Sem gravar, mantém-se o receptor antigo, que custa menos que trocar todos os controles.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o controle antigo serve", "Confira o controle que você tem"],
        slots: [
          [
            "Frequência igual não basta: o tipo de código também tem de ser o mesmo. Veja antes de comprar o motor.",
            "A etiqueta do controle e a ficha da central nova dizem se combinam. Leva dois minutos.",
            "O verso do controle responde quase tudo. Compare com a central que vai entrar.",
          ],
        ],
        steps: [
          "Leia no verso a frequência, em geral 433 MHz.",
          "Abra sem a pilha: chavinhas ou jumpers são código fixo.",
          "Compare a marca e a linha com as da central nova.",
          "Teste a gravação: se a luz da central não reage ao botão, o código é outro.",
        ],
      },
      {
        about: "choose",
        headings: ["Aproveitar ou comprar outros", "Quando vale trocar os controles"],
        slots: [
          [
            "Com muitos controles na família ou no prédio, manter o receptor antigo sai mais barato que trocar todos. Ele se liga à entrada de botoeira da central nova, por dois fios.",
            "Em prédio, onde são dezenas, conserva-se o receptor atual ligado à placa nova. Custa só a ligação, serviço de até {trade.smallRepair}.",
            "A partir de quatro ou cinco controles, guardar o receptor velho compensa. São dois fios na entrada do botão.",
          ],
          [
            "Se são poucos e de código fixo, aproveite a troca e passe a código rolante, que não se copia. O fixo, qualquer chaveiro clona em segundos.",
            "Na casa, com dois ou três, compensa começar com rolante, mais seguro. Controle fixo se copia com facilidade.",
            "Poucos controles e código fixo são o caso de trocar por rolante, porque a segurança melhora por pouco dinheiro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa cada saída", "Gravar, manter o receptor ou comprar"],
        slots: [
          [
            "Gravar os velhos na instalação não costuma somar. Ligar o receptor antigo custa pouco, e controles novos, um por pessoa, são a saída mais cara, maior no rolante original.",
            "Na ordem: gravação na própria instalação, receptor mantido e controles novos. O rolante da marca é o mais caro de todos.",
            "Regravar é o mais barato, o receptor fica no meio e comprar para todos é o topo da conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor novo já vem com controle?",
        answers: [
          "Os nossos kits vêm com controles; os velhos entram como reserva, se o código combinar.",
          "Sim, nos nossos kits. Os antigos, quando gravam, ficam de reserva.",
        ],
      },
      {
        question: "O controle velho continua abrindo o motor antigo que guardei?",
        answers: [
          "Sim, enquanto estiver na memória daquela placa. Se vender o motor, apague a memória antes.",
          "Continua, até a memória da placa antiga ser apagada.",
        ],
      },
      {
        question: "Posso ter os dois tipos no mesmo portão?",
        answers: [
          "Pode, com o receptor antigo ao lado do novo. Os dois valem ao mesmo tempo.",
          "Sim: cada receptor lê os seus. Lembre que um perdido precisa sair do receptor certo.",
        ],
      },
      {
        question: "Quem grava os controles velhos?",
        answers: [
          "O técnico, na própria instalação do motor. Separe todos, com pilha boa.",
          "Isso é feito no dia da troca. Deixe os controles da família à mão.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor novo",
  },
  {
    id: "basculante-bate-no-teto",
    broader: "bate-forte",
    label: "Basculante bate no teto ao abrir",
    phrase: "o portão que bate no teto ao abrir",
    asks: [
      ...combine(
        ["bate teto", "bate forro", "bate laje", "bate em cima", "bate gesso", "bate lâmpada", "bate luminária"],
        ["portão", "basculante", "ao abrir", "quando abre", "garagem abrir"],
      ),
      "basculante bate forte abrir",
      "basculante bate quando sobe",
      "basculante bate subida",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que bate no teto ou no forro ao abrir está passando do ponto, em geral porque o fim de curso desliga tarde ou o contrapeso ficou pesado demais. Pare de usar e chame o técnico; a visita de ajuste parte de {price.preventive} em casa, sem peças.",
        "Quando o portão bate no teto da garagem ao abrir, o fim de curso, que manda parar, costuma estar fora do lugar, ou o contrapeso puxa demais a folha para cima. Deixe de usar o basculante até o acerto, que em residência começa em {price.preventive}, fora as peças.",
        "O basculante bate no forro quando abre por parada atrasada, do fim de curso, ou por contrapeso mais pesado que a folha; uma luminária nova no caminho do teto também conta. Não use o portão até a regulagem, em visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que ele bate no teto", "Parada, equilíbrio ou falta de folga"],
        slots: [
          [
            "Pense no que mudou antes da primeira batida, porque isso aponta a causa. Se a folha acelera na subida, a suspeita é do contrapeso; se sobe no ritmo de sempre, é da parada.",
            "Subida acelerada fala de contrapeso, e subida normal com batida no fim fala de parada. O que aconteceu pouco antes ajuda a confirmar.",
            "Repare no ritmo: folha que dispara para cima está desequilibrada, e a que sobe igual a sempre só para tarde. A mudança mais recente completa a pista.",
          ],
        ],
        bullets: [
          "Depois de falta de luz: a central pode ter perdido o percurso gravado",
          "Depois de trocar cabo ou mexer no peso: contrapeso pesado demais",
          "Depois de forro, lâmpada ou câmera novos: a folga acabou",
          "Sem mudança nenhuma: fim de curso gasto ou deslocado",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o conserto", "Enquanto o técnico não chega"],
        slots: [
          [
            "Desligue o disjuntor e deixe o portão como está, sem ninguém embaixo. Não destrave a folha nem mexa no peso: com o contrapeso fora do ponto, o basculante pode subir ou descer de uma vez.",
            "Corte a energia no disjuntor e mantenha todos longe da folha. Destravar um basculante desequilibrado ou tirar peso por conta própria pode fazê-lo disparar para cima ou cair.",
            "Com o disjuntor desligado, não passe por baixo e não solte o destravamento. A folha com peso errado se move sozinha e de repente, e o acerto do contrapeso é só do técnico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corrige", "O que é ajustado na visita"],
        slots: [
          [
            "O técnico escora a folha e confere primeiro o equilíbrio. Depois recua a parada de abertura, no fim de curso ou no percurso da central, até sobrar folga para o teto, e liga a desaceleração onde a placa tem.",
            "Com a folha escorada, o contrapeso é conferido antes de tudo. Em seguida a abertura é encurtada alguns centímetros, pelo sensor ou pela placa, e a chegada fica mais lenta se a central permite.",
            "Primeiro vem o equilíbrio, com a folha apoiada em escoras. Só então se ajusta o ponto de parada, para o portão chegar sem tocar em cima, e a redução de velocidade nas placas que a oferecem.",
          ],
          [
            "Braço, suportes e soldas são olhados na mesma visita, porque cada pancada os afrouxa. Se houver peça trincada ou fim de curso quebrado, ela entra no orçamento à parte.",
            "A batida repetida afrouxa suporte e trinca solda, e por isso o conjunto é revisado junto. O que estiver quebrado, como o sensor, é somado ao valor do ajuste.",
            "Na mesma ida se procuram trinca em solda, suporte solto e braço torto, marcas comuns das pancadas. Peças novas são cobradas além da regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um calço para ele não bater no teto?",
        answers: [
          "Não. O motor continua empurrando contra o calço, força braço e redutor, e a folha pode voltar de repente. Quem deve segurar é a parada regulada.",
          "O calço só muda o lugar da pancada: o motor segue forçando e o braço recebe o esforço. A correção é na parada ou no contrapeso.",
        ],
      },
      {
        question: "Se encurtar a abertura, o carro ainda passa?",
        answers: [
          "Em geral passa, porque o acerto tira poucos centímetros. Meça antes a altura livre e a do carro, com o rack e a antena.",
          "Quase sempre, já que a redução é pequena. Se a altura já era justa para o carro, avise o técnico antes da regulagem.",
        ],
      },
      {
        question: "Bater no teto estraga o motor?",
        answers: [
          "Estraga aos poucos, porque engrenagem, braço e solda recebem cada pancada. Quanto antes a parada é acertada, menos peças se perdem.",
          "Sim: o impacto repetido gasta o redutor e trinca solda. Forro e luminária também sofrem.",
        ],
      },
      {
        question: "Quanto tempo leva o ajuste?",
        answers: [
          "Só a regulagem da parada costuma levar até {trade.smallRepair}. Acertar contrapeso ou trocar braço e cabo toma mais tempo.",
          "Recuar a parada é serviço de até {trade.smallRepair}. Quando o equilíbrio está errado ou há solda trincada, conte mais.",
        ],
      },
    ],
    photo: "um vídeo de lado do final da abertura, gravado de longe, e uma foto do espaço entre a folha e o teto",
  },
  {
    id: "automatizar-sem-quebrar-o-piso",
    broader: "automatizar-manual",
    label: "Automatizar sem quebrar o piso",
    phrase: "a automação sem quebrar o piso",
    asks: [
      ...combine(
        ["automatizar", "instalar motor", "colocar motor", "motor portão", "automatizar portão"],
        [
          "sem quebrar piso",
          "sem quebrar chão",
          "sem quebrar calçada",
          "precisa quebrar piso",
          "sem obra",
          "sem quebradeira",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, na maioria dos casos dá para instalar motor e automatizar o portão sem quebrar o chão: o basculante não usa o piso, o de abrir prende na coluna e o de correr aceita base parafusada em concreto firme. O cabo vai em eletroduto, o tubo do fio, pela parede ou pelo alto.",
        "Dá para pôr motor no portão sem quebrar o piso: o fio corre em eletroduto aparente, e o motor se fixa na coluna, na lateral ou em base de aço parafusada. Só se corta quando falta trilho embutido, o piso é fraco ou o cabo precisa cruzar o vão por baixo.",
        "Consegue, sim, automatizar o portão sem quebradeira, mesmo com piso novo ou porcelanato. Basculante não toca o chão, pivotante usa a coluna, e o de correr leva base parafusada; o eletroduto passa pela parede, e quebrar fica para piso fraco ou trilho embutido.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Em cada portão, o que mexe no chão", "Quando não quebra e quando quebra"],
        slots: [
          [
            "Quase tudo se resolve por cima, e o que pede corte no piso é exceção.",
            "O chão só entra na conta em alguns casos, conforme o tipo de portão.",
            "Veja o seu tipo de portão: na maioria deles o piso fica como está.",
          ],
        ],
        bullets: [
          "Basculante: nada no piso; motor na lateral e cabo pela parede.",
          "De correr com trilho: base parafusada, se o concreto é firme.",
          "De correr sem trilho: trilho novo de sobrepor, fixado sobre o piso.",
          "De abrir, duas folhas: o cabo da outra coluna passa por cima do vão ou em corte fino no piso.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é instalado sem obra", "Porcelanato e piso novo"],
        slots: [
          [
            "Em porcelanato, o furo da base é feito com broca diamantada e sem impacto, para não trincar a peça. Se ela soa oca, a base vai na parede ou num ponto de concreto.",
            "Peça de porcelanato se fura com broca diamantada, devagar e com água. Quando soa oca embaixo, procura-se outro ponto firme, porque ali ela racharia.",
            "Broca diamantada e rotação sem impacto evitam trincar o porcelanato. Antes o técnico bate na peça: som oco indica mudar a base de lugar.",
          ],
          [
            "O eletroduto sai do quadro, segue rente à parede e pode ser pintado da mesma cor. A instalação leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "Do quadro até o motor, o tubo do fio acompanha a parede e aceita tinta. Conte {time.tilting} em basculante e {time.sliding} em deslizante.",
            "O fio fica dentro do eletroduto, pintável, no alto ou junto ao rodapé. São {time.tilting} de serviço no basculante e {time.sliding} no de correr.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa sem obra", "O valor quando não há quebra"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}. No de correr e no de abrir, a troca de um motor em casa, {price.homeSwap}, serve de referência, e a distância até o quadro soma cabo e eletroduto.",
            "O kit de basculante até {width.quarterHp}, colocado, começa em {price.lowest}. Para correr e abrir, tome como base {price.homeSwap}, valor da troca; cabo longo encarece.",
            "Basculante de até {width.quarterHp} sai desde {price.lowest}, já montado; os outros tipos giram em torno da troca, {price.homeSwap}. Tubo aparente custa menos que rasgar e refazer o piso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A base do motor de correr precisa ser de concreto?",
        answers: [
          "Só se o piso é fraco ou de terra. Em concreto firme, a base de aço vai parafusada com chumbador.",
          "Não em piso de concreto bom. Em lajota solta ou terra, faz-se uma base pequena, que precisa curar alguns dias.",
        ],
      },
      {
        question: "O trilho de sobrepor atrapalha o carro?",
        answers: [
          "Pouco: fica um ou dois centímetros acima do piso, e o carro passa por cima. Para cadeira de rodas ou carrinho, o embutido é melhor.",
          "Não no uso comum, porque a roda vence o ressalto. Quem usa cadeira de rodas deve preferir trilho embutido, com corte.",
        ],
      },
      {
        question: "Fica fio à vista?",
        answers: [
          "Fica o eletroduto, não o fio, e ele pode ser pintado da cor da parede.",
          "Só o tubo rígido, que aceita pintura. O fio corre protegido por dentro.",
        ],
      },
      {
        question: "E a fotocélula, precisa de corte no piso?",
        answers: [
          "Em geral não: o cabo do outro lado passa por cima do vão. Há também modelos sem fio, com bateria em uma das pontas.",
          "Quase nunca. Leva-se o fio pelo alto ou usa-se fotocélula sem fio em uma coluna.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do piso junto a ele e do caminho até o quadro de luz",
  },
  {
    id: "fio-do-portao-junto-com-outros",
    broader: "instalacao-eletrica",
    label: "Fio do portão junto com câmera e interfone",
    phrase: "o fio do portão junto com outros cabos",
    asks: [
      "fio interfone portão mesmo tubo",
      "interfone portão mesmo tubo",
      "interfone portão mesmo conduíte",
      "cabo interfone portão juntos",
      "fio câmera portão mesmo tubo",
      "mesmo tubo portão",
      ...combine(
        [
          "fio portão junto",
          "fio motor junto",
          "cabo portão junto",
          "passar fio portão",
          "mesmo conduíte portão",
          "mesmo eletroduto",
        ],
        ["câmera", "interfone", "internet", "cabo rede", "antena", "cerca elétrica", "telefone"],
      ),
      "fotocélula mesmo eletroduto motor",
      "fio fotocélula junto motor",
      "fio botoeira junto motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Não, o fio do motor do portão não pode passar junto com o da câmera ou do interfone, porque a força põe chiado na imagem e no som e um fio descascado leva 127 ou 220 V ao aparelho. Use um conduíte para a força e outro para os sinais. A fotocélula e a botoeira vão no conduíte de sinal.",
        "O fio de força do portão junto com o cabo da câmera, no mesmo cano, não pode, porque o motor causa ruído a cada partida e um defeito de isolação põe a tensão da rede no interfone. O cabo do motor vai em eletroduto próprio. A botoeira e a fotocélula podem dividir o tubo da câmera.",
        "No conduíte do portão passam o cabo de alimentação, de 2,5 mm² ou mais, o que depende da distância, com fio terra, e os cabos que vão da central aos motores, um por folha no pivotante. Fotocélula, botoeira e trava de baixa tensão vão em outro conduíte. O fio da câmera ou do interfone também fica nesse segundo tubo.",
        "Não passe o fio do motor no mesmo eletroduto do interfone ou da câmera. A norma separa força de sinal pelo risco de choque, e na prática o motor causa chiado no som e listras na imagem. Com um só conduíte, a saída é um tubo novo, ainda que aparente.",
        "O fio do interfone e o do motor do portão não vão no mesmo tubo: a energia põe ruído na voz e, num fio descascado, leva 127 ou 220 V ao aparelho. Use um tubo para a energia e outro para o interfone, que pode dividir com a botoeira e a fotocélula. Com um tubo só, a saída é outro aparente.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pode ir junto e o que não pode", "O que vai no tubo de força e no de sinal"],
        slots: [
          [
            "A divisão é pela tensão do cabo, e não pelo aparelho que ele serve. Na prática, fica assim:",
            "Cada tipo de fio tem o seu caminho, em casa e em prédio. Separe assim:",
            "Cada tubo recebe só um tipo de cabo, para o motor não atrapalhar os sinais. A separação é esta:",
          ],
        ],
        bullets: [
          "Força do motor: tubo próprio, com fio terra",
          "Botoeira, fotocélula e trava de 12 ou 24 V: tubo de sinal",
          "Câmera, interfone e rede: tubo de sinal, longe do motor",
          "Cerca elétrica: caminho só dela, nunca com os outros",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer se já está tudo no mesmo conduíte", "Como saber se o motor atrapalha a câmera"],
        slots: [
          [
            "Listras na imagem, zumbido no interfone ou portão que para sem motivo quando o motor parte são sinais de cabos misturados. Veja se acontecem só com o portão andando.",
            "Repare se a câmera treme ou o interfone zumbe exatamente enquanto o portão anda. Se a falha some com o motor parado, os cabos estão juntos.",
            "O chiado que começa e termina com o motor aponta para cabos no mesmo tubo. A fotocélula que falha na partida do portão é outro indício.",
          ],
          [
            "Quem corrige é o eletricista ou o técnico, que passa o sinal para outro tubo com o disjuntor desligado. Não puxe fio por conta própria, porque a isolação velha se rasga no arrasto.",
            "A separação é feita com a energia cortada, por profissional, e em geral se muda o cabo de sinal, mais fino. Puxar um fio antigo sem cuidado descasca o que está junto.",
            "O eletricista muda o cabo de sinal, com o circuito desligado. Um fio antigo puxado à força perde a capa e pode dar choque.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que fazer quando só há um conduíte", "Como separar sem quebrar muito"],
        slots: [
          [
            "Deixe o conduíte com a força do motor e leve o sinal por tubo aparente ou canaleta externa, ou use câmera sem fio. É mais barato que quebrar o piso e acaba com o chiado.",
            "A força fica no tubo que existe, e a câmera ganha canaleta ou eletroduto aparente, ou passa a ser Wi-Fi. Quebrar o piso é a saída mais cara.",
            "Com um tubo só, mantenha nele o motor e passe o resto por fora, em eletroduto de sobrepor, ou use câmera sem fio. Abrir parede e piso é o último recurso.",
          ],
          [
            "O custo muda com os metros de tubo e com a altura em que ele corre. Se for só medir e reorganizar ligações no portão, a visita em casa parte de {price.preventive}, sem peças.",
            "O preço depende da distância e do tipo de tubo. Para conferir ligações e ajustar o portão, a visita em residência custa a partir de {price.preventive}, sem peças.",
            "Os metros de eletroduto e a dificuldade do caminho fazem o valor. A visita que só confere e ajusta, em casa, começa em {price.preventive}, fora peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual fio usar para o motor do portão?",
        answers: [
          "No mínimo 2,5 mm², com terra e circuito próprio, e um mais grosso longe do quadro. Nas nossas instalações, o circuito é de 220 V só do portão.",
          "Um cabo de 2,5 mm² ou mais, conforme a distância, com fio terra e disjuntor só dele. Acima de uns 30 metros, convém calcular.",
        ],
      },
      {
        question: "Posso pegar a energia da câmera no motor?",
        answers: [
          "Não, porque ligada nos bornes do motor um defeito derruba os dois, e a partida causa ruído. A fonte da câmera vai em tomada própria.",
          "Não convém. Use outro ponto, com protetor de surto, para a câmera seguir gravando com o portão desligado.",
        ],
      },
      {
        question: "A fotocélula pode ir no tubo do motor?",
        answers: [
          "O certo é usar um tubo separado, porque o ruído da partida faz o sensor falhar e o portão voltar sem motivo.",
          "Não é o indicado. No mesmo tubo, o portão pode parar no meio, e a causa é difícil de achar.",
        ],
      },
      {
        question: "Quantos centímetros separar se correrem lado a lado?",
        answers: [
          "Quanto mais, melhor, e uns 20 a 30 cm em trechos paralelos já reduzem bem o ruído. Se precisarem se cruzar, cruzem em ângulo reto.",
          "Deixe perto de 30 cm entre o tubo de força e o de sinal e cruze os dois em 90 graus. Cabo blindado ajuda quando não há espaço.",
        ],
      },
    ],
    photo: "fotos dos tubos e caixas por onde os cabos passam, com as tampas fechadas",
  },
  {
    id: "melhor-dia-para-manutencao",
    broader: "manutencao",
    label: "Melhor dia e hora para a manutenção",
    phrase: "o melhor dia para a manutenção",
    asks: [
      ...combine(
        ["melhor dia", "melhor horário", "que dia", "qual horário", "melhor hora"],
        ["manutenção portão", "revisão portão", "fazer manutenção", "manutenção prédio", "manutenção condomínio"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O melhor dia e horário para a manutenção do portão é no meio da semana, de dia, fora do pico em que os carros saem e chegam. Em prédio, prefira o meio da manhã ou da tarde e avise os moradores com um ou dois dias; em casa, a visita parte de {price.preventive}, sem peças.",
        "Para fazer a manutenção do portão, escolha um horário com luz do dia e poucos carros: no prédio, entre o pico da manhã e o da tarde, de terça a quinta. Em casa serve qualquer dia em que o carro possa esperar, e a visita começa em {price.preventive}, fora as peças.",
        "Terça, quarta ou quinta, no meio da manhã ou da tarde, costuma ser o melhor dia e horário para a manutenção do portão do prédio, longe do pico de carros. Em residência, qualquer turno com luz serve, com visita a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Por que de dia e no meio da semana", "Horários que ajudam e que atrapalham"],
        slots: [
          [
            "Com luz do dia se enxergam melhor cabo desfiado, solda trincada e fio ressecado. No prédio, segunda cedo, sexta à noite e véspera de feriado juntam mais carros na rampa, e o portão parado vira fila.",
            "A claridade mostra trinca de solda, cabo gasto e fiação ruim, que à noite passam despercebidos. Evite em prédio a segunda de manhã, a noite de sexta e a véspera de feriado, quando há mais movimento.",
            "De noite é fácil deixar passar um cabo puído ou uma solda aberta. Já o começo da segunda, o fim da sexta e as vésperas de feriado enchem a garagem do prédio, e o serviço atrasa todo mundo.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo reservar", "Quanto tempo o portão fica parado"],
        slots: [
          [
            "Em casa, a regulagem costuma levar até {trade.smallRepair}. No prédio, reserve meio período, porque cada portão é limpo, ajustado e testado em ciclos inteiros.",
            "Reserve até {trade.smallRepair} em residência e um turno em condomínio, onde há mais de um portão ou mais aberturas a testar.",
            "Uma casa pede até {trade.smallRepair} de portão parado. Em condomínio conte meio dia, já que cada folha passa por limpeza, ajuste e vários testes.",
          ],
          [
            "Peça gasta pode ser trocada na mesma hora, se o modelo for comum e você aprovar o valor. Do contrário, a troca fica marcada para outro dia.",
            "Aparecendo desgaste, a peça comum às vezes é trocada ali, depois de aprovado o preço; a que precisa vir de fora pede outra visita.",
            "Se algo precisar de troca, isso é combinado na hora. Item comum pode entrar no mesmo dia, e o mais raro exige voltar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que preparar para o dia", "Antes de o técnico chegar"],
        slots: [
          [
            "Um pouco de preparo encurta a visita e o tempo de portão parado. Nada disso pede ferramenta.",
            "Deixe estas coisas prontas para o serviço começar logo que o técnico chegar.",
            "Com a passagem livre e as informações à mão, a manutenção anda mais depressa.",
          ],
        ],
        steps: [
          "Avise quem usa a garagem e libere a passagem.",
          "Deixe à mão os controles, a chave de destravamento e o acesso ao quadro.",
          "Anote o que o portão tem feito de diferente e em que hora.",
          "Em prédio, combine quem orienta os carros enquanto o portão está parado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção pode ser à noite?",
        answers: [
          "Pode, sobretudo se o portão não pode parar de dia ou o caso é urgente. O valor da ida nesse horário é informado antes, e a revisão completa rende mais com luz.",
          "É possível, com o preço do horário combinado antes. Para a revisão de rotina, porém, a luz do dia ajuda a ver cabo, solda e fiação.",
        ],
      },
      {
        question: "Há época do ano melhor para revisar o portão?",
        answers: [
          "Antes das chuvas de verão, porque dá tempo de ver vedação, terra no trilho e protetor de surto. Depois da temporada, uma olhada na ferrugem também ajuda.",
          "A primavera, antes da temporada de chuva e raios, é uma boa hora para conferir vedação, aterramento e protetor contra surto.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer a manutenção?",
        answers: [
          "Em casa, {visits.home}; em prédio e empresa, {visits.business}. Portão com muitas aberturas por dia pede o intervalo mais curto.",
          "O intervalo é {visits.home} em residência e {visits.business} em condomínio ou comércio, e encurta quando o portão abre muito.",
        ],
      },
      {
        question: "Os carros podem passar durante a manutenção?",
        answers: [
          "Em alguns momentos, sim, se alguém orienta a passagem e o técnico libera. Com a folha escorada ou o motor aberto, ninguém entra nem sai.",
          "Só nas pausas que o técnico indicar. Enquanto a folha está solta ou escorada, a passagem fica fechada, e por isso o aviso aos moradores conta.",
        ],
      },
    ],
    photo: "uma foto do portão e da etiqueta do motor, com os dias e horários em que pode receber",
  },
  {
    id: "motor-barato-presta",
    broader: "preco",
    label: "Motor barato presta?",
    phrase: "o motor barato",
    asks: [
      ...combine(
        ["motor barato", "motor mais barato", "motor em conta"],
        ["presta", "é bom", "aguenta", "dura", "vale a pena"],
      ),
      "motor barato presta casa carros",
      "motor barato casa carros",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão mais barato presta para casa, mesmo com 3 ou 4 carros, se aguenta o peso da folha e tem garantia e peça à venda: o uso de uma família é leve. No basculante de até {width.quarterHp}, o mais em conta, instalado, sai por {price.lowest}.",
        "Vale a pena o motor barato de marca conhecida, com nota e garantia, desde que a capacidade passe do peso da folha em um terço; aí dura como outro e aguenta 3 carros por dia. Instalado no basculante, parte de {price.lowest}; dá problema o fraco para a folha.",
        "O motor mais barato serve para sua casa quando é o modelo simples, e não o menor do que a folha pede: com peso certo e garantia, 4 carros não o cansam. Para gastar pouco, o kit basculante instalado começa em {price.lowest}; o caro só abre mais rápido.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Barato que serve e barato que quebra", "Como saber se o motor barato é bom"],
        slots: [
          [
            "O preço baixo é bom quando vem de menos velocidade, e ruim quando vem de menos capacidade. Compare antes de comprar.",
            "Olhe o que foi cortado para baratear: velocidade se dispensa, capacidade não. Estes sinais separam um do outro.",
            "Velocidade menor não faz falta em casa; capacidade menor queima o motor. Confira os quatro pontos.",
          ],
        ],
        bullets: [
          "Serve: etiqueta com um terço de folga sobre o peso da folha",
          "Serve: placa e engrenagem à venda na sua região",
          "Evite: sem nota, sem garantia ou sem manual em português",
          "Evite: usado sem procedência, em que só a instalação custa quase o novo",
        ],
      },
      {
        about: "cost",
        headings: ["Compare o preço já instalado", "O que entra na conta do motor barato"],
        slots: [
          [
            "Anúncio de motor sozinho não tem mão de obra, controles nem cremalheira. Só a instalação de um motor seu parte de {price.installation}, e o kit basculante de até {width.quarterHp}, com tudo, de {price.lowest}.",
            "Some instalação e acessórios antes de achar barato: instalar motor comprado fora custa a partir de {price.installation}. O kit completo de basculante até {width.quarterHp}, colocado, começa em {price.lowest}.",
            "O barato da internet vem só na caixa, e a mão de obra avulsa parte de {price.installation}. Perto disso, o kit de basculante montado, desde {price.lowest}, já inclui controles e central.",
          ],
          [
            "No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra, e o modelo simples ocupa a parte baixa da faixa. Velocidade e inversor levam à alta.",
            "Portão deslizante ou de abrir tem troca de {price.homeSwap}, com o serviço; o mais simples fica no começo dela. Paga-se mais por rapidez e parada suave.",
            "Fora do basculante, conte de {price.homeSwap} na troca residencial. O modelo comum está embaixo, e o rápido, com inversor, em cima.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para o motor barato durar", "O que faz o motor em conta durar"],
        slots: [
          [
            "Quem encurta a vida do motor é a folha pesada, e não o preço: roda livre, trilho limpo e contrapeso certo valem mais que a marca. Com revisão {visits.home}, o residencial costuma durar {trade.life}.",
            "Folha leve e bem regulada faz o motor simples chegar a {trade.life}. Roldana presa e trilho sujo acabam com qualquer um, por isso a revisão é {visits.home}.",
            "A vida usual é de {trade.life}, desde que o portão ande leve na mão. Uma revisão {visits.home} mantém roldana, trilho e contrapeso em ordem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas aberturas por dia o motor barato aguenta?",
        answers: [
          "O residencial comum atende bem dez a vinte aberturas espalhadas no dia, que é o uso de uma família. Muitas seguidas esquentam.",
          "Uma casa com 3 ou 4 carros faz perto de dez ou doze por dia, dentro do que ele suporta. A ficha diz os ciclos por hora.",
        ],
      },
      {
        question: "Quando o barato não serve?",
        answers: [
          "Em prédio, comércio ou folha pesada: aí o motor tem de ser de uso intenso, pelos ciclos por hora.",
          "Em uso coletivo e portão pesado. Ele esquenta, desarma e acaba cedo.",
        ],
      },
      {
        question: "Qual a garantia do motor mais barato?",
        answers: [
          "A mesma dos outros que vendemos: {warranty.motor} no motor e {warranty.installation} na instalação.",
          "São {warranty.motor} de fábrica no motor, igual aos mais caros, e {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, ou Pix.",
          "Dá, motor e instalação em até {shop.instalments} vezes no cartão.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e o material",
  },
  {
    id: "gasto-de-luz-no-condominio",
    broader: "consumo",
    label: "Quanto o portão do condomínio gasta de luz",
    phrase: "o gasto de luz do portão do condomínio",
    asks: [
      "kwh condomínio",
      "quantos kwh portão condomínio",
      "kwh gasta portão condomínio mês",
      "quanto gasta portão condomínio mês",
      "quanto gasta portão eletrônico mês condomínio",
      "quanto gasta portão prédio mês",
      "consumo portão condomínio mês",
      ...combine(
        ["gasta energia", "gasta luz", "consumo energia", "consumo luz", "conta luz"],
        [
          "portão condomínio",
          "portão prédio",
          "portão condomínio aberturas",
          "portão prédio aberturas",
          "condomínio mês",
        ],
      ),
      "quanto gasta energia portão condomínio aberturas dia",
      "consumo portão aberturas por dia",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão do prédio ou condomínio com 200 aberturas por dia consome, em conta aproximada, de 25 a 50 kWh de energia por mês. São 400 movimentos de 10 a 15 segundos, mais de uma hora de motor por dia, e isso pesa pouco na conta de luz, bem menos que bomba e elevador.",
        "Com 200 aberturas por dia, o consumo de luz do portão do condomínio fica perto de 25 a 50 kWh por mês, conforme a potência e o tempo de cada movimento. O motor trabalha pouco mais de uma hora por dia, e bomba e elevador do prédio gastam muito mais.",
        "Quanto gasta de energia o portão do prédio? Cerca de 25 a 50 kWh por mês com 200 aberturas por dia, que são 400 movimentos curtos, de 10 a 15 segundos. Na conta de luz do condomínio é parte pequena, abaixo de elevador e bomba.",
      ],
      price: [
        "O portão do condomínio com 200 aberturas por dia gasta de 25 a 50 kWh de luz por mês, em conta aproximada. Para saber o valor, multiplique esse consumo pela tarifa impressa na conta do prédio; ele fica bem abaixo do que gastam bomba e elevador.",
        "Em dinheiro, o consumo do portão do prédio são uns 25 a 50 kWh por mês, com 200 aberturas por dia, vezes a tarifa que está na conta de luz. O motor funciona pouco mais de uma hora por dia, bem menos que elevador e bomba.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do seu portão", "Como calcular o consumo do mês"],
        slots: [
          [
            "Com a etiqueta do motor e um relógio você chega perto do número do seu prédio. Os watts da etiqueta são a potência elétrica, e mil deles formam um quilowatt.",
            "O cálculo pede só a potência em watts da etiqueta e um cronômetro. Divida os watts por mil para ter quilowatts.",
            "Para o valor do seu prédio, use a etiqueta, que traz os watts, e cronometre um movimento. Cada mil watts são um quilowatt.",
          ],
        ],
        steps: [
          "Conte as aberturas de um dia comum e multiplique por dois movimentos.",
          "Cronometre um movimento e multiplique: é o tempo de motor por dia.",
          "Passe para horas e multiplique pelos quilowatts e por 30 dias.",
          "Some central, nobreak e câmeras, ligados o dia todo.",
          "Multiplique os kWh pela tarifa da conta.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o portão gastar mais", "Onde o consumo sobe"],
        slots: [
          [
            "Folha pesada de mover é o que mais aumenta o gasto, porque o motor puxa mais corrente e demora mais em cada ciclo. Trilho sujo, roldana gasta e falta de equilíbrio são as causas comuns.",
            "O consumo cresce quando o motor força: roldana ruim, trilho com sujeira ou basculante desequilibrado deixam cada movimento mais lento e com mais corrente.",
            "Atrito custa energia. Com trilho sujo, roldana gasta ou folha sem equilíbrio, cada ciclo leva mais tempo e pede mais corrente do motor.",
          ],
          [
            "Também contam os aparelhos que nunca desligam, como central, nobreak e câmeras. Cada 10 watts ligados o mês inteiro são uns 7 kWh.",
            "O que fica aceso dia e noite soma sem aparecer: a cada 10 watts de central, câmera ou nobreak, vão cerca de 7 kWh por mês.",
            "Nobreak, câmera e central trabalham 24 horas, e 10 watts contínuos equivalem a perto de 7 kWh mensais.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que faz gastar menos", "Onde há economia de verdade"],
        slots: [
          [
            "Manutenção {visits.business} mantém a folha leve, e uma pausa bem escolhida deixa passar vários carros por abertura no pico. A economia maior está no desgaste do motor, cuja troca em portão pesado fica de {price.heavySwap}.",
            "Com revisão {visits.business} e pausa que aproveite a fila, o portão faz menos ciclos e menos força. O ganho aparece mais na vida do motor, que em portão pesado custa de {price.heavySwap} para trocar, com mão de obra.",
            "Cuidar da folha {visits.business} e ajustar a pausa do horário de pico reduzem esforço e número de aberturas. Poupa-se um pouco de luz e bastante do motor, de {price.heavySwap} na troca em portão pesado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com inversor gasta menos no prédio?",
        answers: [
          "Um pouco, na partida, e a diferença na conta é pequena. O ganho do inversor está na rapidez, na parada suave e no desgaste menor.",
          "Quase não muda a conta de luz. Escolha o inversor pela velocidade e pela parada suave, que poupam engrenagem e folha.",
          "Pouco. A partida fica mais leve, mas o total do mês é baixo de qualquer modo; velocidade e menor desgaste são o motivo da escolha.",
        ],
      },
      {
        question: "O nobreak aumenta a conta?",
        answers: [
          "Pouco: ele gasta alguns watts o dia inteiro para manter a bateria, o que dá alguns kWh por mês.",
          "Sim, em alguns kWh mensais, que é o preço de manter a bateria carregada para a falta de luz.",
          "Aumenta alguns kWh por mês, porque fica sempre ligado. É menos do que gasta uma lâmpada forte acesa sem parar.",
        ],
      },
      {
        question: "A conta de luz do prédio subiu. Pode ser o portão?",
        answers: [
          "Raramente explica sozinho, porque o consumo dele é pequeno. Se a folha ficou lenta ou pesada, vale revisar; antes, olhe bomba, elevador e iluminação.",
          "É pouco provável. Mesmo dobrando, seriam algumas dezenas de kWh; procure primeiro em bomba e luzes, e revise o portão se ele está lento.",
          "Dificilmente o aumento vem só dele. Folha pesada gasta mais e avisa desgaste, porém bomba e elevador mexem muito mais na conta.",
        ],
      },
      {
        question: "Com 100 aberturas por dia, quanto gasta?",
        answers: [
          "O movimento cai pela metade, para uns 12 a 25 kWh por mês. O que fica ligado o dia todo, como central e nobreak, não muda.",
          "Cerca de metade, entre 12 e 25 kWh mensais de motor. Central, câmera e nobreak gastam o mesmo.",
          "Perto de 12 a 25 kWh por mês no motor, que acompanha as aberturas. A parte fixa, de central e nobreak, continua igual.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e o número de aberturas por dia",
  },
  {
    id: "pivotante-folha-longa",
    broader: "pivotante",
    label: "Motor pivotante para uma folha longa",
    phrase: "o motor para portão de abrir de uma folha longa",
    asks: [
      ...combine(
        ["pivotante", "portão abrir"],
        [
          "folha só metros",
          "4 metros folha só",
          "metros uma folha só",
          "folha longa",
          "folha única metros",
          "folha grande metros",
        ],
      ),
      "motor pivotante 4 metros uma folha só",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de abrir de 3,5 ou 4 metros em uma folha só, procure motor pivotante cuja ficha aceite esse comprimento e o peso, com trava elétrica na ponta: muitos braços de casa param em 2 a 3 m. Dividir em duas folhas costuma ser melhor; o modelo maior é orçado por foto.",
        "O motor pivotante para uma folha só, de 3,5 a 4 metros, precisa ter comprimento e peso dela na ficha, e boa parte dos modelos residenciais fica em 2 a 3 m. Conte com trava elétrica na ponta, compare com duas folhas e peça o orçamento por foto.",
        "Em folha única de 3,5 ou 4 metros, o motor de portão de abrir se escolhe pelo comprimento e pelo peso que a ficha aceita, já que muitos vão só até 2 ou 3 m. A ponta leva trava elétrica, e duas folhas em geral são saída melhor; o valor vem por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir na folha longa", "Comprimento, peso e vento"],
        slots: [
          [
            "Folha longa age como alavanca sobre braço, dobradiça e coluna, e por isso poucos centímetros mudam o modelo. Meça com o portão fechado e o motor, se já existe, sem energia.",
            "Quanto mais comprida a folha, maior o esforço na dobradiça, na coluna e no braço. As medidas são feitas com o portão parado e o disjuntor desligado.",
            "O comprimento multiplica a força que chega à coluna, ao braço e às dobradiças. Tire as medidas com a folha fechada e, se há motor, com a energia cortada.",
          ],
        ],
        steps: [
          "Meça o comprimento e a altura da folha.",
          "Veja se é grade ou chapa: chapa pega vento e pede motor e trava mais fortes.",
          "Olhe se a ponta arrasta no piso: dobradiça caída vem antes do motor.",
          "Meça o recuo da coluna e o espaço para a folha girar inteira.",
        ],
      },
      {
        about: "choose",
        headings: ["Uma folha longa ou duas curtas", "Quando dividir a folha"],
        slots: [
          [
            "Duas folhas dividem peso e vento e usam motores menores, mas são dois motores com uma central. O custo do motor sobe, e em troca coluna e dobradiças sofrem menos.",
            "Dividir o portão em dois pede um motor a mais, ligado à mesma central, e permite modelos comuns. A despesa extra poupa a coluna e as dobradiças do peso na ponta.",
            "Com a folha partida em duas, cada motor move metade do peso e recebe menos vento, sob uma só central. Paga-se outro motor, e a estrutura trabalha aliviada.",
          ],
          [
            "Se há parede livre ao lado, o portão de correr move folha longa com menos esforço e não sofre com o vento no giro. Sem lateral, a roda de apoio na ponta ajuda quando o piso é plano.",
            "Lateral livre permite o portão de correr, que leva bem uma folha comprida e sente pouco o vento. Onde ela falta, uma rodinha sob a ponta sustenta o peso, em piso nivelado.",
            "Compare com o deslizante, caso exista muro ao lado: ele conduz folhas longas sem girar contra o vento. Não cabendo, em piso plano uma roda na ponta alivia as dobradiças.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no orçamento", "Quanto muda com a folha longa"],
        slots: [
          [
            "Numa casa, a troca de um motor comum fica de {price.homeSwap}, com mão de obra, e dois motores vão de {price.homeSwapTwice}. Modelo para folha longa, trava elétrica e reforço da coluna são orçados pelas medidas.",
            "Motor residencial comum custa de {price.homeSwap} na troca, com o trabalho, e o par, para duas folhas, de {price.homeSwapTwice}. O braço maior, a trava e o reforço de coluna dependem de medida e foto.",
            "A referência é a troca de motor comum em casa, de {price.homeSwap} para um e de {price.homeSwapTwice} para dois, com mão de obra. Folha única longa soma trava, motor maior e, às vezes, reforço na coluna, vistos no orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Folha longa precisa de trava elétrica?",
        answers: [
          "Sim, quase sempre: na ponta, o vento faz alavanca contra o braço, e a trava segura a folha fechada. Sem ela, o motor aguenta sozinho cada rajada.",
          "Em geral, sim. A trava prende a ponta ao batente ou ao piso e tira do braço a força do vento, que cresce com o comprimento.",
        ],
      },
      {
        question: "A coluna aguenta?",
        answers: [
          "Precisa ser firme, de concreto ou aço e sem trinca, porque a força da folha longa vai toda para ela. Coluna que balança ao abrir pede reforço antes do motor.",
          "Só se estiver firme e inteira. Alvenaria oca ou trincada cede com o puxão do braço, e o reforço, feito por pedreiro ou serralheiro, vem primeiro.",
        ],
      },
      {
        question: "Quanto tempo uma folha longa leva para abrir?",
        answers: [
          "Mais que uma curta, porque o motor precisa acelerar e frear devagar para não dar tranco na ponta. A ficha do modelo dá o tempo, que varia com o ângulo de abertura.",
          "Ela abre mais devagar: a ponta percorre um arco grande e não pode chegar batendo. O tempo exato depende do modelo e de quanto a folha gira.",
        ],
      },
    ],
    photo: "fotos da folha inteira, das dobradiças e da coluna, com o comprimento e a altura",
  },
  {
    id: "cor-do-portao-no-condominio",
    broader: "condominio",
    label: "Mudar a cor ou o modelo do portão no condomínio",
    phrase: "a mudança de cor do portão no condomínio",
    asks: [
      ...combine(
        [
          "cor portão",
          "trocar cor portão",
          "mudar cor portão",
          "pintar portão",
          "mudar modelo portão",
          "trocar modelo portão",
        ],
        ["condomínio", "prédio", "quem autoriza", "condomínio quem autoriza", "assembleia"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, mudar a cor do portão do prédio precisa de assembleia, porque altera a fachada, e o quórum é o da convenção. Repintar da mesma cor é manutenção, e o síndico autoriza; trocar a cor por conta própria o Código Civil proíbe ao morador.",
        "Quem autoriza trocar a cor ou o modelo do portão no condomínio é a assembleia, pelo quórum da convenção, já que isso muda a fachada. O síndico pode, sozinho, mandar pintar na mesma cor, que é manutenção, mas não escolher cor nova.",
        "Síndico não pode mudar sozinho a cor do portão do prédio: cor ou modelo novo altera a fachada e vai à assembleia. Pintar o portão da mesma cor ele autoriza; em casa de condomínio fechado, quem decide é o regulamento da associação.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem decide em cada caso", "Síndico, assembleia ou associação"],
        slots: [
          [
            "A pergunta que separa os casos é uma só: a aparência muda? Se muda o que se vê da rua, é fachada; se não, é manutenção.",
            "O que decide é a aparência para quem olha da rua. Mantida, o síndico resolve; alterada, a assembleia vota.",
            "Olhe se o portão ficará diferente por fora. Só a mudança visível pede voto.",
          ],
        ],
        bullets: [
          "Mesma cor e mesmo modelo: manutenção, com o síndico",
          "Cor ou desenho novo: assembleia, com o quórum da convenção",
          "Portão de casa em condomínio fechado: regulamento da associação",
          "Só o motor, por dentro: não mexe na fachada",
        ],
      },
      {
        about: "care",
        headings: ["Como levar o pedido à assembleia", "Do pedido à ata"],
        slots: [
          [
            "Leve à assembleia a cor com código, uma imagem de como fica e dois ou três orçamentos. A ata registra o quórum e o resultado, e é ela que protege o síndico depois.",
            "O pedido passa mais fácil com código da tinta, foto simulada e orçamentos comparáveis. A decisão vai para a ata, com o quórum alcançado.",
            "Apresente imagem do portão pronto, código da cor e mais de um orçamento. Ata com o quórum é o documento que vale se alguém contestar.",
          ],
          [
            "O assunto precisa constar do edital de convocação, e a convenção diz o quórum, muitas vezes alto para fachada. Pintar antes do voto expõe o condomínio a refazer tudo.",
            "Sem o item no edital, a votação pode ser anulada. O quórum está na convenção, e a tinta só vem depois da ata.",
            "Ponha o tema na convocação, com antecedência, e confira o quórum na convenção. Uma cor aplicada sem voto pode ter de ser desfeita.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de pintar o portão com motor", "O que combinar com o pintor"],
        slots: [
          [
            "O disjuntor do motor fica desligado, e cremalheira, trilho, dobradiças, cabos e lentes são cobertos, porque tinta ali trava o portão. Esmalte seca em cerca de um dia, conforme a lata.",
            "Com a energia cortada, o pintor protege motor, sensores, cremalheira e trilho da tinta. A secagem do esmalte leva por volta de um dia.",
            "Antes da tinta, cubra lentes, barra dentada, cabos e dobradiças, e deixe o circuito sem energia. Conte um dia para secar o esmalte.",
          ],
          [
            "Depois de seco, o portão faz um ciclo inteiro sob observação, com a passagem livre. Se algo grudou ou pesa, o técnico ajusta em visita, e a tinta grossa na cremalheira é raspada.",
            "No primeiro acionamento, alguém acompanha de longe a folha ir e voltar. Tinta em trilho ou dentes se raspa, e o esforço do motor é conferido.",
            "O teste é uma abertura completa, olhando de fora. Onde a tinta prendeu, raspa-se, e o motor só volta ao uso normal com a folha leve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual o quórum para mudar a cor do portão?",
        answers: [
          "O que a convenção diz. Alteração de fachada costuma exigir maioria ampla, e muitas convenções pedem dois terços ou unanimidade; a administradora confirma.",
          "Está na convenção, e para fachada ele é alto, como dois terços. Sem regra clara, peça a leitura de um advogado.",
        ],
      },
      {
        question: "E se o síndico já pintou de outra cor?",
        answers: [
          "Peça por escrito a ata que autorizou. Sem ela, os moradores podem levar o caso à assembleia, que mantém a cor ou manda refazer.",
          "O primeiro passo é pedir a ata. Não havendo aprovação, a assembleia decide se ratifica ou se a cor volta.",
        ],
      },
      {
        question: "Preciso tirar o motor para pintar?",
        answers: [
          "Não. Ele fica no lugar, coberto e com o disjuntor desligado. O que não pode levar tinta é a cremalheira, a engrenagem e as lentes.",
          "O motor permanece, protegido com plástico e sem energia. Só dentes, trilho e sensores ficam livres de tinta.",
        ],
      },
      {
        question: "Trocar o portão por outro igual precisa de assembleia?",
        answers: [
          "Igual na cor e no desenho, costuma ser manutenção, que o síndico faz dentro do orçamento. Gasto alto ou portão diferente vai a voto.",
          "Reposição idêntica é manutenção na maioria dos casos. O valor alto, conforme a convenção, também pode exigir aprovação.",
        ],
      },
    ],
    photo: "uma foto do portão visto da rua e outra do motor",
  },
  {
    id: "botoeira-na-parede-externa",
    broader: "botoeira",
    label: "Botoeira em parede externa, na chuva",
    phrase: "a botoeira em parede externa",
    asks: [
      ...combine(
        ["botoeira", "botão portão", "interruptor portão"],
        [
          "pode molhar",
          "parede externa",
          "lado fora chuva",
          "na chuva pode",
          "tomar chuva",
          "proteger chuva",
          "área externa",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não, a botoeira comum do portão não pode tomar chuva: água no contato faz o portão abrir sozinho ou travar os controles. Em parede externa use botoeira vedada, com o cabo entrando por baixo e sob um beiral; se o portão já abre na chuva, desligue o disjuntor e deixe secar antes de trocar.",
        "Botoeira do portão tomando chuva dá problema, porque o contato molhado equivale a um botão apertado. Na área externa, ponha modelo vedado, à prova d'água, com entrada de cabo por baixo; e se o portão abre sozinho quando chove, corte a energia no disjuntor até secar e peça a troca.",
        "Pode ficar na parede externa só a botoeira com vedação contra chuva, em caixa com tampa ou sob beiral; a comum molha, oxida e aciona o portão sem ninguém. Abriu sozinho na chuva? Disjuntor desligado, espere secar e troque por uma vedada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pôr em parede externa", "Botoeira vedada, teclado ou chave"],
        slots: [
          [
            "Do lado de dentro do muro, a botoeira vedada resolve; procure IP65 ou mais na ficha, que indica proteção contra jato d'água. Na calçada nunca vai botão simples, porque qualquer um abre: ali cabem teclado com senha, tag ou chave.",
            "Dentro do terreno serve botão vedado, de grau IP65 para cima, que aguenta jato de água. Para o lado da rua, escolha senha, tag ou chave, já que um botão ali abre a casa a quem passar.",
            "Escolha pela posição: para dentro, botoeira com IP65 ou superior, resistente a jato; para a rua, teclado, tag ou fechadura, e botão comum jamais.",
          ],
          [
            "O cabo entra por baixo e faz uma curva antes, para a água pingar fora da caixa. Entrada por cima leva a chuva direto ao contato.",
            "Uma curva no cabo, abaixo da caixa, faz a gota cair antes de entrar. Se ele chega por cima, a vedação perde o sentido.",
            "Deixe o fio formar uma barriga e subir até a caixa pela parte de baixo. Por cima, a água corre nele e alcança o contato.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se a botoeira já molhou", "Portão que abre sozinho na chuva"],
        slots: [
          [
            "Portão que abre sozinho quando chove, ou ignora o controle, aponta para a botoeira antes da placa. Estes passos são por fora, sem abrir caixa alguma.",
            "O defeito que só aparece com chuva costuma estar no botão, e não na central. Faça a sequência abaixo sem abrir o motor.",
            "Abrir na chuva e voltar ao normal no seco é o retrato da botoeira molhada. Siga a ordem, mantendo as caixas fechadas.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Seque a botoeira por fora e espere algumas horas.",
          "Religue de longe, com a passagem livre.",
          "Observe se abre sozinho ou se o controle volta.",
          "Se repetir, deixe desligado e peça a troca.",
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca da botoeira", "O serviço na botoeira molhada"],
        slots: [
          [
            "O técnico isola a botoeira na central: se o portão se acalma, a culpa é dela ou do cabo. Trocam-se botão, emenda oxidada e, se preciso, o trecho de fio, em geral em até {trade.smallRepair}.",
            "Com a botoeira desligada da placa, vê-se se o defeito some. Depois entram a peça vedada e a emenda nova, num serviço que costuma caber em {trade.smallRepair}.",
            "A prova é desconectar o botão da central e testar. Confirmado, põe-se um vedado e refaz-se a emenda, em até {trade.smallRepair} na maioria das casas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Botoeira sem fio molha menos?",
        answers: [
          "Ela não tem cabo para levar água, mas pilha e contato estragam molhados. Fixe em lugar coberto, longe do jato de lavagem.",
          "Só elimina o cabo. O aparelho precisa do mesmo abrigo, porque a umidade corrói a pilha.",
        ],
      },
      {
        question: "Posso cobrir a botoeira com plástico?",
        answers: [
          "Não resolve: o plástico prende a umidade do lado de dentro. Use tampa própria ou um pequeno beiral.",
          "Melhor não, porque a água entra por trás e não sai. A tampa articulada feita para isso funciona.",
        ],
      },
      {
        question: "Choque na botoeira é possível?",
        answers: [
          "A da maioria das centrais trabalha em baixa tensão, mas fio descascado ou ligação errada pode dar choque. Se sentir, desligue o disjuntor e não toque.",
          "Em geral o comando é de baixa tensão. Formigamento indica fio errado ou molhado: corte a energia e chame.",
        ],
      },
      {
        question: "Quanto custa trocar a botoeira externa?",
        answers: [
          "A botoeira está entre as peças mais baratas do portão, e a vedada custa um pouco mais que a comum. Cabo novo até o motor é o que pesa.",
          "Peça simples, das de menor preço. O valor cresce só quando é preciso passar outro cabo, e os dois são orçados juntos.",
        ],
      },
    ],
    photo: "uma foto da botoeira e da parede onde ela fica, e a etiqueta do motor",
  },
  {
    id: "portao-da-vila",
    broader: "portao-automatico",
    label: "Portão de vila ou rua fechada: quem cuida",
    phrase: "o portão da vila",
    asks: [
      ...combine(
        ["portão vila", "portão da vila", "portão rua fechada", "portão vila casas"],
        [
          "responsável",
          "quem paga",
          "quem é responsável",
          "quem cuida",
          "quem conserta",
          "rateio",
          "conserto",
          "manutenção",
          "motor",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O responsável pelo portão da vila são os donos das casas que usam a entrada, juntos, e o conserto se divide entre elas, pela regra da associação ou por acordo escrito. Se a vila é condomínio, responde o condomínio; em rua pública fechada, vale a autorização da prefeitura.",
        "Quem paga o conserto do portão da vila são as casas que o usam, em partes combinadas por escrito, ou o condomínio, quando há. A troca do motor em portão de casa fica de {price.homeSwap}, com mão de obra, e em pesado ou de muito uso, de {price.heavySwap}.",
        "Quem cuida do portão de uma rua fechada são os moradores ou a associação: dividam a manutenção por casa ou por carro, com um responsável para chamar o técnico. Em condomínio, a convenção decide; o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como organizar entre os vizinhos", "Acordo simples que evita briga"],
        slots: [
          [
            "Um papel assinado por todos vale mais que a conversa, e bastam poucas regras. O valor até o qual o responsável decide sozinho é a mais útil.",
            "Poucas regras por escrito evitam briga no conserto. Comecem por estas.",
            "Combinem por escrito, com assinatura. A ordem ajuda.",
          ],
        ],
        steps: [
          "Definam quem chama o técnico e até que valor decide sozinho.",
          "Combinem a divisão: por casa ou por carro.",
          "Anotem quantos controles cada casa tem.",
          "Marquem a revisão e guardem as notas numa pasta comum.",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor serve em vila", "Uso de muitas casas"],
        slots: [
          [
            "Com poucas casas, motor residencial dá conta; de uma dezena em diante, veja os ciclos por hora da ficha. Some um terço ao peso da folha.",
            "Até umas dez casas, motor de residência; acima, uso intenso. A ficha deve cobrir o peso com um terço de folga.",
            "De dez casas para cima, o uso é de prédio. Ciclos por hora e um terço de folga no peso decidem.",
          ],
          [
            "Trocar o motor fica de {price.homeSwap} em portão de casa e de {price.heavySwap} em pesado ou de muito uso, com mão de obra. Dividido por dez casas, pesa pouco em cada.",
            "Conte de {price.homeSwap} na troca simples e de {price.heavySwap} no pesado. Por casa, o valor cai bastante.",
            "A troca do motor fica de {price.homeSwap}, e no portão pesado, de {price.heavySwap}. O rateio por casa deixa a conta leve.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Controles e manutenção da vila", "Acesso e revisão"],
        slots: [
          [
            "Lista de controles por casa e código rolante evitam estranho com acesso. Perdido, apaga-se no mesmo dia, e o receptor com exclusão individual facilita.",
            "Cada casa tem os seus controles anotados. O perdido é apagado, e o código rolante não se copia.",
            "Anote quem tem cada controle e apague o perdido no mesmo dia. O código rolante impede que um chaveiro faça cópia na rua.",
          ],
          [
            "Em vila com muito movimento, revise {visits.business}; em poucas casas, {visits.home}. O técnico lubrifica, ajusta e testa a fotocélula.",
            "Poucas casas vão bem com revisão {visits.home}; vila de muito movimento, {visits.business}. Nas duas, o técnico testa a fotocélula.",
            "A frequência é {visits.home} com poucas casas e {visits.business} com muitas. Cada visita inclui ajuste, lubrificação e teste do sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um vizinho se recusa a pagar. E agora?",
        answers: [
          "Sem condomínio nem associação, é acordo: mostrem o uso e a proposta por escrito. Persistindo, ouçam um advogado.",
          "Sem convenção nem associação, o caminho é o acordo, com o uso e os orçamentos mostrados. Se não houver saída, ouçam um advogado.",
        ],
      },
      {
        question: "Pode fechar rua pública com portão?",
        answers: [
          "Só com autorização da prefeitura, e em muitas cidades há regra própria para rua sem saída. Sem isso, o portão pode ter de sair.",
          "Depende da prefeitura, que tem regra para rua sem saída. Portão posto sem autorização pode ter de ser retirado.",
        ],
      },
      {
        question: "Quem decide trocar o motor?",
        answers: [
          "Quem paga: a maioria combinada, com três propostas em mãos. Em associação, o estatuto diz o quórum.",
          "Os donos juntos, ou a assembleia da associação. Três orçamentos ajudam.",
        ],
      },
      {
        question: "O portão parou de noite. Quem chama?",
        answers: [
          "A pessoa definida no acordo, porque o atendimento é {shop.hours}. Deixe o número do técnico na pasta comum.",
          "O responsável escolhido no acordo, que guarda o contato do técnico. O atendimento é {shop.hours}, com o valor da ida informado antes.",
        ],
      },
    ],
    photo: "uma foto do portão da vila, da etiqueta do motor e o número de casas",
  },
];
