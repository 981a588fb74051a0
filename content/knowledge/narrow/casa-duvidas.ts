import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What people at home ask whether they may do, and how long something holds. */
export const casaDuvidas: NarrowConcept[] = [
  {
    id: "empurrar-com-a-mao",
    broader: "chave-de-destravamento",
    label: "Empurrar o portão automático com a mão",
    phrase: "empurrar o portão automático com a mão",
    asks: [
      "empurrei portão mão não funciona",
      "empurrei portão não funciona",
      "empurrei mão agora não funciona",
      "puxei portão não funciona",
      "puxei portão mão não funciona",
      "forcei portão não funciona",
      "forcei portão não abre",
      "forcei portão não fecha",
      "empurrei portão parou",
      "puxei portão mão quebrou motor",
      "empurrei portão quebrou motor",
      "forcei portão quebrou motor",
      "puxei portão na mão motor quebrou",
      "empurrei portão motor não puxa",
      ...combine(
        ["posso", "pode", "problema", "estraga", "faz mal"],
        [
          "empurrar portão",
          "empurrar com a mão",
          "forçar com a mão",
          "puxar com a mão",
          "forçar portão",
          "empurrar motor",
        ],
      ),
      ...combine(["empurrar portão automático", "forçar portão automático"], ["mão", "sem destravar", "motor travado"]),
      "empurrar portão eletrônico mão",
      "segurar portão com a mão",
      "empurrar portão máquina engatada",
      "acontece empurrar portão motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Se você puxou o portão na mão e quebrou o motor, o mais provável é ter gasto a engrenagem ou soltado a embreagem, peças que se trocam sem motor novo. Desligue o disjuntor e não acione para testar. A visita que acha a peça em casa parte de {price.preventive}, sem peças.",
        "Não empurre o portão eletrônico com a mão enquanto o motor está travado: a engrenagem e a embreagem levam o esforço e podem quebrar. Só depois de desligar o disjuntor e destravar com a chave se move a folha de correr ou de abrir que esteja reta; basculante com cabo, mola ou contrapeso ruim, nunca.",
        "Você só pode empurrar o portão com motor depois de desligar o disjuntor e destravar o motor, e só depois de ver que a folha, de correr ou de abrir, está reta e anda leve. Com o motor engatado quebra engrenagem; basculante com defeito em cabo, mola ou contrapeso não se destrava.",
        "Não empurre o portão eletrônico engatado, porque quem sofre é a engrenagem ou a embreagem do motor. Disjuntor desligado e motor destravado, uma folha reta de correr ou de abrir pode ir com a mão; a basculante que tem cabo, mola ou contrapeso danificado fica como está.",
        "Se você empurrou o portão com a mão e agora ele não funciona, é provável que a folha tenha saído do ponto de parada ou que a engrenagem tenha cedido. Desligue o disjuntor por um minuto, religue e dê um comando, de longe. Se o motor gira em falso ou ronca, desligue de novo; a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como mover o portão na mão sem estragar", "Destravar, mover, travar de volta"],
        slots: [
          [
            "Com o motor engatado, a folha só anda pelo motor. Estes passos valem para portão de correr ou de abrir; no basculante, qualquer peso estranho é motivo para parar.",
            "A regra é simples: motor travado, mão longe da folha. Siga a ordem em portão de correr ou de abrir, e deixe o basculante pesado ou torto para o técnico.",
            "A sequência abaixo serve a portões de correr e de abrir com a folha firme. Basculante que pesa ou pende não entra nela.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Confira se a folha está reta e no trilho, com as dobradiças firmes.",
          "Destrave com a chave do motor, até o fim.",
          "Mova devagar, segurando na estrutura, longe de trilho e dobradiça.",
          "Depois feche, trave o motor até sentir o engate e religue.",
        ],
      },
      {
        about: "causes",
        headings: ["O que estraga quando se força", "Por que o portão resiste à mão"],
        slots: [
          [
            "O redutor, a caixa de engrenagens do motor, foi feito para travar: é ele que segura o portão fechado. Forçar quebra dente ou pino, torce o suporte e desalinha a cremalheira, a régua de dentes.",
            "A resistência é proposital, porque as engrenagens do redutor trancam a folha contra quem está fora. O esforço acaba em dente quebrado, suporte torto ou cremalheira fora de lugar.",
            "Quem tranca a folha é a caixa de engrenagens, o redutor, e por isso ela não cede. Na marra, parte um pino ou um dente, e a cremalheira sai do alinhamento.",
          ],
          [
            "Portão que anda na mão com o motor engatado tem embreagem frouxa ou engrenagem gasta e não está trancado de verdade.",
            "Se cede com um empurrão, mesmo travado, a transmissão está gasta e a casa, desprotegida.",
            "Folha que se move à mão sem destravar mostra embreagem solta ou dentes comidos, e qualquer um abre por fora.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quando não destravar o portão", "Os riscos de soltar o motor"],
        slots: [
          [
            "Há casos em que o motor é o que ainda segura a folha, e soltá-lo a faz cair ou disparar. Neles, desligue o disjuntor, afaste todos e chame o técnico.",
            "Às vezes só o motor mantém o portão no lugar, e destravar derruba a folha. A saída é cortar a energia, isolar e esperar o conserto.",
            "Destravar pode soltar uma folha que só o motor sustenta. Nestas situações a chave fica guardada, e o disjuntor, desligado.",
          ],
        ],
        bullets: [
          "Cabo desfiado, mola quebrada ou contrapeso caído",
          "Folha torta, fora do trilho ou com dobradiça partida",
          "Portão que desce ou sobe sozinho",
          "Chave que gira em falso",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso segurar o portão com a mão para ele voltar?",
        answers: [
          "Não teste com o corpo, porque a força pode estar alta. A reversão se prova com uma caixa de papelão, em folha de correr ou de abrir, e a fotocélula com um cabo de vassoura.",
          "Nunca com a mão: use uma caixa de papelão na folha de correr ou de abrir e um cabo de vassoura no feixe. Se não voltar, desligue o disjuntor.",
        ],
      },
      {
        question: "Empurrei sem destravar e agora faz barulho. O que quebrou?",
        answers: [
          "Em geral um dente da engrenagem, um pino ou o suporte. Desligue o disjuntor e mande um vídeo com som, porque usar assim gasta o resto.",
          "O comum é engrenagem mordida, pino partido ou base torta. Pare de usar; pelo vídeo com som dá para dizer o que vai ser trocado.",
        ],
      },
      {
        question: "O portão anda na mão com o motor travado. É normal?",
        answers: [
          "Não: travado, ele deve resistir. Embreagem frouxa se ajusta na visita, a partir de {price.preventive} em casa, sem peças; engrenagem gasta é peça, orçada por foto.",
          "Não é. Se a causa for só a embreagem, a visita de ajuste começa em {price.preventive} em casa, fora peças; dente gasto pede engrenagem nova.",
        ],
      },
      {
        question: "Perdi a chave de destravamento. E agora?",
        answers: [
          "Não use alicate nem chave de fenda, que quebram o miolo. Pela foto da fechadura e da etiqueta do motor se acha a cópia; até lá, o portão só anda pelo motor.",
          "A chave se compra pelo modelo do motor. Mande a foto do miolo e da etiqueta e não force com ferramenta, porque a peça quebra por dentro.",
        ],
      },
    ],
    photo: "uma foto do portão como parou e outra da etiqueta do motor",
  },
  {
    id: "bateria-autonomia-sem-luz",
    broader: "bateria",
    label: "Quanto tempo a bateria aguenta sem luz",
    phrase: "quanto a bateria do portão aguenta sem luz",
    asks: [
      "bateria 7ah quantas aberturas",
      "bateria 7ah quantas vezes abre",
      "bateria 7ah dura quanto",
      "7ah quantas aberturas",
      ...combine(
        ["bateria"],
        [
          "dura quanto tempo sem luz",
          "quanto tempo sem luz",
          "quanto tempo sem energia",
          "quantas horas sem luz",
          "quantas horas",
          "aguenta quanto tempo",
          "segura quanto tempo",
          "autonomia",
          "quantas vezes abre",
          "quantas aberturas",
          "falta de luz quanto tempo",
        ],
      ),
      "quantas vezes portão abre sem luz",
      "quantas vezes abre sem luz",
      "quantas vezes abre sem energia",
      "quantas aberturas sem luz",
      "autonomia bateria motor 24v",
      "autonomia bateria motor dc",
      "autonomia motor bateria",
    ],
    intent: "question",
    answers: {
      any: [
        "Sem luz, a bateria do portão aguenta em geral de 20 a 50 aberturas, nova e com folha leve; parada, em espera, dura muitas horas, porque quase não gasta. A autonomia no motor DC de 24 V é igual: conta-se em aberturas, e folha pesada ou bateria velha cortam o número pela metade.",
        "Sem luz, o portão abre em geral de 20 a 50 vezes, se tiver nobreak ou bateria nova e a folha for leve. Quem não tem bateria não abre nenhuma pelo controle, só na mão. As horas contam menos, porque parada a bateria quase não gasta. O número exato do seu modelo está no manual.",
        "A autonomia da bateria do portão, seja em motor DC de 24 V, seja em nobreak, fica em geral entre 20 e 50 aberturas sem luz. As horas pesam menos, pois em espera ela quase não gasta; bateria cansada ou folha pesada reduzem à metade.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir a sua bateria em casa", "O teste sem luz, passo a passo"],
        slots: [
          [
            "O teste mostra quantas aberturas a sua bateria dá de fato, e não as do rótulo. Faça de dia, com a passagem livre, e não abra a caixa do motor nem a do nobreak.",
            "Meça com o portão funcionando, pois o número do rótulo é para bateria nova. Escolha uma hora em que ninguém precise sair e deixe todas as tampas fechadas.",
            "O rótulo fala da bateria nova; o teste fala da sua. Faça-o com calma, vão livre, alguém olhando e nenhuma tampa aberta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e espere um minuto.",
          "Abra e feche pelo controle, contando os ciclos.",
          "Pare quando ele ficar lento; não vá até o fim da carga.",
          "Religue o disjuntor e deixe carregar.",
          "Repita em seis meses e compare.",
        ],
      },
      {
        about: "choose",
        headings: ["O que aumenta a autonomia", "Como fazer a carga render mais"],
        slots: [
          [
            "Folha equilibrada e trilho limpo gastam menos em cada abertura, e por isso a revisão rende mais que uma bateria maior. Câmera e interfone no mesmo nobreak roubam parte da carga.",
            "Portão leve tira mais ciclos da mesma bateria; portão que arrasta consome o dobro. Não ligue câmera nem interfone no aparelho do motor.",
            "Antes de pensar em bateria maior, deixe a folha leve, que cada abertura passa a gastar menos. Tire do nobreak o que não é do portão.",
          ],
          [
            "Em falta de luz longa, abra só quando precisar e desligue o fechamento automático e a luz de garagem. Bateria de mais Ah só entra se o carregador do conjunto aceitar.",
            "Durante o apagão, junte as saídas e deixe de lado a luz de cortesia. A capacidade, em Ah, segue o manual, porque o carregador foi feito para ela.",
            "Poupe na falta de energia, com poucas aberturas e sem luz de cortesia. Aumentar os Ah depende do carregador, e o manual diz até quanto.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Quando trocar a bateria", "Sinais de que ela acabou"],
        slots: [
          [
            "Bateria de portão dura em geral de 2 a 4 anos, e menos no calor. Troque quando as aberturas caírem pela metade ou o portão só ficar lento sem energia; sistema de 24 V leva duas, trocadas juntas.",
            "A vida comum é de 2 a 4 anos, mais curta em lugar quente. Metade das aberturas de antes, ou lentidão que só aparece sem rede, é hora de trocar, as duas juntas no caso de 24 V.",
            "Espere de 2 a 4 anos, com o calor encurtando. O sinal é o número de aberturas cair à metade ou a folha se arrastar na falta de luz; em 24 V, o par é trocado de uma vez.",
          ],
          [
            "A troca é do técnico, que mede também o carregador, porque a caixa guarda tensão mesmo fora da tomada. Bateria e serviço são orçados juntos, pela foto do rótulo.",
            "Deixe o serviço com o técnico: há tensão dentro da caixa mesmo com o disjuntor desligado, e o carregador precisa de medição. O preço, com a mão de obra, vem pela foto do rótulo.",
            "Quem troca é o técnico, pois o nobreak continua energizado por dentro. Ele testa o carregador, e o valor da bateria com a troca sai por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A bateria acabou e a luz não voltou. Como abro?",
        answers: [
          "Pela chave de destravamento, com o disjuntor desligado, se a folha é de correr ou de abrir, reta e leve. Basculante com cabo, mola ou contrapeso em falha não se destrava.",
          "Desligue o disjuntor e use a chave do motor em folha de correr ou de abrir que anda leve. No basculante danificado, espere o técnico, porque a folha cai.",
        ],
      },
      {
        question: "A bateria recarrega sozinha quando a luz volta?",
        answers: [
          "Sim, pelo carregador do conjunto. Depois de uma falta longa, a carga completa pode levar várias horas, e até lá a autonomia é menor.",
          "Recarrega, sem ninguém mexer, mas devagar: conte várias horas até a carga plena. Se faltar luz de novo logo depois, haverá menos aberturas.",
        ],
      },
      {
        question: "Bateria de nobreak e de motor DC são iguais?",
        answers: [
          "O tipo costuma ser o mesmo, selada de 12 V, em par no sistema de 24 V. O nobreak alimenta um motor comum; no DC, a bateria liga direto na central dele.",
          "Em geral, as duas são seladas de 12 V. Muda a ligação: no motor DC ela vai à central, e no nobreak passa por um conversor, que gasta parte da carga.",
        ],
      },
      {
        question: "Por que a autonomia caiu de repente?",
        answers: [
          "Bateria no fim, carregador sem carga ou folha que ficou pesada são as causas comuns. Se com luz o portão anda normal, comece pela bateria e pelo carregador.",
          "O mais comum é a bateria velha, seguida do carregador que parou e do portão que passou a arrastar. A medição separa os três.",
        ],
      },
    ],
    photo: "fotos da bateria com o rótulo e da etiqueta do motor ou do nobreak",
  },
  {
    id: "dedo-apertado-no-portao",
    broader: "criancas",
    label: "Dedo apertado no portão: o que fazer",
    phrase: "o dedo apertado no portão",
    asks: [
      "dedo preso cremalheira",
      "mão presa cremalheira",
      "portão prensou braço",
      "prensou meu braço",
      "prensou braço portão",
      ...combine(
        ["dedo", "mão", "dedinho"],
        ["apertou portão", "prensou portão", "machucou portão", "portão fechou", "criança apertou", "criança prensou"],
      ),
      ...combine(
        ["criança", "filho", "filha", "bebê"],
        ["apertou dedo", "prensou dedo", "machucou dedo", "prendeu dedo portão"],
      ),
      "portão apertou dedo",
      "portão apertou mão",
      "apertei dedo portão",
      "prensei dedo portão",
      "prendeu pé",
      "prendeu mão",
      "prendeu dedo",
      "prendeu perna",
      "prendeu braço",
      "pé preso portão",
      "mão presa portão",
      "primeiros socorros dedo portão",
      "primeiros socorros dedo esmagado",
      "dedo esmagado portão",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Dedo, mão ou pé preso no portão: desligue o disjuntor, não acione o controle nem puxe, e ligue 193. Já livre, lave e ponha gelo enrolado em pano; com corte fundo, dedo torto, dormência ou muita dor, procure um pronto-socorro. Depois disso, força e sensor do portão precisam ser testados.",
        "Se a criança prensou o dedo no portão e ainda está presa, desligue o disjuntor, não puxe e ligue 193. Se já soltou, lave, ponha gelo por cima de um pano, tire anéis e levante a mão; corte fundo, unha arrancada, dedo torto ou dormente é caso de pronto-socorro.",
        "Se o portão prensou o braço, a mão ou o pé de alguém, desligue primeiro o disjuntor, não force a folha e chame o 193. Se a pessoa já se soltou, ponha gelo enrolado em pano e mantenha o membro erguido. Sangramento que não para, deformidade ou dedo roxo é caso de pronto-socorro.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Primeiros socorros, na ordem", "O que fazer nos primeiros minutos"],
        slots: [
          [
            "O portão para primeiro, o dedo vem em seguida. Mantenha a pessoa calma e ninguém mexendo na folha.",
            "Antes do curativo, garanta que a folha não se mova. Depois cuide do ferimento, com calma.",
            "A ordem é energia, pessoa e ferimento. Com a folha parada, os cuidados ficam simples.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não aperte o controle.",
          "Preso: não puxe, acalme a pessoa e ligue 193.",
          "Solto: lave com água, cubra com pano limpo e comprima se sangrar.",
          "Tire anéis antes de inchar e ponha gelo enrolado em pano, por alguns minutos de cada vez.",
          "Corte fundo, dedo torto, dormência ou dor que não cede: pronto-socorro ou 192.",
        ],
      },
      {
        about: "causes",
        headings: ["Onde o portão pega a mão", "Os pontos perigosos da folha"],
        slots: [
          [
            "A mão se prende do lado da dobradiça, entre a folha e a coluna, na cremalheira e nas grades que passam umas pelas outras. A fotocélula não vê esses pontos, porque só enxerga o que corta o feixe no vão.",
            "Dobradiça, engrenagem, grade que corre e o vão junto à coluna são os lugares de risco. Nenhum deles é vigiado pela fotocélula, que só percebe quem está na linha do feixe.",
            "Os acidentes acontecem na dobradiça, na cremalheira, na fresta da coluna e na grade em movimento. O sensor do vão não alcança nenhum desses pontos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não acontecer de novo", "Proteções para a mão"],
        slots: [
          [
            "Capa na cremalheira, chapa ou tela na grade e perfil de borracha na borda tiram o acesso da mão. A folha se move só pelo puxador ou pelo controle, nunca pela borda.",
            "Tela até a altura da criança, cobertura na engrenagem e borracha na aresta afastam os dedos. Ninguém empurra a folha pela ponta.",
            "Feche os vãos da grade com tela ou chapa, cubra a cremalheira e ponha borracha na borda. E ensine que portão em movimento não se toca.",
          ],
          [
            "O técnico testa força, reversão e fotocélula antes de o portão voltar ao uso, em visita que parte de {price.preventive} em casa, sem peças.",
            "Antes de usar de novo, peça o teste de força e sensor, a partir de {price.preventive} em residência, fora peças.",
            "O portão só volta depois de conferidas força, reversão e sensor, o que parte de {price.preventive} em casa, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula não devia ter parado o portão?",
        answers: [
          "Ela vê o que corta o feixe, e não a mão na grade ou na dobradiça. Para isso valem a força regulada e a proteção dos vãos.",
          "Só se a mão estivesse na linha do feixe. Dobradiça, grade e engrenagem ficam fora do alcance dela.",
        ],
      },
      {
        question: "Posso usar o portão depois do acidente?",
        answers: [
          "Só depois de testar força, reversão e sensor, porque a folha deveria ter recuado. Até lá, mantenha o disjuntor desligado.",
          "Não antes do teste. Se a folha prendeu alguém sem recuar, a força está alta demais.",
        ],
      },
      {
        question: "Como solto quem ficou preso?",
        answers: [
          "Com a energia cortada e o 193 chamado, um adulto pode destravar e afastar na mão só o portão de correr ou de abrir, inteiro. O basculante não se destrava: espere o socorro.",
          "Não puxe. Em folha de correr ou de abrir em bom estado, sem energia, dá para afastar alguns centímetros; em basculante, aguarde os bombeiros.",
        ],
      },
      {
        question: "Como evito que a criança ponha a mão na grade?",
        answers: [
          "Com tela ou chapa até 1,20 m ou mais, folga pequena entre folha e coluna e regra clara: portão não é brinquedo.",
          "Feche os vãos com tela na altura dela, cubra a cremalheira e deixe controle e botoeira fora do alcance.",
        ],
      },
    ],
    photo: "fotos do ponto do portão onde aconteceu e da etiqueta do motor",
  },
  {
    id: "evitar-que-feche-no-carro",
    broader: "esmagamento",
    label: "Evitar que o portão feche no carro",
    phrase: "como evitar que o portão feche em cima do carro",
    asks: [
      "sensor portão não fechar carro",
      "sensor não fechar carro",
      "sensor para portão não fechar carro",
      "sensor não fechar em cima carro",
      ...combine(
        ["evitar", "impedir", "não deixar", "para não", "como não"],
        [
          "fechar em cima carro",
          "fechar carro",
          "bater no carro",
          "portão bater carro",
          "feche cima carro",
          "fecha em cima carro",
        ],
      ),
      "sensor para não fechar carro",
      "sensor portão não bater carro",
      "altura fotocélula caminhonete",
      "portão não descer teto carro",
      "picape alta sensor",
      "caminhonete alta sensor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que o portão feche em cima do carro, use três proteções: fotocélula a uns 50 cm do chão, força no mínimo, para a folha recuar ao encostar, e pausa de 15 a 30 segundos. Teste todo mês com um cabo de vassoura. A regulagem em casa parte de {price.preventive}, sem peças.",
        "O sensor para o portão não fechar no carro é a fotocélula, com um módulo em cada coluna, a cerca de 50 cm do piso. Para carro alto, como caminhonete, instala-se um segundo par mais acima. O par novo é orçado por foto, e o ajuste de força e pausa em residência começa em {price.preventive}, sem peças.",
        "O portão não fecha no carro se a fotocélula está limpa e alinhada, se a folha recua ao encostar e se a pausa é de 15 a 30 segundos. Sem o sensor, desligue o fechamento automático e feche só olhando. A regulagem em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste de um minuto, todo mês", "Como saber que a proteção funciona"],
        slots: [
          [
            "A prova se faz com cabo de vassoura e caixa de papelão, nunca com o carro nem com o corpo. O cabo de vassoura corta o feixe da fotocélula, e a caixa mostra a reversão, o recuo ao encostar.",
            "Use um cabo de vassoura no feixe da fotocélula e uma caixa no caminho da folha, de longe. Assim se testam o sensor e a reversão, que faz recuar no toque.",
            "Teste com objetos e a distância: cabo de vassoura para a fotocélula, caixa de papelão para a reversão, o recuo diante de algo. Ninguém entra no vão.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula.",
          "Com o portão fechando, corte o feixe com um cabo de vassoura, sem entrar no vão: ele deve parar e voltar.",
          "Ponha uma caixa no caminho, fora do feixe: ao tocar, ele deve parar e voltar.",
          "Falhou um dos dois? Desligue o fechamento automático e chame.",
        ],
      },
      {
        about: "choose",
        headings: ["O que instalar e em que ordem", "Sensor, força, pausa e aviso"],
        slots: [
          [
            "Primeiro a fotocélula na linha do vão, depois um segundo par mais alto ou mais para dentro, se o carro é alto ou para sob o basculante. Ela vê só uma linha, e o que passa fora dela não é percebido.",
            "Um par protege o vão; caminhonete, garagem curta ou basculante pedem outro. O feixe é uma linha fina, e carro acima dele não o corta.",
            "Comece por um par no vão e some outro onde o carro é alto ou fica debaixo da folha. Cada feixe enxerga uma altura só.",
          ],
          [
            "A força fica no mínimo que move a folha, para a reversão funcionar, e a pausa, maior que a manobra mais lenta. Onde se manobra muito, um laço no piso segura o portão aberto enquanto há carro.",
            "Força mínima faz a folha recuar ao encostar, e pausa longa dá tempo de sair. Em garagem de vários carros, o laço, sensor no piso, não deixa fechar com veículo parado.",
            "Depois do sensor, ajustam-se força, mínima, e pausa, folgada. O laço indutivo, um sensor enterrado, completa a proteção em entrada de muitos carros.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Hábitos que evitam a batida", "Na entrada e na saída"],
        slots: [
          [
            "Espere abrir inteiro, passe sem parar no vão e não aperte o controle de novo no caminho, porque o segundo toque manda fechar em muitas centrais. Quem vem atrás espera e aciona outra vez.",
            "Um toque só, portão todo aberto e passagem direta evitam a maior parte das batidas. Dois carros pedem dois comandos, e o segundo não pega carona.",
            "Passe só com o portão aberto por completo e sem repetir o comando, que pode fazê-lo fechar. O carro seguinte aguarda e aciona de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula vê carro alto e caminhonete?",
        answers: [
          "Ela vê o que cruza a altura do feixe. Caminhonete com o vão das rodas na frente do sensor pode passar, e um segundo par resolve.",
          "Nem sempre, porque o feixe é uma linha só. Para carro alto, instala-se outro par mais acima.",
        ],
      },
      {
        question: "Quanto custa pôr fotocélula?",
        answers: [
          "Soma o par, o cabo até a central e a instalação, e o caminho do cabo é o que mais muda o valor. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
          "Depende do modelo e da passagem do cabo entre as colunas. O ajuste do portão em residência começa em {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Posso só diminuir a força do motor?",
        answers: [
          "Ajuda, mas não basta: a força segura depois do toque, e a fotocélula evita que ele aconteça.",
          "Não sozinha. Com pouca força a folha ainda encosta no carro antes de voltar.",
        ],
      },
      {
        question: "A fotocélula funciona em qualquer motor?",
        answers: [
          "Em quase todos: a central precisa ter entrada para ela, o que a maioria tem. O modelo da etiqueta confirma.",
          "Sim, na grande maioria. Motor muito antigo pode pedir central nova, e a etiqueta mostra.",
        ],
      },
    ],
    photo: "fotos do vão com o carro na posição de costume e da etiqueta do motor",
  },
  {
    id: "agua-na-caixa-do-motor",
    broader: "molhou",
    label: "Água dentro da caixa do motor",
    phrase: "a água dentro da caixa do motor",
    asks: [
      "barulho água motor",
      "barulho água dentro motor",
      "barulho de água no motor",
      "água dentro motor barulho",
      "água parada caixa",
      "água parada caixinha",
      "água parada motor",
      ...combine(
        ["água"],
        [
          "dentro motor",
          "dentro caixa motor",
          "caixa motor",
          "dentro tampa",
          "empoçada motor",
          "dentro central",
          "dentro máquina",
        ],
      ),
      ...combine(["motor"], ["cheio de água", "alagado por dentro", "pingando água", "com água dentro"]),
      "caixa do motor cheia água",
      "entra água motor portão",
      "está entrando água motor",
      "água dentro caixa motor funciona",
      "água caixa motor ainda funciona usar",
    ],
    intent: "emergency",
    answers: {
      emergency: [
        "Se entrou água no motor do portão, ou se há barulho de água na caixa, desligue o disjuntor agora, por um caminho seco, e não acione nem abra a tampa. O técnico escoa, seca, mede a placa e veda por onde a água entrou, e muita coisa se salva quando isso é feito logo.",
      ],
      any: [
        "Tem água dentro da caixa do motor do portão? Desligue o disjuntor agora, por um caminho seco, e não acione nem abra a tampa: a caixa alagada pode dar choque pela folha de metal. O técnico seca, mede e veda por onde a água entrou, e muita placa se salva quando isso é feito logo.",
        "Com água na caixa do motor, corte a energia no disjuntor antes de tudo, de mãos e pés secos, e não abra a tampa nem religue para ver. Caixa do motor cheia de água dá choque; com limpeza e secagem logo, boa parte das placas se salva, e depois se veda a entrada.",
        "Entrou água dentro da caixa do motor do portão: desligue o disjuntor em lugar seco, deixe a tampa fechada e mantenha todos longe da folha, que pode dar choque. A água acumulada sai na visita, com secagem, medição da placa e vedação, e quanto antes, maior a chance de salvá-la.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Enquanto o técnico não chega"],
        slots: [
          [
            "Água e 127 ou 220 V na mesma caixa tornam a folha de metal perigosa. Até a medição, ninguém encosta no portão nem aciona o controle.",
            "Trate a folha como se estivesse energizada, porque a água liga a rede ao metal. O controle fica guardado até o técnico medir.",
            "A umidade leva a tensão da rede até a carcaça e a folha. Por isso a distância vale mesmo que o portão ainda funcione.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão com as mãos e os pés secos.",
          "Não abra a tampa, não use secador e não incline o motor.",
          "Se o quadro está em área alagada, não entre: chame a distribuidora.",
          "Fotografe o motor e a poça de longe e diga desde quando está assim.",
        ],
      },
      {
        about: "causes",
        headings: ["Por onde a água entra na caixa", "Tampa, fio ou chão"],
        slots: [
          [
            "Tampa trincada, sem parafuso ou com a borracha seca deixa a chuva cair na placa. Outro caminho é o eletroduto que desce do telhado, que leva água por dentro como um cano.",
            "A chuva entra pela tampa com trinca, folga ou borracha ressecada. O tubo dos fios também a conduz, quando vem de cima sem curva que a faça pingar fora.",
            "O primeiro lugar é a tampa, por trinca ou parafuso faltando. O segundo é o tubo de fiação, que recolhe água da parede ou do telhado.",
          ],
          [
            "No motor de correr, a água costuma vir do chão, com base rente ao piso e ralo entupido. Jato de mangueira na lavagem faz o mesmo em qualquer motor.",
            "Poça em volta do deslizante sobe até a placa quando a base é baixa. Lavar o piso com pressão também a empurra para dentro.",
            "Base baixa e escoamento ruim alagam o motor do portão de correr. A lavadora de pressão é outra causa, em todos os tipos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Secar, medir e vedar"],
        slots: [
          [
            "A placa é retirada, limpa, seca e medida, junto com capacitor, rolamentos e isolamento do motor. Só as peças perdidas são trocadas.",
            "Caixa e placa são secas, e a medição mostra o que sobreviveu: central, capacitor e enrolamento. O que está bom continua.",
            "Na visita, limpa-se a oxidação da placa e mede-se o isolamento do motor. Troca-se apenas o que a água estragou.",
          ],
          [
            "A vedação faz parte do serviço: borracha da tampa, prensa-cabo no furo dos fios e base mais alta, se a água sobe do chão. Sem isso, ela volta na próxima chuva.",
            "Depois se fecha a entrada, com borracha nova, vedação do furo dos cabos e curva de gotejamento no tubo. No deslizante, a base é levantada.",
            "Por fim entram borracha e prensa-cabo, e o deslizante em piso que alaga ganha base alta. É o que impede a repetição.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa secar e consertar", "Do mais barato ao mais caro"],
        slots: [
          [
            "Secar, limpar e vedar sem trocar peça cabe na visita com ajuste, a partir de {price.preventive} em casa, sem peças. Capacitor vem depois, a placa pesa mais e o motor inteiro, de {price.homeSwap} na troca, é o último caso.",
            "Sem peça perdida, a limpeza com vedação em residência começa em {price.preventive}, fora peças. A ordem segue com capacitor, placa e, só se o enrolamento queimou, a troca do motor, de {price.homeSwap}.",
            "Quando tudo se salva, a visita em casa custa a partir de {price.preventive}, sem contar peças. Placa oxidada é o gasto comum, e motor queimado, de {price.homeSwap} na troca, o mais raro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso furar a caixa do motor para a água sair?",
        answers: [
          "Não. O furo vira entrada de água e de inseto, e a broca pode atingir fio. O dreno, quando existe, vem de fábrica.",
          "Furar piora, porque abre caminho para chuva e bicho. Só vale o dreno original do modelo.",
        ],
      },
      {
        question: "Secou sozinho e voltou a funcionar. Tem problema?",
        answers: [
          "Tem. A placa já molhou e oxida por baixo, e o defeito aparece semanas depois. Peça limpeza e vedação antes da próxima chuva.",
          "Tem, porque a oxidação continua mesmo seca. Limpar agora custa menos que a placa nova de depois.",
        ],
      },
      {
        question: "A garantia cobre água no motor?",
        answers: [
          "Em geral não, por ser causa externa. Se a vedação da instalação falhou, fale com quem instalou, dentro do prazo do serviço.",
          "Os termos de fábrica costumam excluir água. Falha na montagem é do instalador, {warranty.installation} quando fomos nós.",
        ],
      },
      {
        question: "Como fecho o portão até o conserto?",
        answers: [
          "Com o disjuntor desligado, folha de correr ou de abrir, reta e seca, se move à mão pelo destravamento. Basculante não se destrava: espere o técnico.",
          "Só portão de correr ou de abrir, com a energia cortada e sem poça em volta. Em basculante ou piso alagado, aguarde.",
        ],
      },
    ],
    photo: "fotos do motor, da tampa e do chão em volta, sem abrir nada",
  },
  {
    id: "oleo-de-cozinha",
    broader: "lubrificacao",
    label: "Óleo de cozinha no portão",
    phrase: "o óleo de cozinha no portão",
    asks: [
      ...combine(
        [
          "óleo de cozinha",
          "óleo cozinha",
          "azeite",
          "óleo de soja",
          "óleo diesel",
          "querosene",
          "vaselina",
          "sabão",
          "vela",
        ],
        ["portão", "posso", "pode", "passar", "rangendo", "usar", "dobradiça"],
      ),
      "óleo fritura portão",
      "óleo fritura lubrificar",
    ],
    intent: "question",
    answers: {
      any: [
        "Não passe óleo de cozinha na dobradiça nem em outra parte do portão: óleo de soja, azeite e óleo de fritura engrossam em poucas semanas, viram uma goma e juntam poeira. Use gotas de óleo fino de máquina na dobradiça, com o disjuntor desligado, e deixe o trilho do chão limpo e seco.",
        "Não, óleo de cozinha não serve para lubrificar o portão, porque oxida, vira goma e piora o rangido depois de alguns dias. Na dobradiça vai óleo fino, desses de máquina de costura, em poucas gotas; azeite, óleo de soja e fritura ficam na cozinha.",
        "Na dobradiça do portão, óleo de soja, azeite ou outro óleo de cozinha, não. Eles secam como uma goma que segura areia e prende a peça; sem lubrificante em casa, é melhor só limpar e comprar óleo fino de máquina, que resolve com algumas gotas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que usar no lugar do óleo de cozinha", "O lubrificante certo, peça por peça"],
        slots: [
          [
            "Cada peça pede um produto, e pouca quantidade basta. Óleo queimado, querosene e sabão também não servem: mancham, lavam a graxa boa ou seguram sujeira.",
            "Produto certo em pouca quantidade rende meses. Nada de querosene, sabão ou óleo queimado, que lavam, grudam ou sujam.",
            "Com poucas gotas do produto certo o rangido some. Vela, sabão e óleo queimado são remendo de dias.",
          ],
        ],
        bullets: [
          "Dobradiça e pino: óleo fino, em gotas",
          "Cremalheira de aço: lubrificante seco; de nylon, em geral nada",
          "Trilho do chão: nada, só limpeza",
          "Fuso, cabo e mola do basculante: serviço do técnico",
        ],
      },
      {
        about: "check",
        headings: ["Já passou? Como limpar o óleo errado", "Como tirar o óleo de cozinha do portão"],
        slots: [
          [
            "Tire antes que endureça, porque a goma velha só sai com desengripante. Basculante se limpa apenas por fora e fechado, sem tocar em cabo ou mola.",
            "Quanto mais cedo limpar, menos goma. Em basculante, só o que se alcança do chão, com a folha fechada e longe dos cabos.",
            "A limpeza é simples na primeira semana. Cabos, molas e contrapeso do basculante não entram nela.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Remova o excesso com pano seco.",
          "Na dobradiça, solte a goma com um pouco de desengripante.",
          "Enxugue bem e aplique o óleo fino, em película.",
          "Religue e veja dois ciclos de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["O rangido é falta de óleo ou desgaste", "Quando lubrificar não resolve"],
        slots: [
          [
            "Rangido que some com o produto certo era secura. O que volta em poucos dias é desgaste, de dobradiça, roldana ou rolamento, e a visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "Se o som acaba com óleo fino, faltava lubrificação. Voltando logo, a peça gastou, e em residência a visita com regulagem começa em {price.preventive}, fora peças.",
            "O teste é o tempo: meses sem ruído, era óleo; dias, é dobradiça, roda ou rolamento gasto, visto em visita a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Óleo queimado de carro serve no portão?",
        answers: [
          "Não. Traz resíduo de metal, mancha o piso e junta areia, que lixa a peça.",
          "Também não, pois leva limalha e sujeira do motor do carro para a dobradiça.",
        ],
      },
      {
        question: "Passei óleo de cozinha no trilho. O que faço?",
        answers: [
          "Lave com detergente neutro e pano, seque e deixe sem nada. Óleo no trilho faz a roldana patinar e o motor forçar.",
          "Com o disjuntor desligado, limpe com pano e detergente, até ficar seco. No trilho não vai lubrificante.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar a dobradiça?",
        answers: [
          "A cada seis meses em casa, ou ao primeiro rangido. Perto do mar ou de rua de terra, a cada três.",
          "Duas vezes por ano costumam bastar. Rua de muita poeira pede um intervalo menor.",
        ],
      },
      {
        question: "Posso usar desengripante como lubrificante?",
        answers: [
          "Serve para soltar e limpar, mas evapora em poucos dias. Depois dele, aplique óleo fino.",
          "Só como primeiro passo. Sozinho, ele seca e o rangido volta.",
        ],
      },
    ],
    photo: "um vídeo com o som do rangido e fotos das dobradiças ou rodas",
  },
];
