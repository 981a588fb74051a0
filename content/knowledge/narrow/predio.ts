import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const predio: NarrowConcept[] = [
  {
    id: "seguranca-do-portao-do-predio",
    isAskedByName: true,
    broader: "predio",
    label: "Segurança do portão do prédio",
    phrase: "a segurança do portão do prédio",
    asks: [
      ...combine(
        ["segurança portão", "segurança portão garagem", "segurança portão automático", "segurança portão eletrônico"],
        ["prédio", "condomínio", "edifício"],
      ),
      ...combine(
        ["melhorar", "aumentar", "reforçar", "itens", "dispositivos", "mais"],
        ["segurança portão"],
        ["prédio", "condomínio", "edifício"],
      ),
      ...combine(["portão prédio", "portão condomínio", "portão edifício"], ["mais seguro", "seguro como deixar"]),
    ],
    intent: "question",
    answers: {
      any: [
        "A segurança do portão de prédio tem dois lados: não machucar, com fotocélula em duas alturas, força mínima e sinaleiro; e não deixar entrar, com trava elétrica, controle de código rolante cadastrado por unidade e fechamento automático. Instalamos e revisamos; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Para a segurança do portão do condomínio, instalamos fotocélula em duas alturas e força regulada ao mínimo, contra acidente, e trava elétrica, código rolante e cadastro por unidade, contra invasão. A revisão, {visits.business} no mínimo, fica, em geral, de {price.preventiveRange} em portão grande, sem peças.",
        "Instalamos e revisamos a segurança do portão de prédio {em}: fotocélula em duas alturas, força mínima e sinaleiro, contra acidente; trava elétrica, código rolante e controle por unidade, contra invasão. O valor sai por foto, grátis; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Para o portão não machucar ninguém", "Contra acidente: o que não pode faltar"],
        slots: [
          [
            "Pela garagem coletiva passam carros e pedestres o dia todo, e cada item cobre a falha do outro.",
            "Um só sensor não basta em entrada coletiva: os itens se completam.",
          ],
        ],
        bullets: [
          "Fotocélula em duas alturas, para carro, moto e criança",
          "Força no mínimo que ainda move a folha, com recuo testado em obstáculo macio",
          "Borda sensível onde passa pedestre",
          "Sinaleiro com luz e som na saída para a calçada",
          "Cabos, solda e contrapeso vistos a cada revisão",
        ],
      },
      {
        about: "choose",
        headings: ["Para ninguém entrar junto", "Contra invasão: por onde começar"],
        slots: [
          [
            "Comece pela lista: apague os controles de ex-moradores e cadastre um por unidade, de preferência em código rolante.",
            "O primeiro passo é limpar a memória e recadastrar os controles por unidade, em código rolante.",
          ],
          [
            "Acerte depois o fechamento automático e a velocidade, para a folha não ficar aberta atrás do carro.",
            "Tempo de pausa curto e portão mais rápido reduzem a entrada de carona.",
          ],
          [
            "Trava elétrica na coluna segura a folha contra alavanca; entrada com muito movimento pode pedir clausura, com dois portões que não abrem juntos.",
            "Contra alavanca, trava elétrica; contra carona, clausura com dois portões intertravados.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão e registro para o síndico", "O que o síndico guarda"],
        slots: [
          [
            "A revisão é feita {visits.business}, no mínimo, com teste dos sensores anotado.",
            "Teste dos sensores e troca de peças ficam no relatório de cada revisão, {visits.business} no mínimo.",
          ],
          [
            "O relatório, com fotos e data, mostra o cuidado do condomínio se houver acidente ou pedido da seguradora.",
            "Guarde o relatório: ele vale em assembleia, no seguro e em caso de acidente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fotocélula é obrigatória no portão do prédio?",
        answers: [
          "Trate como indispensável: sem ela a folha fecha sobre carro e pedestre, e o condomínio responde pelo dano. Regra local e exigência da seguradora o síndico confere.",
        ],
      },
      {
        question: "Quanto custa deixar o portão mais seguro?",
        answers: [
          "Depende do que falta: regular força e testar sensores cabe na revisão, em geral de {price.preventiveRange} sem peças; fotocélula, trava e receptor novo são orçados por foto, item por item.",
        ],
      },
      {
        question: "Morador que se mudou ainda abre o portão?",
        answers: [
          "Abre, enquanto o controle dele estiver na memória. Com cadastro por unidade, apaga-se só o dele; em central simples, limpa-se tudo e se regrava.",
        ],
      },
      {
        question: "Portão rápido é mais seguro no prédio?",
        answers: [
          "Contra carona, sim: fica menos tempo aberto. Exige fotocélula em duas alturas, parada suave e folha firme.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e por fora, da fotocélula e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "predio-antigo",
    broader: "predio",
    label: "Motor em prédio antigo",
    phrase: "o portão de prédio antigo",
    asks: [
      "retrofit portão prédio",
      "retrofit portão garagem prédio",
      "retrofit portão garagem prédio antigo",
      "modernização portão prédio",
      "modernização portão garagem prédio",
      "modernização portão prédio antigo",
      "modernizar portão prédio",
      "prédio antigo",
      "edifício antigo",
      "garagem prédio antigo",
      "motor prédio antigo",
      "portão prédio antigo",
      "motor portão prédio antigo",
      "prédio velho portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em prédio antigo, o motor se escolhe pelas aberturas na hora de pico e pelo peso da folha, e antes se conferem a elétrica, a coluna e a rampa. A troca em portão pesado custa de {price.heavySwap}, com orçamento grátis.",
        "O portão de prédio antigo costuma ser pesado, de ferro com muitas camadas de tinta, e ter elétrica sem terra e rampa estreita. O motor de uso intenso resolve depois que folha, coluna e circuito são acertados; o valor vem por foto ou vistoria.",
        "Para automatizar ou trocar o motor em prédio antigo, quase sempre dá para manter a folha: revisam-se soldas, dobradiças ou cabos e peso. O circuito novo, com terra, entra no orçamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que muda num prédio antigo", "Elétrica, coluna, rampa e folha", "O que conferir antes do motor"],
        slots: [
          [
            "Elétrica: o eletroduto até o portão costuma faltar ou estar cheio, e o circuito próprio com terra é feito de novo.",
            "A fiação antiga sem terra precisa ser refeita do quadro até o motor, com disjuntor próprio.",
            "A energia é o primeiro ponto, porque prédio antigo raramente tem circuito só para o portão.",
          ],
          [
            "Folha: camadas de tinta e chapa grossa pesam, e o contrapeso ou as roldanas já não são para aquele peso.",
            "O peso real da folha conta mais que a aparência: décadas de tinta e reforços mudam a conta.",
            "Solda, dobradiça, cabo e roldana são revistos antes, porque o motor novo não compensa folha gasta.",
          ],
          [
            "Coluna e rampa: alvenaria sem reforço pede suporte próprio, e rampa estreita limita o tipo de portão.",
            "Uma coluna antiga é testada antes de receber chumbador, e às vezes ganha estrutura metálica.",
            "Em rampa curta, mede-se se o carro fica fora do alcance da folha em movimento.",
          ],
        ],
        bullets: [
          "Circuito próprio e aterramento",
          "Peso da folha e camadas de tinta",
          "Soldas, cabos e dobradiças",
          "Firmeza da coluna",
          "Rampa, altura livre e calçada",
          "Fachada protegida ou desenho a manter",
        ],
      },
      {
        about: "choose",
        headings: ["Manter a folha ou trocar", "Que motor serve no prédio antigo", "Folha antiga, motor novo"],
        slots: [
          [
            "Folha firme, reta e sem furo de ferrugem pode ficar, com reforço onde o motor puxa.",
            "Troca-se a folha quando a base está comida de ferrugem ou o quadro, torto.",
            "Manter o portão antigo é comum e preserva a fachada, se a estrutura aguenta.",
          ],
          [
            "O motor é de uso intenso, com ciclos por hora acima do pico; o residencial desarma.",
            "Conte as aberturas da manhã e escolha pela ficha, com margem sobre o peso.",
            "O inversor ajuda em folha pesada, porque parte e para sem tranco.",
          ],
          [
            "Fotocélula, de preferência com segundo feixe, e sinaleiro completam a saída na calçada.",
            "Saída direta na calçada pede sinaleiro, aviso sonoro e força baixa.",
            "Pedestre deve ter passagem própria, separada dos carros.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa no prédio antigo", "O orçamento item por item", "Motor, elétrica e serralheria"],
        slots: [
          [
            "A troca do motor fica de {price.heavySwap}; elétrica e serralheria vêm em linhas separadas.",
            "Um motor pesado custa de {price.heavySwap}, e o que falta na estrutura é orçado à parte.",
            "O valor se divide em motor, circuito, folha e segurança, para a assembleia decidir por itens.",
          ],
          [
            "Fotos do portão, do quadro fechado e da coluna bastam para a primeira proposta, grátis.",
            "A vistoria confirma peso, coluna e energia antes do valor fechado.",
            "No cartão, o valor é parcelado em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A elétrica velha do prédio precisa mudar para trocar o motor?",
        answers: [
          "Em geral precisa de um circuito só do portão, com disjuntor e terra; o resto da elétrica do prédio pode ficar. O eletricista confere a bitola e a tensão, e isso entra em linha própria do orçamento.",
        ],
      },
      {
        question: "Dá para manter o portão original da fachada?",
        answers: [
          "Na maioria dos casos, sim, com reforço por dentro. Fachada protegida pede consulta antes de mudar qualquer parte visível.",
          "Dá, se a estrutura está boa. Suportes podem ficar escondidos do lado de dentro.",
        ],
      },
      {
        question: "O prédio não tem aterramento para o motor. O que faço?",
        answers: [
          "O circuito do portão recebe terra próprio, feito por eletricista. Sem ele, a placa sofre e há risco de choque.",
          "Faz-se o aterramento junto com o circuito novo; é condição para instalar.",
        ],
      },
      {
        question: "Quanto tempo a garagem fica parada na instalação?",
        answers: [
          "A montagem leva de {time.heavy}, fora do pico. Elétrica e reforço podem ser feitos antes, com o portão em uso.",
          "De {time.heavy} para o motor. A preparação é feita em etapas, com aviso aos moradores.",
        ],
      },
      {
        question: "Trocar o motor do prédio precisa de aprovação em assembleia?",
        answers: [
          "Depende da convenção e do valor. Leve a proposta por itens à administradora, que orienta o procedimento.",
          "Consulte a convenção do prédio: conserto urgente e melhoria costumam ter regras diferentes.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, da coluna, da rampa e do quadro fechado, com o número de vagas",
  },
  {
    id: "predio-motor-rapido",
    broader: "predio",
    label: "Motor rápido para garagem de prédio",
    phrase: "o motor rápido para garagem de prédio",
    asks: [
      "motor rápido condomínio preço",
      "motor rápido prédio preço",
      "portão rápido condomínio preço",
      ...combine(
        ["motor rápido", "portão rápido", "motor veloz", "motor abertura rápida"],
        [
          "garagem prédio",
          "garagem condomínio",
          "edifício",
          "prédio muito fluxo",
          "condomínio muito fluxo",
          "prédio alto fluxo",
          "condomínio alto fluxo",
          "prédio muito movimento",
          "condomínio muito movimento",
        ],
      ),
      "motor 4 segundos prédio",
      "abertura 4 segundos portão prédio",
      "portão edifício abertura rápida",
      "motor veloz garagem prédio",
      "motor rápido precisa ter garagem prédio",
      "motor rápido prédio",
      "motor rápido condomínio",
      "garagem prédio motor rápido",
      "portão rápido prédio",
      "portão rápido condomínio",
      "motor veloz condomínio",
      "motor jetflex condomínio",
      "melhor motor rápido condomínio",
      "qual melhor motor rápido condomínio",
      "motor portão rápido condomínio qual melhor",
      "melhor motor rápido prédio",
      "moradores portão rápido",
      "moradores querem portão rápido",
      "moradores motor rápido",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor rápido para garagem de prédio ou condomínio é o de uso intenso com inversor, que parte e para macio: abre folha curta ou basculante em uns 4 segundos e aguenta a hora de pico. A troca fica de {price.heavySwap}, com mão de obra; antes, confira ciclos por hora e a firmeza da folha.",
        "Se os moradores querem portão mais rápido, o upgrade do condomínio é um motor de uso intenso com inversor, de {price.heavySwap} com a mão de obra. Ele só compensa com folha firme, fotocélula em duas alturas e ciclos por hora acima do pico; o residencial veloz não serve.",
        "Em condomínio com muito fluxo, o motor que abre e fecha mais rápido precisa de inversor, o controle que acelera e freia suave, e de ciclos por hora acima da hora cheia. Motor e mão de obra ficam de {price.heavySwap}, conforme o peso da folha e o número de vagas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Rápido e de uso intenso: o que exigir", "Como escolher o motor rápido do prédio"],
        slots: [
          [
            "Ciclos por hora vêm antes da velocidade: um ciclo é abrir e fechar, e o motor veloz sem uso intenso desarma de calor na saída da manhã. Conte as aberturas da hora cheia, some um terço e compare com a ficha.",
            "Primeiro olhe os ciclos por hora (abrir e fechar conta um), porque velocidade sem regime intenso para de calor no pico. O número da ficha deve passar em um terço as aberturas da hora cheia.",
            "A velocidade só serve se os ciclos por hora, cada um de abrir e fechar, cobrem o pico com um terço de sobra. Do contrário, o motor corre nas primeiras vezes e desarma depois.",
          ],
          [
            "O inversor faz a folha partir e parar devagar, o que poupa cabo, solda e coluna. Folha de correr larga leva mais que 4 segundos, porque percorre mais metros.",
            "Sem inversor, velocidade vira pancada no fim; com ele, a chegada é macia e a estrutura dura. Quanto maior o percurso da folha, mais segundos.",
            "Quem amacia a partida e a chegada é o inversor, indispensável em folha grande. O tempo cresce com a largura, já que há mais caminho a percorrer.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança com portão rápido", "O que não pode faltar"],
        slots: [
          [
            "Folha que fecha depressa dá menos tempo de reação, por isso os sensores e a firmeza vêm antes. Muitas centrais deixam abrir rápido e fechar mais devagar, um bom acerto para prédio.",
            "Quanto mais rápido o fechamento, menos tempo quem passa tem. O ajuste comum no prédio é abrir em velocidade cheia e fechar mais lento, quando a placa permite.",
            "Fechar correndo pede proteção a mais, e nem é o que encurta a fila: o que conta é abrir rápido. Se a central deixa, o fechamento fica mais lento.",
          ],
        ],
        bullets: [
          "Fotocélula em duas alturas, testada a cada revisão",
          "Sinaleiro e aviso sonoro para quem anda na calçada",
          "Borda sensível na folha, onde passa pedestre",
          "Força no mínimo necessário, provada com obstáculo macio",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor rápido no prédio", "O que forma o valor no condomínio"],
        slots: [
          [
            "Inversor e uso intenso levam à parte alta da faixa; folha leve e poucas vagas, à baixa. Fotocélulas, sinaleiro, base e acertos da folha vêm em itens separados, prontos para a assembleia.",
            "A parte alta da faixa é a da folha pesada com muitas vagas; a baixa, a da leve. Sensores, base e reparos da folha são listados à parte, o que ajuda na aprovação em assembleia.",
            "Peso da folha e ciclos decidem onde o valor cai na faixa. Cada acessório, sensor ou reparo aparece em linha própria, para o síndico levar à assembleia.",
          ],
          [
            "O serviço leva de {time.heavy}, fora do pico. Os controles dos moradores ficam, se a central nova aceita o código; senão, são trocados, com a lista por unidade.",
            "Reserve de {time.heavy} para a troca, em hora de pouco movimento. Se o código dos controles não serve na placa nova, eles mudam, e a lista por apartamento evita erro.",
            "São de {time.heavy} de trabalho, em horário combinado. Controles compatíveis são regravados; os outros, substituídos e entregues por unidade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "JetFlex serve em prédio?",
        answers: [
          "Serve na versão para uso intenso, escolhida pela folha e pelos ciclos. O kit residencial de 1/4 HP, não.",
          "A tecnologia, da PPA, existe em motores de uso coletivo; o kit de casa fica fora. Confira os ciclos por hora na ficha.",
        ],
      },
      {
        question: "Em quantos segundos abre?",
        answers: [
          "Basculante e folha curta chegam a uns 4 segundos; a de correr larga leva mais. O tempo do seu caso sai da largura e do peso.",
          "Depende do percurso: perto de 4 segundos em folha curta, mais em deslizante comprido. Com as medidas dá para estimar.",
        ],
      },
      {
        question: "Motor rápido quebra mais?",
        answers: [
          "Não, em folha firme e com revisão {visits.business}: com inversor, a parada é suave. Em folha torta ou com solda fraca, a velocidade quebra antes.",
          "Em portão bem equilibrado, não. O que quebra é a estrutura ruim, que a rapidez força mais.",
        ],
      },
      {
        question: "Dá para acelerar o motor atual?",
        answers: [
          "Em geral, não: mexer na engrenagem ou na placa sobrecarrega o motor. Só os que já têm inversor permitem ajustar a velocidade.",
          "Não convém. Se ele tem inversor, há ajuste dentro do limite; se não tem, o caminho é outro motor.",
        ],
      },
    ],
    photo: "fotos da folha e do motor atual, com as medidas, o número de vagas e o horário de pico",
  },
  {
    id: "predio-nao-fecha",
    broader: "predio",
    label: "Portão do prédio não fecha",
    phrase: "o portão do prédio que não fecha",
    asks: [
      "portão prédio não fecha zelador olha",
      "portão prédio não fecha zelador confere",
      "portão prédio não fecha",
      "portão condomínio não fecha",
      "portão edifício não fecha",
      "garagem prédio não fecha",
      "garagem condomínio não fecha",
      "portão prédio fica aberto",
      "portão condomínio fica aberto",
      "portão prédio abre não fecha",
      "portão condomínio abre não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão do prédio não fecha, limpe e alinhe as lentes da fotocélula, tire o que estiver no caminho e teste uma vez pela botoeira da portaria. Até o técnico chegar, deixe alguém na entrada; atendemos {shop.hours}.",
        "Quando o portão do condomínio não fecha, a primeira suspeita é a fotocélula suja, fora de mira ou com algo no feixe; depois vêm fim de curso, botoeira presa e placa. Ponha alguém na entrada e chame, {shop.hours}.",
      ],
      emergency: [
        "Com o portão do prédio aberto, ponha alguém na entrada e avise os moradores. Só folha de correr ou de abrir, reta e nivelada, se fecha na mão, com o disjuntor desligado; o basculante espera o técnico, que atende {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o zelador confere primeiro", "Teste em ordem, sem abrir a tampa"],
        slots: [
          [
            "Uma pessoa só cuida do teste, com a passagem livre de carros e pedestres.",
            "O teste é de fora, com um vigia na passagem e sem ninguém perto da folha.",
          ],
        ],
        steps: [
          "Passe um pano seco nas lentes da fotocélula e veja se uma está de frente para a outra.",
          "Tire do caminho o que corta o feixe: lixeira, galho, carro mal parado.",
          "Aperte a botoeira da portaria uma vez e repare se a folha começa a descer ou a correr.",
          "Sem resposta, deixe alguém na entrada e mande um vídeo com a foto da etiqueta do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que abre e não fecha", "Sensor, fim de curso ou placa"],
        slots: [
          [
            "A fotocélula segura a folha aberta enquanto o feixe está cortado, e lente suja conta como corte.",
            "Lente suja ou fora de mira faz a central acreditar que há um carro passando.",
          ],
          [
            "Botoeira presa na portaria ou laço indutivo acionado também mantém o portão aberto.",
            "Um comando preso, na portaria ou no laço do piso, deixa o portão à espera.",
          ],
          [
            "Se ele começa a fechar e volta, há esforço na folha; se nem tenta, é sensor, fim de curso ou placa.",
            "Folha que volta no meio encontrou peso ou obstáculo; parada total é sensor, fim de curso ou placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa consertar o portão do prédio que não fecha?",
        answers: [
          "Limpar e alinhar a fotocélula ou regular a parada é ajuste; sensor, placa ou fim de curso soma a peça. O valor vem antes, por vídeo e etiqueta, sem custo.",
          "Depende da causa: ajuste ou peça. O orçamento por vídeo e foto da etiqueta é grátis e vai ao síndico por escrito.",
        ],
      },
      {
        question: "A portaria pode fechar o portão na mão?",
        answers: [
          "Só o de correr ou de abrir, com a folha reta e nivelada e o disjuntor desligado. Basculante aberto ninguém destrava.",
          "Pode, se for de correr ou de abrir, em ordem e nivelado, sem energia. O basculante espera o técnico.",
        ],
      },
      {
        question: "Dá para desligar a fotocélula até o conserto?",
        answers: [
          "Não. Sem ela, a folha fecha sobre carro ou pedestre; limpa-se, alinha-se ou troca-se.",
          "Não se anula fotocélula, ainda mais onde passa tanta gente. O conserto costuma ser limpar, alinhar ou trocar.",
        ],
      },
      {
        question: "Quem deve ser avisado com o portão do prédio aberto?",
        answers: [
          "A portaria, o síndico e os moradores. Alguém fica na entrada até o portão voltar a fechar.",
          "O síndico ou a administradora, que autoriza o conserto, e os moradores, pelo grupo ou por cartaz.",
        ],
      },
    ],
    photo: "um vídeo da tentativa de fechar, feito de longe, e a foto das fotocélulas",
  },
  {
    id: "predio-portao-parado",
    broader: "predio",
    label: "Portão do prédio não abre ou não fecha",
    phrase: "o portão do prédio que parou",
    asks: [
      "portão prédio parado",
      "portão garagem prédio parado",
      "portão edifício parado",
      "portão condomínio parado",
      "portão garagem condomínio parado",
      "garagem prédio parada",
      "portão garagem prédio quebrou",
      "portão garagem prédio quebrado",
      "portão garagem condomínio quebrou",
      "portão garagem prédio parou",
      "portão garagem prédio travado",
      "portão garagem prédio não abre",
      "portão prédio com defeito",
      "portão prédio emperrado",
      "portão edifício não funciona",
      "portão garagem edifício não funciona",
      "portão prédio não obedece",
      "defeito portão prédio motor ou controles",
      "botoeira portaria nada acontece",
      "portão prédio quebrou",
      "portão prédio quebrado",
      "portão condomínio quebrado",
      "portão prédio não funciona",
      "portão condomínio não funciona",
      "portão prédio quem chamar",
      "portão condomínio quebrou",
      "garagem prédio travada",
      "prédio não abre nem fecha",
      "portão prédio não abre",
      "portão prédio travou",
      "portão prédio travado",
      "portão prédio parou",
      "portão condomínio não abre",
      "portão condomínio parou",
      "portão condomínio travou",
      "portão prédio não abre fecha",
      "portão condomínio não abre fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão do prédio parado: o zelador confere disjuntor e fotocélula e testa uma vez pela botoeira da portaria; se ela abre, o defeito é dos controles, e se o motor ronca ou fica mudo, desligue, guie os carros e chame, {shop.hours}. O conserto é orçado por vídeo e foto da etiqueta, sem custo.",
        "Portão do condomínio parado: desligue o disjuntor, isole a passagem e avise os moradores; só folha de correr ou de abrir, reta e nivelada, pode ser movida na mão por quem sabe. O atendimento funciona {shop.hours}, e o conserto é orçado por vídeo e foto da etiqueta, sem custo.",
        "Se o portão do prédio não abre, o zelador confere o disjuntor e a trava e testa pela botoeira da portaria. Se ela abre, o defeito é dos controles ou do receptor; se o motor ronca, desligue e chame, {shop.hours}.",
        "Com o portão do prédio travado, veja energia, fotocélula e botoeira, nessa ordem. Motor quente que parou na hora de pico desarmou pela proteção térmica; um motor mudo é energia ou placa. Mande vídeo e etiqueta, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o zelador pode conferir", "Teste do portão do prédio em ordem", "Verificações da portaria"],
        slots: [
          [
            "Uma pessoa testa, e as outras ficam longe da folha.",
            "O teste é feito de fora, sem abrir a tampa do motor.",
            "Antes de mexer, tire os moradores da passagem.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão e o DR estão ligados.",
          "Limpe as lentes da fotocélula e libere o caminho.",
          "Aperte a botoeira da portaria uma vez e escute o motor.",
          "Teste dois controles diferentes, para separar controle de motor.",
          "Sem resposta, desligue o disjuntor e mande vídeo e etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão do prédio para", "O que costuma falhar na garagem coletiva"],
        slots: [["O jeito de parar já aponta a causa, e dizê-lo na mensagem encurta o conserto."]],
        bullets: [
          "Mudo, com energia no quadro: central, fusível ou proteção térmica",
          "Ronca e não sai: capacitor, folha presa ou motor",
          "Abre e não fecha: fotocélula suja ou desalinhada",
          "Para antes do fim: fim de curso, trilho ou cabo",
          "Para na hora de pico e volta depois: calor, motor abaixo do fluxo",
        ],
      },
      {
        about: "safety",
        headings: [
          "Garagem do prédio até o conserto",
          "Como organizar a entrada com o portão parado",
          "Moradores e carros enquanto se espera",
        ],
        slots: [
          [
            "Avise os moradores e deixe alguém orientando a entrada.",
            "Um aviso no grupo e um funcionário na garagem evitam que alguém force a folha.",
            "A portaria controla a passagem e guarda a chave de destravamento.",
          ],
          [
            "Portão de correr ou de abrir, reto e no nível, pode trabalhar na mão, com o motor sem energia.",
            "O uso manual vale só para folha de correr ou de abrir que ande leve.",
            "Se a folha é reta e leve, o zelador treinado a move com o motor destravado.",
          ],
          [
            "O basculante só o técnico destrava, e ninguém passa sob folha erguida.",
            "Folha torta, caída ou com cabo solto fica isolada e parada.",
            "Cabo solto ou folha fora do trilho é caso de isolar a área.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa o conserto do portão do prédio?",
        answers: [
          "O valor é da peça que falhou e da visita, ditos antes, por vídeo e foto da etiqueta. Se o conserto não compensa, a troca do motor em portão pesado fica de {price.heavySwap}, com a mão de obra.",
        ],
      },
      {
        question: "Quem autoriza o conserto do portão do prédio?",
        answers: [
          "Quem autoriza é o síndico ou quem ele indicar. Diga o nome na mensagem, para o serviço não esperar.",
          "Em geral, autoriza o síndico ou a administradora; o valor é dito antes de começar.",
        ],
      },
      {
        question: "Vocês atendem prédio de madrugada?",
        answers: [
          "O contato funciona {shop.hours}; o horário da visita é combinado na conversa.",
          "Sim, {shop.hours}, pelo WhatsApp, com horário e valor combinados antes.",
        ],
      },
      {
        question: "Só alguns controles não abrem. É o portão?",
        answers: [
          "Não: é pilha, cadastro ou memória da central. O motor está bom.",
          "Se a botoeira abre, o problema está nos controles ou no receptor.",
        ],
      },
      {
        question: "Por que o portão do prédio para sempre na hora de pico?",
        answers: [
          "O motor esquenta e a proteção térmica desarma. É sinal de motor abaixo do fluxo ou folha pesada.",
          "A causa é aquecimento: poucos ciclos por hora na ficha ou roda, trilho ou contrapeso gasto.",
        ],
      },
    ],
    photo: "um vídeo do portão com o som do motor, a foto da etiqueta e o nome de quem autoriza o serviço",
  },
  {
    id: "predio-portao-lento",
    broader: "predio",
    label: "Portão de prédio lento demais",
    phrase: "o portão lento do prédio",
    asks: [
      "portão edifício devagar",
      "portão edifício lento",
      "portão edifício ficou lento",
      "prédio devagar",
      "prédio lento",
      "prédio abre devagar",
      "prédio abrindo devagar",
      "prédio fecha devagar",
      "prédio muito devagar",
      "prédio abrindo muito devagar",
      "prédio demora abrir",
      "prédio fila garagem",
      "prédio demora pico",
      "prédio demora horário pico",
      "condomínio demora pico",
      "portão demora horário pico",
      "prédio fila horário pico",
      "prédio demora abrir mais rápido",
      "prédio demora abrir fila",
      "prédio demora abrir fila mais rápido",
      "prédio mais rápido fila",
      "condomínio demora abrir mais rápido",
      "condomínio devagar",
      "condomínio lento",
      "condomínio abre devagar",
      "condomínio abrindo devagar",
      "condomínio fecha devagar",
      "condomínio muito devagar",
      "condomínio abrindo muito devagar",
      "condomínio demora abrir",
      "condomínio fila portão",
      "portão prédio fila rua",
      "portão garagem prédio devagar",
      "portão garagem prédio lento",
      "portão garagem prédio abrindo devagar",
      "portão garagem condomínio lento",
      "portão garagem condomínio devagar",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de prédio lento pode ser resolvido de dois modos: se ficou lento, é manutenção (capacitor, roldana, cabo ou trilho); se sempre foi, é o modelo do motor, e só a troca por um de uso intenso com inversor muda o tempo, de {price.heavySwap}.",
        "Se o portão da garagem do prédio abre devagar e forma fila, compare com o primeiro ano: piorou, a folha ou o capacitor precisa de reparo; nunca mudou, o motor é pequeno para o fluxo. A troca em portão pesado vai de {price.heavySwap}.",
        "A garagem de prédio com portão devagar pede primeiro a revisão da folha, porque peso e atrito roubam velocidade. Com a folha leve e o tempo ainda longo, entra motor rápido de uso intenso, de {price.heavySwap}, com fotocélula de dois feixes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Ficou lento ou sempre foi?", "O que o zelador pode medir", "Descubra a causa em um dia"],
        slots: [
          [
            "Um relógio e a planilha da portaria bastam para separar defeito de motor pequeno.",
            "A medida é simples e orienta o orçamento.",
            "Quem anota o tempo em horários diferentes já mostra a causa.",
          ],
        ],
        steps: [
          "Cronometre uma abertura cedo, com o motor frio.",
          "Repita no fim do pico: se ficou mais lento, é calor ou capacitor.",
          "Compare com o tempo escrito no manual do motor.",
          "Escute se a folha raspa ou para em algum ponto.",
          "Conte os carros da hora mais cheia.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o portão do prédio perde velocidade",
          "Folha, motor ou regulagem",
          "As causas da lentidão, por ordem",
        ],
        slots: [
          [
            "Roldana gasta, trilho sujo, cabo e contrapeso fora do ponto freiam a folha.",
            "A folha pesada por desgaste é a causa mais comum do portão que foi ficando lento.",
            "Tinta, reforço e chapa nova somam peso que o motor não tinha na conta.",
          ],
          [
            "Capacitor fraco e tensão baixa tiram a força, sobretudo com o motor quente.",
            "O motor residencial em garagem coletiva esquenta no pico e perde rendimento.",
            "O uso acima dos ciclos da ficha faz o motor parar para esfriar.",
          ],
          [
            "Em central com inversor, a velocidade pode ter sido reduzida na regulagem.",
            "Desaceleração longa demais também consome segundos, e isso se ajusta.",
            "Pausa comprida antes de fechar parece lentidão, mas é regulagem de tempo.",
          ],
        ],
      },
      {
        about: "replace",
        headings: [
          "Quando trocar por motor rápido",
          "O motor certo para o fluxo",
          "Troca no prédio sem parar a garagem",
        ],
        slots: [
          [
            "Troque quando a folha está leve e o tempo de fábrica ainda faz fila na rua.",
            "Se o pico passa dos ciclos da ficha, a troca sai mais barata que reparos seguidos.",
            "Um motor que sempre foi lento não se acelera com regulagem.",
          ],
          [
            "Exija ciclos por hora acima do pico, capacidade acima do peso e parada suave.",
            "O inversor abre depressa e freia antes do batente, o que poupa cabo e solda.",
            "Um portão mais rápido pede dois feixes de fotocélula e sinaleiro na calçada.",
          ],
          [
            "O serviço em conjunto pesado leva de {time.heavy} e é marcado fora do pico.",
            "A montagem toma de {time.heavy}, com horário combinado com a portaria.",
            "Reserve de {time.heavy} e avise os moradores na véspera.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para acelerar o motor atual?",
        answers: [
          "Só se a central tiver inversor com velocidade ajustável. Nos outros, a velocidade é do motor.",
          "Em motor comum, não. O ganho vem de deixar a folha leve.",
        ],
      },
      {
        question: "Tag ou controle: o que reduz mais a fila?",
        answers: [
          "A tag abre com o carro chegando e tira a espera do botão. O tempo da folha continua o mesmo.",
          "A tag ajuda se a leitura começa antes da parada; a folha lenta ainda precisa de acerto.",
        ],
      },
      {
        question: "Portão rápido é mais perigoso?",
        answers: [
          "Não, com fotocélula dupla, força no mínimo e freio antes do batente.",
          "Só sem sensor. A abertura pode ser rápida e o fechamento, mais calmo.",
        ],
      },
      {
        question: "Quem decide a troca do motor no condomínio?",
        answers: [
          "Decide o síndico ou a assembleia, conforme a convenção e o valor. O orçamento vem por itens.",
          "Quem decide depende da convenção. O orçamento por escrito serve para comparar e votar.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho ou dos cabos e da etiqueta do motor, com o número de vagas e o tempo medido",
  },
  {
    id: "predio-motor-silencioso",
    broader: "predio",
    label: "Motor silencioso para prédio",
    phrase: "o motor silencioso para prédio",
    asks: [
      "portão prédio sem barulho",
      "portão condomínio sem barulho",
      "motor não incomode apartamento cima",
      "motor silencioso prédio acorda",
      "em cima garagem motor silencioso prédio",
      "barulho prédio qual motor silencioso",
      "reclamam barulho prédio motor silencioso",
      "moradores reclamam barulho motor silencioso",
      "moradores reclamam barulho portão prédio noite motor silencioso",
      "barulho portão prédio noite motor silencioso",
      "barulho condomínio noite motor silencioso",
      "reclamam barulho condomínio motor silencioso",
      "prédio motor mais silencioso",
      "condomínio motor mais silencioso",
      "moradores reclamam barulho qual motor",
      "vizinhos reclamam barulho prédio motor silencioso",
      "reclamação barulho prédio motor silencioso",
      "motor silencioso prédio noite",
      "silencioso prédio",
      "motor menos barulho condomínio",
      "motor menos barulho prédio",
      "motor faz menos barulho condomínio",
      "qual motor faz menos barulho condomínio",
      "qual motor faz menos barulho prédio",
      "silencioso condomínio",
      "silencioso apartamento",
      "silencioso edifício",
      "apartamento cima garagem",
      "apartamento cima portão",
      "apartamento portão barulho",
      "apartamento garagem barulho",
      "motor silencioso prédio",
      "motor silencioso condomínio",
      "motor silencioso apartamento",
      "silencioso apartamento andar",
      "silencioso vale apartamento",
      "motor silencioso vale prédio",
      "motor silencioso vale apartamento",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor mais silencioso para prédio é o de uso intenso com inversor, que parte e para devagar; a troca em portão pesado vai de {price.heavySwap}. Antes, acerte roldanas, cabos e batente, porque no apartamento de cima se ouve mais a folha que o motor.",
        "Para o portão do prédio não acordar o apartamento de cima, corrija a batida no fim, isole o suporte com borracha e use motor com inversor. Um motor novo em folha gasta continua barulhento; a troca fica de {price.heavySwap}.",
        "Em prédio, silêncio se compra em três partes: folha revisada, fixação que não vibra na laje e motor com inversor para muitos ciclos. Um vídeo com som mostra por onde começar, e o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o ruído no prédio", "O que o morador ouve", "Batida, vibração e atrito"],
        slots: [
          [
            "A pancada no fim do curso é o som que mais sobe pela estrutura.",
            "A batida de folha pesada no batente se ouve andares acima.",
            "O que acorda é o impacto, e ele some com freio e batente de borracha.",
          ],
          [
            "Suporte preso em laje ou pilar leva a vibração aos apartamentos.",
            "Um motor parafusado sem borracha faz a laje vibrar junto.",
            "A estrutura conduz a vibração, mesmo com motor de pouco ruído.",
          ],
          [
            "Roldana gasta, cabo seco e chapa solta completam o barulho.",
            "Um rolamento ruim ronca o tempo todo; corrente seca estala.",
            "Contrapeso roçando na caixa produz um som grave e constante.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir no orçamento", "Motor, borracha e regulagem", "Como escolher o motor silencioso"],
        slots: [
          [
            "Peça inversor com desaceleração regulável, ciclos acima do pico e capacidade acima do peso da folha.",
            "Na ficha, procure inversor, uso intenso e parada suave.",
            "Um motor rápido também pode ser silencioso, se frear antes do batente.",
          ],
          [
            "Inclua coxim de borracha no suporte e batente macio nas duas pontas.",
            "Peça fixação em base própria ou coluna, com borracha entre o suporte e a estrutura.",
            "A cremalheira alinhada, com folga de {rack.clearance}, evita o ronco no de correr.",
          ],
          [
            "À noite, a pausa e a velocidade podem ser mais calmas, onde a central permite.",
            "A regulagem final é feita com alguém ouvindo no apartamento.",
            "Sirene e aviso sonoro podem ter volume menor, sem tirar a luz de alerta.",
          ],
        ],
      },
    ],
    keep: ["cost", "time"],
    questions: [
      {
        question: "Dá para reduzir o barulho sem trocar o motor?",
        answers: [
          "Muitas vezes, sim: batente, roldanas, reaperto e regulagem tiram boa parte.",
          "Sim, se o ruído é da folha. O vídeo com som mostra.",
        ],
      },
      {
        question: "Posso desligar o portão à noite?",
        answers: [
          "Não convém, por segurança. Melhor corrigir a batida e a velocidade.",
          "Deixar aberto é pior. O acerto da folha resolve sem mudar a rotina.",
        ],
      },
      {
        question: "O condomínio é obrigado a resolver o barulho do portão?",
        answers: [
          "O portão é área comum, e a manutenção é do condomínio. Registre o pedido por escrito.",
          "Cabe ao condomínio cuidar do equipamento. Leve o orçamento ao síndico.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o motor do prédio?",
        answers: [
          "Em prédio, revise pelo menos {visits.business}, ou antes, se o som mudar.",
          "Em prédio, a revisão é {visits.business}; um ruído novo adianta a visita.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "predio-portao-barulho",
    broader: "predio",
    label: "Portão do prédio fazendo barulho",
    phrase: "o portão do prédio que faz barulho",
    asks: [
      "portão condomínio fazendo barulho",
      "portão garagem condomínio fazendo barulho",
      "portão prédio barulho",
      "portão edifício barulho",
      "portão prédio barulhento",
      "portão prédio rangendo",
      "portão condomínio rangendo",
      "portão prédio estalando",
      "portão condomínio estalando",
      "portão garagem prédio barulho",
    ],
    isAskedByName: true,
    intent: "repair",
    answers: {
      any: [
        "Portão de prédio fazendo barulho tem roldana, cabo ou dobradiça gasta, peça sem graxa ou pancada no fim do curso; o motor é a causa menos comum. Rangido se resolve com lubrificação e reaperto, batida com regulagem. Um vídeo com som basta para o orçamento, grátis, ao síndico.",
        "O barulho do portão do prédio se separa pelo som: rangido é falta de graxa, ronco contínuo é rolamento ou roldana, estalo é cabo ou solda, e pancada no fim é fim de curso. Estalo forte, cabo desfiado ou folha torta param o uso; o resto se marca em horário de pouco movimento.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o som do portão do prédio indica", "De onde vem o barulho"],
        slots: [
          [
            "Com muitas aberturas por dia, a graxa acaba cedo e roldanas e pinos passam a ranger.",
            "Rangido do começo ao fim é peça seca: pino, dobradiça, roldana ou fuso.",
          ],
          [
            "Pancada no fim é parada tardia ou desaceleração desligada, e sobe pela estrutura até os apartamentos.",
            "A batida no batente é o som que o morador mais ouve, e se regula.",
          ],
          [
            "Ronco que cresce a cada semana é rolamento do motor ou da roldana.",
            "Motor preso direto na laje faz a estrutura vibrar; coxim de borracha separa os dois.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do barulho no prédio", "O que se faz na visita"],
        slots: [
          [
            "O técnico ouve um ciclo, mede a folga de roldanas, cabos e suportes e mostra a peça ao zelador.",
            "Primeiro se acha o ponto do som, com o portão em uso normal; depois se desliga para o acerto.",
          ],
          [
            "Lubrificação, reaperto e regulagem do fim de curso vêm antes de qualquer peça.",
            "Peça gasta se troca em par, e o fim de curso é regulado para encostar sem bater.",
          ],
          [
            "Motor novo só quando o redutor já tem folga: em portão pesado, a troca fica de {price.heavySwap}.",
            "Se o motor for o culpado, a troca em portão de prédio fica de {price.heavySwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão do prédio pode ser usado com barulho?",
        answers: [
          "Rangido e ronco leve, sim, até a visita. Estalo de aço, folha torta ou cabo desfiado, não: desligue o disjuntor.",
          "Pode, se a folha anda reta e sem tranco. Com estalo forte ou cabo desfiado, pare.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar o portão do prédio?",
        answers: [
          "Em prédio, a revisão com lubrificação é {visits.business}, ou antes, se o som mudar.",
          "A revisão {visits.business} cuida da graxa; um ruído novo adianta a visita.",
        ],
      },
      {
        question: "Quem autoriza o conserto do barulho?",
        answers: [
          "O síndico ou a administradora. O orçamento vai por escrito, com peça e mão de obra separadas.",
          "O síndico. O morador pode mandar o vídeo, e a proposta vai a quem autoriza.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro, de longe, e a foto da etiqueta do motor",
  },
];
