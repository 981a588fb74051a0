import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Small parts that people call by name once they have found them burnt, broken or worn. */
export const pecasMenores: NarrowConcept[] = [
  {
    id: "chave-dip-da-placa",
    broader: "placa",
    label: "Chave DIP da placa do portão",
    phrase: "a chave DIP da placa",
    asks: [
      ...combine(
        ["chave dip", "dip switch", "chavinhas", "chaves dip", "dip"],
        ["placa", "central", "portão", "configurar", "motor", "receptor", "controle"],
      ),
      "chave dip",
      "dip switch",
      "chave dip placa configurar",
      "chave dip placa portão configurar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para configurar a chave DIP da placa do portão, o técnico fotografa como está, desliga o disjuntor, vê no manual o que cada alavanca comanda e muda uma só. No controle antigo as alavancas são o código, igual ao do receptor, e para copiar você mesmo repete no novo a mesma sequência.",
        "A chave DIP, ou DIP switch, é a fileira de alavancas pequenas da placa, do receptor ou do controle antigo. No receptor e no controle de código fixo ela é o segredo, que se copia igual, e na placa liga funções, conforme o manual do modelo, mudadas pelo técnico com o disjuntor desligado.",
        "Configurar a chave DIP pede o manual daquela central, porque a alavanca 1 muda de função de uma placa para outra, e a mudança é do técnico, com o disjuntor desligado. Já no controle antigo, basta copiar a posição das alavancas do outro para ele e o receptor se entenderem.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a chave DIP comanda", "Para que servem as alavancas"],
        slots: [
          [
            "Na central, é comum haver uma alavanca para o fechamento automático, uma para a fotocélula e uma para o lado do portão. Placas mais novas trocam as alavancas por botão, menu ou aplicativo.",
            "Na placa, as funções comuns são fechar sozinho depois da pausa, usar a fotocélula, parar devagar e inverter o sentido do motor. Muitas centrais atuais já não têm DIP e fazem isso por botão.",
            "Fechamento automático, fotocélula, parada suave e sentido de abertura costumam ficar na DIP da placa. Em modelo recente, a mesma escolha se faz por menu ou aplicativo.",
          ],
          [
            "No controle antigo, de código fixo, a sequência de ON e OFF é o segredo, igual à do receptor. Quem copia a sequência abre o portão, por isso troque-a se um controle se perder.",
            "Em controle e receptor de código fixo, as alavancas ligadas e desligadas são a senha. Como é fácil de copiar, mude a sequência quando perder um controle.",
            "As alavancas do controle antigo e do receptor precisam estar iguais, e essa é toda a proteção do código fixo. Perdido um controle, altere nos outros e no receptor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como mudar a chave DIP, na ordem", "A ordem para mexer na DIP"],
        slots: [
          [
            "Na placa há tensão da rede e capacitor carregado, então a mudança ali é do técnico. No controle, que só tem pilha, você mesmo copia as alavancas.",
            "A chave da placa fica perto de partes energizadas, e quem mexe nela é o técnico. A do controle fica junto da pilha e pode ser mudada por você.",
            "Mexer no controle é seguro, porque ele só tem pilha. Na placa a mudança é do técnico, já que sob a tampa há risco de choque.",
          ],
        ],
        steps: [
          "No controle que funciona, abra a tampa da pilha e fotografe as alavancas.",
          "Ponha as do controle novo na mesma posição e teste a um passo do portão.",
          "Na placa, o técnico desliga o disjuntor e fotografa a posição de cada alavanca.",
          "Ele procura a tabela no manual do modelo e muda uma alavanca só.",
          "Com a tampa fechada, religa e assiste a um ciclo de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de DIP na posição errada", "Portão estranho depois de mexer na DIP"],
        slots: [
          [
            "Se o portão passou a fechar sozinho, a alavanca do fechamento automático foi ligada, e sem fotocélula isso é perigoso: desligue o disjuntor. Se ele só abre, a entrada da fotocélula pode ter ficado ativa sem o sensor.",
            "Fechar por conta própria mostra que a função automática foi ligada, e ela exige fotocélula, por isso corte o disjuntor. Abrir e não fechar costuma ser a fotocélula habilitada e ausente.",
            "Portão que só abre lembra fotocélula ativada na chave e inexistente no vão. Portão que fecha sem comando está com o fechamento automático, e até haver sensor o disjuntor fica desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Mudei a chave DIP e o portão ficou louco. O que faço?",
        answers: [
          "Desligue o disjuntor e chame o técnico, que volta as alavancas pela foto de antes. Sem foto, ele refaz pelo manual da placa, na visita de regulagem, a partir de {price.preventive} em casa, sem peças.",
          "Corte o disjuntor antes de mais nada. Com a foto de antes, o técnico volta ao que era, e sem ela refaz pelo manual, desde {price.preventive} em residência, fora as peças.",
        ],
      },
      {
        question: "Chave DIP e jumper são a mesma coisa?",
        answers: [
          "Fazem o mesmo papel: a DIP é uma alavanca que muda de lado, e o jumper é uma pecinha que se encaixa nos pinos.",
          "Quase. A função é igual, ligar e desligar recursos, só muda o formato da peça.",
        ],
      },
      {
        question: "Uma alavanca quebrou. Perdi a placa?",
        answers: [
          "Não. Em bancada se troca a chave DIP inteira ou se fixa a função por solda, sem mexer no resto.",
          "Não, é um conserto simples de bancada. A chave é uma peça pequena, soldada, que se substitui.",
        ],
      },
      {
        question: "Meu controle não tem alavancas. Como copio?",
        answers: [
          "Sem DIP, o código é gravado no aparelho, e a cópia se faz pela placa, no modo de programação. Os de código rolante só aceitam controle da própria linha.",
          "É controle de código gravado: o novo se cadastra na central, e não por alavanca. Se for rolante, precisa ser da mesma linha.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do controle aberto na tampa da pilha, com as alavancas",
  },
  {
    id: "borne-derretido",
    broader: "placa",
    label: "Borne da placa derretido",
    phrase: "o borne derretido da placa",
    asks: [
      ...combine(
        ["borne", "bornes", "conector placa", "conector motor", "fio placa"],
        ["derretido", "derreteu", "queimado", "queimou", "solto", "soltou", "carbonizado", "preto", "esquentando"],
      ),
      "borne placa",
      "borne placa derretido",
      "trocar borne",
    ],
    intent: "repair",
    answers: {
      any: [
        "Borne derretido na placa do portão é mau contato que esquentou: parafuso frouxo, fio fino ou emenda ruim, quase sempre na ligação do motor ou da entrada de energia. Não religue: desligue o disjuntor, porque há risco de fogo; com a trilha inteira, o borne se troca em bancada e a placa fica.",
        "O borne da placa derrete porque um contato frouxo ou um fio fino aqueceu a cada partida do motor. Corte a energia no disjuntor e não reaperte nem religue o portão, pelo risco de incêndio; se a trilha da placa está inteira, solda-se um conector novo e ela continua em uso.",
        "Se o borne da placa do portão derreteu, deixe o disjuntor desligado e não use o portão: o calor de um mau contato pode virar fogo. A causa é parafuso solto, fio fino ou emenda, e na maioria dos casos troca-se apenas esse conector, em bancada, desde que a trilha não tenha carbonizado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o borne do motor esquenta", "De onde veio o calor no borne"],
        slots: [
          [
            "O borne é o conector onde o parafuso prende o fio. Quando ele afrouxa, a corrente passa por um ponto pequeno, faísca e aquece a cada abertura, até amolecer o plástico.",
            "No borne, um parafuso aperta o fio contra a placa. Aperto fraco deixa pouca área de contato, e a corrente esquenta esse ponto até o plástico ceder.",
            "Contato ruim é o começo: o fio mal preso no borne, conector de parafuso da placa, toca de leve, faísca e aquece em toda partida.",
          ],
          [
            "Fio fino, ponta desfiada ou dois fios no mesmo furo pioram a situação. Folha pesada também, já que o motor puxa corrente alta por mais tempo.",
            "O calor aumenta com bitola menor que a devida e com dois cabos num furo só. Portão pesado completa o quadro, porque o motor demora e puxa mais corrente.",
            "Somam-se a isso cabo abaixo da bitola, pontas sem terminal e uma folha que raspa, que obriga o motor a consumir mais em cada ciclo.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que o técnico faz com o borne derretido", "Borne novo ou placa nova"],
        slots: [
          [
            "A placa vai à bancada, o borne derretido sai e entra outro igual. A ponta queimada do fio é cortada e recebe terminal, e a corrente do motor é medida, porque alta ela derreteria o novo.",
            "Em bancada, solda-se um conector igual, e o fio ganha ponta nova, bem presa. O técnico ainda mede quanto o motor consome e alivia a folha, para o calor não voltar.",
            "Tira-se o borne estragado, solda-se o novo e refaz-se a ponta do cabo com terminal. Falta então medir quanto o motor puxa, pois a causa pode estar na folha pesada.",
          ],
          [
            "Se a trilha de cobre carbonizou, o reparo deixa de ser seguro e compara-se com uma central nova. Motor comum aceita placa compatível; motor com inversor pede a do próprio modelo.",
            "Trilha queimada muda a conta: o conserto perde a firmeza, e a placa nova passa a valer. A compatível atende motor comum, mas não o de inversor.",
            "Carbonizou a trilha da placa? Aí se pensa em central nova, compatível no motor comum e da própria linha quando há inversor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "Ordem de custo: borne, placa compatível, original"],
        slots: [
          [
            "Trocar o borne em bancada custa menos, a placa compatível vem depois, e a original é a mais cara. A mão de obra inclui medir o motor, ligar, regular o percurso e cadastrar os controles.",
            "Do menor ao maior gasto estão o borne, a central compatível e a placa original. No serviço entram medição, montagem, programação do percurso e controles gravados.",
            "O conserto do borne é o mais em conta; em seguida ficam a compatível e a original. Medir, instalar, programar e gravar os controles faz parte da mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar o fio direto, sem o borne?",
        answers: [
          "Não. Emenda torcida aquece do mesmo jeito e pode pegar fogo dentro da caixa. O certo é borne novo, com a ponta do fio refeita.",
          "Não faça isso, porque a emenda solta esquenta outra vez. O fio precisa de um conector firme, soldado na placa.",
        ],
      },
      {
        question: "O borne derreteu, mas o portão funciona. Posso usar?",
        answers: [
          "Não use. Cada abertura aquece o mesmo ponto, e o plástico mole pode encostar um fio no outro. Deixe o disjuntor desligado até a visita.",
          "Melhor não: o contato continua esquentando e o próximo passo é curto ou fogo. Desligue e aguarde o conserto.",
        ],
      },
      {
        question: "Quanto tempo leva trocar o borne?",
        answers: [
          "A solda é rápida, em geral até {trade.smallRepair} com a placa na bancada. O prazo total depende de levar e trazer a central, e é combinado no orçamento.",
          "O reparo em si costuma caber em {trade.smallRepair}. Se a placa sair para a bancada, o dia da volta fica acertado antes.",
        ],
      },
      {
        question: "Como evitar que derreta de novo?",
        answers: [
          "Com fio da bitola certa, terminal na ponta e reaperto dos bornes na revisão, {visits.home} em casa. Folha leve poupa o contato.",
          "Peça reaperto dos conectores na manutenção, {visits.home}, e mantenha roldanas e trilho limpos, para o motor puxar menos corrente.",
        ],
      },
    ],
    photo: "uma foto do borne, de longe e com o disjuntor desligado, e a etiqueta do motor",
  },
  {
    id: "bucha-do-pivotante-gasta",
    broader: "dobradica",
    label: "Bucha do portão pivotante gasta",
    phrase: "a bucha gasta do pivotante",
    asks: [
      ...combine(
        ["bucha", "pino", "pivô", "gonzo"],
        [
          "pivotante gasta",
          "pivotante gasto",
          "pivotante",
          "gasta folha caída",
          "gasta portão caído",
          "pivotante gasta portão caído",
          "pivotante gasto folha caída",
          "pivotante folga",
          "portão abrir gasta",
        ],
      ),
      "bucha dobradiça gasta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Bucha gasta no portão pivotante deixa a folha caída na ponta: ela raspa no piso e força o braço do motor. Desligue o disjuntor e pare de usar. Com a folha escorada, trocam-se a bucha e o pino, e depois o motor é regulado. O valor sai de graça, por foto da dobradiça e do portão inteiro.",
        "Folga no pino de baixo e portão pivotante caído quase sempre são a bucha que acabou. Não aumente a força do motor nem levante a folha. Com ela escorada, trocam-se pino e bucha, e a regulagem do motor, em residência, começa em {price.preventive}, sem peças.",
        "O pino gasto da dobradiça se troca junto com a bucha, com a folha escorada, e a solda do ponto pode ser feita no local. Com o portão caído, desligue o disjuntor, porque o peso passou para o braço do motor. O valor sai de graça, por foto; só a regulagem do motor, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber que é a bucha", "Sinais de bucha gasta no pivotante"],
        slots: [
          [
            "A bucha é o anel em que o pino da dobradiça gira. Gasta, ela abre folga, a ponta da folha desce e a fresta com a coluna fica larga em cima e fechada embaixo.",
            "O pino da dobradiça trabalha dentro da bucha, que se desgasta. A folha então pende, e o vão entre ela e a coluna deixa de ser igual de cima a baixo.",
            "Bucha é a peça onde o pino gira. Quando alarga, a folha cai na ponta, e a linha de cima não casa mais com a outra folha ou com o muro.",
          ],
          [
            "Pó de ferro no pino, rangido e estalo na partida confirmam. Não levante a ponta para testar, porque folha solta da dobradiça pode tombar.",
            "Limalha ao redor do pino e estalo ao abrir completam o quadro. Erguer a folha para conferir é serviço do técnico, pois ela pode cair.",
            "Além disso há rangido, estalo e pó metálico junto ao pino. Quem confere a folga é o profissional, com escora, já que a folha pode sair do pino.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que se troca: pino, bucha ou dobradiça", "Bucha nova ou gonzo com rolamento"],
        slots: [
          [
            "Com o furo redondo, entram pino e bucha novos. Furo oval pede outra dobradiça soldada, e em folha larga ou pesada compensa o gonzo com rolamento, dobradiça que gira sobre esferas e gasta bem menos.",
            "Furo ainda redondo aceita bucha nova, e furo ovalado leva à dobradiça inteira. Folha pesada pede gonzo com rolamento, que gira sobre esferas e dura mais.",
            "Se o tubo está bom, troca-se pino e bucha; se o furo ovalou, solda-se outra dobradiça. O gonzo com rolamento, de esferas, é a escolha para folha grande.",
          ],
          [
            "A ordem de custo é bucha e pino, dobradiça soldada e gonzo com rolamento. A de cima é revista junto, porque trabalhou torta.",
            "Bucha com pino é o mais barato, dobradiça vem depois e gonzo, por último. As duas da folha são examinadas na mesma hora.",
            "Em preço crescente ficam bucha, dobradiça e gonzo. Convém ver também a dobradiça de cima, que sofreu com a folha pendida.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Depois da bucha, a regulagem do motor", "O que se acerta no motor"],
        slots: [
          [
            "Com a folha no nível, o curso mudou, e o ponto de parada e a força são refeitos. O técnico confere braço, pino e suporte do motor, e esse ajuste leva em geral até {trade.smallRepair}.",
            "A folha realinhada pede novo fim de curso e menos força. Braço e suporte são conferidos, num acerto que costuma caber em {trade.smallRepair}.",
            "Nivelada a folha, regulam-se parada e força e vê-se se o braço empenou. Sem peça a trocar, conta-se até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só lubrificar a bucha resolve?",
        answers: [
          "Tira o rangido, não a folga. Bucha que já deixou a folha cair é trocada.",
          "Não. O óleo cala o som por uns dias, e a folha continua pendendo.",
        ],
      },
      {
        question: "A bucha gasta estraga o motor do pivotante?",
        answers: [
          "Estraga, porque o braço passa a carregar a folha. Cedem o suporte, o pino do braço e depois o redutor.",
          "Sim: o motor vira apoio da folha, e o suporte da coluna costuma ser o primeiro a soltar.",
        ],
      },
      {
        question: "Posso usar o portão na mão até o conserto?",
        answers: [
          "Só se a folha não pende a ponto de raspar ou sair do pino. Calce a ponta, com o disjuntor desligado, e abra o mínimo.",
          "Pouco e com cuidado, energia cortada e folha calçada. Se o pino está no fim, não mexa.",
        ],
      },
      {
        question: "Quanto dura uma bucha nova?",
        answers: [
          "Anos, com graxa no pino duas vezes por ano e batente firme. Folha com chapa, que pega vento, gasta antes.",
          "Em folha leve e lubrificada, muitos anos. Peso e vento encurtam esse tempo.",
        ],
      },
    ],
    photo: "fotos das dobradiças, de perto, e da folha inteira fechada",
  },
  {
    id: "mancal-do-portao",
    broader: "rolamento",
    label: "Mancal do portão",
    phrase: "o mancal do portão",
    asks: [
      ...combine(
        ["mancal", "mancais"],
        [
          "",
          "portão",
          "basculante",
          "barulho",
          "basculante barulho",
          "basculante fazendo barulho",
          "gasto",
          "quebrado",
          "quebrou",
          "trocar",
          "rangendo",
          "folga",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Mancal do portão é o apoio do eixo em que a folha gira: fazendo barulho, está seco ou gasto; quebrado, deixa o basculante torto e sem um dos apoios. Com ele quebrado, não use, não destrave nem passe embaixo; o técnico escora a folha e troca o par.",
        "Não use o portão com o mancal quebrado: essa peça apoia o eixo do basculante, e sem ela a folha entorta e pode cair. Se o mancal só faz barulho, pode ser falta de graxa ou desgaste; folga e estalo que voltam em dias pedem troca, com a folha escorada.",
        "O mancal do basculante segura o eixo com uma bucha ou rolamento. Gasto, range e deixa o portão torto; quebrado, exige disjuntor desligado e ninguém embaixo, até o técnico escorar a folha e trocar os dois lados.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Que barulho é do mancal", "Sinais de mancal gasto"],
        slots: [
          [
            "O som vem da lateral, na altura do eixo, e se repete no mesmo ponto da subida. Pó de ferro ou graxa preta escorrida logo abaixo mostram desgaste.",
            "O barulho aparece de um lado só e sempre na mesma altura da folha. Limalha na coluna ou borra escura sob o apoio confirmam que metal raspa em metal.",
            "Rangido ou estalo que volta a cada subida, no mesmo ponto e na mesma lateral, é típico. Abaixo dele se vê graxa escura ou pó de ferro.",
          ],
          [
            "Quando a folga cresce, a folha sobe torta e um canto chega antes do outro. Nesse ponto desligue o disjuntor e não passe embaixo, porque o apoio pode romper.",
            "Com o tempo a folga entorta a folha, que raspa na coluna e prende de um lado. Pare de acionar aí, corte a energia e mantenha todos longe da folha.",
            "A folga aumenta até a folha subir desalinhada e enroscar num lado. Chegou a isso, o disjuntor fica desligado e ninguém cruza por baixo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Lubrificar ou trocar", "O que resolve o barulho"],
        slots: [
          [
            "Se for secura, pouco óleo no pino visível resolve, com o portão fechado e o disjuntor desligado. O barulho some e não volta por meses.",
            "Secura se trata com umas gotas de óleo de máquina no pino que aparece, portão fechado e energia cortada. O silêncio que dura meses prova que era só isso.",
            "Com a folha fechada e sem energia, lubrifique de leve o pino à vista. Sumiu e ficou meses sem voltar, era falta de óleo.",
          ],
          [
            "Folga não se recupera com graxa. O técnico troca o par, esquerdo e direito, para a folha não ficar torta com um lado novo e outro gasto.",
            "Onde já há folga, lubrificante só disfarça por dias. A troca alcança os dois lados, pois um novo e um gasto deixam a folha desalinhada.",
            "Graxa não devolve metal perdido: com folga, os dois apoios são trocados juntos, e assim a folha volta a subir alinhada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a troca é feita", "A troca com a folha escorada"],
        slots: [
          [
            "A folha é escorada e travada antes de soltar qualquer parafuso, porque ela pesa e está presa a cabos e contrapesos. Depois saem o mancal, a bucha e, se marcou, o pino do eixo.",
            "Primeiro o técnico escora e prende a folha, que está puxada pelos contrapesos. Só então tira o apoio quebrado e confere se o pino ficou riscado ou ovalado.",
            "Nenhum parafuso sai antes de a folha estar escorada, já que os contrapesos a puxam. Trocam-se o apoio e a bucha, e também o pino quando o desgaste o alcançou.",
          ],
          [
            "O preço depende do tamanho do eixo e de o mancal ser parafusado ou soldado, sendo o soldado o mais demorado. Peça e trabalho se orçam juntos, por foto.",
            "Mancal parafusado sai mais barato de trocar que o soldado, que pede corte e solda. O diâmetro do eixo também muda o valor, dado com peça e mão de obra.",
            "Pesam no preço o diâmetro do eixo e o modo de fixação: parafuso é rápido, solda leva mais horas. O orçamento reúne peça e serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o mancal do basculante sozinho?",
        answers: [
          "Não. Sem o mancal a folha perde um apoio e pode cair; o serviço é do técnico, com ela escorada.",
          "Melhor não tentar: a folha fica sem apoio e os contrapesos a puxam. O técnico escora antes de soltar.",
        ],
      },
      {
        question: "Mancal e rolamento são a mesma coisa?",
        answers: [
          "Não: o mancal é o suporte, e dentro dele vai uma bucha ou um rolamento. Às vezes só essa parte interna é trocada.",
          "O rolamento gira dentro do mancal, que é a carcaça presa na coluna. Se a carcaça está boa, troca-se apenas o miolo.",
        ],
      },
      {
        question: "Que óleo usar no mancal do portão?",
        answers: [
          "Óleo comum de máquina ou pouca graxa, no pino limpo. Excesso junta areia, que age como lixa e gasta mais.",
          "Use pouca graxa ou óleo de máquina depois de limpar o pino. Camada grossa segura areia e desgasta a bucha.",
        ],
      },
      {
        question: "O mancal gasto pode queimar o motor?",
        answers: [
          "Pode forçar bastante: a folha torta raspa e o motor puxa mais corrente a cada subida. Trocar cedo poupa capacitor, engrenagem e enrolamento.",
          "Sim, com o tempo. Folha que sobe torta exige mais força, aquece o motor e gasta a engrenagem.",
        ],
      },
    ],
    photo: "um vídeo com o som e uma foto do mancal, de longe",
  },
  {
    id: "eixo-do-motor-quebrou",
    broader: "redutor",
    label: "Eixo do motor quebrado",
    phrase: "o eixo quebrado do motor",
    asks: [
      "quebrou eixo engrenagem motor",
      "eixo engrenagem quebrou",
      ...combine(
        ["eixo motor", "eixo", "eixo redutor", "eixo saída"],
        [
          "quebrou",
          "quebrado",
          "partiu",
          "partido",
          "quebrou tem conserto",
          "espanado",
          "espanou",
          "torto",
          "entortou",
        ],
      ),
      "chaveta eixo motor",
      "trocar eixo motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Eixo do motor de portão quebrado tem conserto quando existe a peça daquele modelo: abre-se o redutor em bancada e trocam-se eixo, chaveta e retentor, sem mexer no resto. Se a coroa ou a carcaça quebrou junto, ou não há peça, compensa trocar o motor, de {price.homeSwap} em casa.",
        "Dá para trocar só o eixo do motor que partiu, na maioria das marcas, com o redutor aberto em bancada; soldar não dura. Sem peça para o modelo ou com a carcaça trincada, o caminho é motor novo, {price.homeSwap} em residência, com mão de obra.",
        "Eixo da engrenagem do motor que quebrou tem conserto com peça nova do mesmo modelo, que custa menos que outro motor se coroa e carcaça estão boas. Antes, acha-se a causa, como folha travada ou cremalheira apertada; a troca completa em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["É o eixo mesmo?", "Eixo, chaveta ou engrenagem"],
        slots: [
          [
            "Motor que gira livre com o pinhão parado tem eixo partido, chaveta comida ou coroa sem dente. O pinhão é a engrenagem de fora, e a chaveta, a pecinha que a prende ao eixo: por ser a mais barata, é vista primeiro.",
            "Se o motor soa normal e o pinhão, a engrenagem externa, não roda, o defeito está entre a coroa e o eixo. A chaveta, trava metálica do pinhão, é conferida antes, porque custa pouco.",
            "O sinal é o motor girando com a engrenagem de fora, o pinhão, parada. Pode ser eixo, coroa sem dente ou só a chaveta, a trava do pinhão, que se olha primeiro.",
          ],
          [
            "Sem o eixo, nada segura a folha de correr em rampa, por isso não fique no caminho dela. No basculante, não passe embaixo e não destrave: sobra só o contrapeso.",
            "Portão de correr em declive pode andar sozinho nessa situação, e o basculante fica só no contrapeso. Desligue o disjuntor e isole a passagem.",
            "Desligue o disjuntor e afaste todos, porque o motor deixou de segurar a folha. Basculante não se solta, e de correr em rampa se mantém longe.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o eixo quebra", "O que partiu o eixo"],
        slots: [
          [
            "Folha travada ou pesada, cremalheira apoiada no pinhão e pancada no batente são as causas comuns. A folga certa da cremalheira é de {rack.clearance}, e sem ela o peso da folha cai sobre o eixo.",
            "O eixo parte por esforço repetido: cremalheira sem a folga de {rack.clearance}, roldana presa ou choque no fim do curso. Eixo novo no mesmo portão quebra outra vez se isso fica.",
            "Na maioria dos casos a cremalheira encostou no pinhão, sem os {rack.clearance} de folga, ou a folha batia no fim. Corrige-se a causa na mesma visita, ou o próximo eixo parte igual.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar o eixo ou o motor", "Quando o conserto compensa"],
        slots: [
          [
            "Compensa o eixo novo em motor de poucos anos, de marca com peça e redutor bom. Carcaça trincada, folga geral ou motor com {trade.life} pedem a troca, de {price.homeSwap} em casa, com mão de obra.",
            "Com redutor firme e peça disponível, o eixo sai por menos que outro motor. Motor de {trade.life} ou carcaça rachada decide pelo novo, {price.homeSwap} na residência.",
            "O conserto vale se o restante do redutor está inteiro. Acima de {trade.life} de uso, ou sem reposição, a troca por {price.homeSwap} rende mais.",
          ],
          [
            "No preço do eixo pesam o modelo, as peças que entram junto, como retentor e rolamento, e a bancada. Peça e trabalho se orçam num valor só, e o prazo depende de a peça existir.",
            "Eixo, retentor, rolamento e horas de bancada formam um valor único, informado antes. A demora é conseguir a peça do modelo.",
            "Quanto custa depende do modelo e do que sai junto, em geral retentor e rolamento. O total vem antes de abrir o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para soldar o eixo do motor?",
        answers: [
          "Não compensa: a solda entorta e endurece o eixo, que parte de novo no mesmo lugar.",
          "Melhor não. Além de tirar o eixo do centro, a solda o deixa quebradiço, e ele gasta o rolamento.",
        ],
      },
      {
        question: "Posso usar o portão na mão enquanto isso?",
        answers: [
          "O de correr e o de abrir, retos e nivelados, sim, com o disjuntor desligado e cadeado à noite. O basculante fica parado.",
          "Com energia cortada, o deslizante e o pivotante retos podem ser empurrados. Basculante não se usa.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem os 90 dias da lei sobre peça e serviço. Motor novo vem com {warranty.motor}, e a instalação dele, {warranty.installation}.",
          "O reparo tem a garantia da lei, e o motor trocado, {warranty.motor} de fábrica, com {warranty.installation} na instalação.",
        ],
      },
      {
        question: "A garantia de fábrica cobre eixo quebrado?",
        answers: [
          "Cobre se foi defeito de fabricação, dentro de {warranty.motor}. Batida, sobrecarga e cremalheira apertada costumam ficar fora.",
          "Só em defeito de fábrica, no prazo de {warranty.motor}. Quebra por esforço ou montagem errada é recusada.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do pinhão, e um vídeo curto do defeito",
  },
  {
    id: "ponteira-do-pistao",
    broader: "braco",
    label: "Ponteira do pistão do pivotante",
    phrase: "a ponteira do pistão",
    asks: [
      ...combine(
        ["ponteira", "terminal pistão", "ponta pistão"],
        [
          "",
          "pistão",
          "quebrada",
          "quebrou",
          "pistão quebrada",
          "pistão quebrou",
          "pivotante quebrada",
          "pistão pivotante quebrada",
          "braço quebrada",
          "motor pivotante",
          "trocar",
          "solta",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, dá para trocar só a ponteira do pistão do portão pivotante quebrada, sem trocar o motor, quando existe a peça daquele modelo. Ela é a ponta que prende a haste ao suporte da folha; desligue o disjuntor, prenda a folha contra o vento e mande a etiqueta do motor para o preço da peça com a troca.",
        "Quebrou a ponteira do pistão ou do braço articulado? Troca-se só ela, a ponta que liga a haste à folha, se o modelo ainda tem reposição, e o motor continua o mesmo. Até lá, disjuntor desligado e folha presa fechada; peça e troca são orçadas juntas, pela foto da ponta e da etiqueta.",
        "A ponteira do pistão quebrada ou solta se troca separada, com o pino e, se entortou, o suporte da folha; não é preciso motor novo. Onde achar: pela marca e pelo modelo da etiqueta, porque rosca e furo mudam. Com a folha solta, desligue o disjuntor e amarre-a fechada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a ponteira do pistão quebra", "O que quebrou a ponta da haste"],
        slots: [
          [
            "A causa mais comum é a falta de batente no chão: sem ele, o pistão para a folha sozinho e a ponta leva a pancada. Portão que bate no fim de cada movimento quebra a ponteira em pouco tempo.",
            "Sem um batente firme no piso, quem segura a folha no fim é a ponteira, e ela cansa. Se o portão chega batendo, a parada do motor está fora do ponto e o metal paga por isso.",
            "Folha sem batente descarrega o peso na ponta do pistão a cada parada. O mesmo faz o fim de curso mal regulado, quando o motor insiste depois de o portão já ter chegado.",
          ],
          [
            "O suporte fora de nível e a dobradiça caída fazem a haste trabalhar torta, e a peça racha de lado. Vento forte e empurrão na folha travada completam a lista.",
            "Outra origem é o desalinhamento: suporte mais alto que o motor ou dobradiça arriada dobram a ponta a cada ciclo. Forçar a folha com a mão, com o motor travado, também a parte.",
            "Há ainda a haste que trabalha inclinada, por suporte torto ou folha caída, e força a ponteira de lado. Rajada de vento e empurrão com o motor travado têm o mesmo efeito.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como se troca a ponta da haste", "O que entra na troca da ponteira"],
        slots: [
          [
            "A ponteira nova precisa ser do modelo, com a mesma rosca ou pino e o mesmo furo. Na troca, o técnico confere se o pino gastou e se o suporte da folha continua no nível.",
            "Marca e modelo definem a peça, porque o furo e a rosca da haste não são padrão entre fabricantes. Pino e suporte são vistos na mesma hora e trocados se tiverem folga.",
            "Cada linha de motor tem rosca, diâmetro e encaixe próprios, e peça parecida gasta a haste. Junto com a ponta, o técnico olha o pino e o alinhamento do suporte.",
          ],
          [
            "Depois ele acerta o batente, a parada e a força, porque sem isso a peça nova quebra igual. O serviço leva até {trade.smallRepair} com a ponteira à mão.",
            "No fim, batente, fim de curso e força são regulados para a folha chegar sem pancada. Com a peça disponível, conte até {trade.smallRepair}.",
            "A regulagem fecha o serviço: a folha precisa encostar no batente de leve, sem que a haste segure o peso. Tendo a peça, tudo se resolve em até {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da ponteira", "Ponteira, suporte ou pistão: a ordem de custo"],
        slots: [
          [
            "A ponteira sozinha é o reparo mais barato; depois vêm ponta com pino e suporte, e por último o pistão inteiro. Só a regulagem de força e batente custa desde {price.preventive} em casa, sem peças.",
            "Em ordem de preço, primeiro vem a ponta, depois o jogo de pino mais suporte e, no fim, o motor de pistão. Quando basta regular, a visita em residência parte de {price.preventive}, sem peças.",
            "O valor cresce da ponteira ao conjunto com suporte, e dele ao pistão completo. Uma ida só para acertar força e parada, sem troca de peça, começa em {price.preventive} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para soldar a ponteira do pistão?",
        answers: [
          "Só como remendo de poucos dias. A de alumínio trinca de novo no mesmo ponto, e uma solda torta faz a haste trabalhar inclinada e vazar ou gastar.",
          "Não é bom caminho: a peça costuma ser de alumínio fundido, que solda mal, e qualquer desvio gasta a haste. Trocar sai mais barato que repetir.",
        ],
      },
      {
        question: "Posso usar só a outra folha do portão?",
        answers: [
          "Pode, se a folha sem ponteira ficar presa e o técnico desligar o motor dela na central. Não acione as duas pelo controle, porque a haste solta bate na folha.",
          "Sim, depois que o motor da folha quebrada for isolado na placa e ela estiver amarrada fechada. Até isso, deixe o disjuntor desligado e abra na mão a que está boa.",
        ],
      },
      {
        question: "E se não houver ponteira para o meu motor?",
        answers: [
          "Em alguns casos se adapta um terminal com suporte novo, feito por serralheiro. Se o motor é antigo, compare com a troca, de {price.homeSwap} em casa por motor, com mão de obra.",
          "A saída é adaptar a ponta e o suporte ou trocar o motor daquela folha. A troca fica de {price.homeSwap} em residência, com mão de obra, e uma adaptação malfeita gasta a haste.",
        ],
      },
      {
        question: "Posso deixar a folha solta até consertar?",
        answers: [
          "Não: o vento joga a folha contra o carro, a parede ou alguém. Com o disjuntor desligado, prenda-a fechada com o ferrolho de chão ou uma corda firme.",
          "Solta, não. A folha de abrir pega vento como uma vela, então use o ferrolho ou amarre-a fechada enquanto a peça não chega.",
        ],
      },
    ],
    photo: "fotos da ponta do pistão, do suporte na folha e da etiqueta do motor",
  },
];
