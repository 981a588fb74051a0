import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** When work on a gate can be done, who may do it, and why it got worse after it was done. */
export const servicoNaHoraCerta: NarrowConcept[] = [
  {
    id: "instalar-motor-na-chuva",
    broader: "instalacao",
    label: "Instalar motor de portão na chuva",
    phrase: "a instalação em dia de chuva",
    asks: [
      ...combine(
        ["instalar", "instalação", "instala", "montar", "trocar motor", "técnico trabalha"],
        ["chuva", "motor chuva", "motor portão chuva", "chovendo", "motor chovendo", "dia chuva", "dia chuvoso"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não se instala motor de portão na chuva quando o ponto é descoberto, porque ligar a placa e soldar no molhado dá choque e queima a central nova. Com o motor e a energia sob telhado, pode; a céu aberto, a instalação é remarcada para o primeiro dia seco.",
        "Depende da cobertura: em garagem coberta e seca, trabalhamos na instalação com chuva lá fora; sem teto, não pode, por risco de choque e porque a base de concreto não cura molhada. Se está chovendo na data marcada, remarca-se.",
        "Pode instalar motor de portão com chuva só se o lugar do motor e o ponto de energia ficam cobertos. A céu aberto a instalação é remarcada, já que uma gota na placa a queima, e o serviço em si leva {time.tilting} no basculante ou {time.sliding} no de correr.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que não se faz no molhado", "Por que a chuva adia"],
        slots: [
          [
            "Ligação elétrica e solda no molhado dão choque, e com a tampa aberta uma gota basta para queimar a central nova. Furadeira e extensão na chuva são outro risco.",
            "Placa aberta não pode levar gota, e cabo molhado expõe o técnico à rede. Ferramenta elétrica e solda também não se usam na chuva.",
            "Água e 127 ou 220 V não combinam com tampa aberta, solda e furadeira. A placa nova se perde com um pingo.",
          ],
          [
            "O concreto fresco lavado pela chuva perde o cimento e não segura o chumbador, o parafuso da base. A base precisa de dias de cura coberta.",
            "Base recém-feita, com água por cima, fica fraca, e o chumbador solta depois. Ela cura coberta, por alguns dias.",
            "A chuva enfraquece o concreto novo, e o motor se solta com o uso. Cubra a base com lona nos primeiros dias.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["O que dá para adiantar", "Se chover no dia marcado"],
        slots: [
          [
            "Medir, passar tubo em área coberta e conferir a folha se faz com garoa. A foto do local, mandada no dia, mostra se a cobertura basta para manter a data.",
            "Em chuva fraca, as medidas, a folha e o que fica sob telhado podem ser preparados. Uma foto da garagem decide se a visita continua.",
            "Com garoa, ainda se mede e se prepara a parte coberta. Mande uma imagem do lugar no dia para saber se a visita é mantida.",
          ],
          [
            "Remarcada, a instalação vem no primeiro dia seco combinado, e leva {time.tilting} em basculante ou {time.sliding} em portão de correr. O portão continua com o uso manual até lá, se já abria na mão.",
            "O novo dia é o primeiro sem chuva que couber, com {time.tilting} para basculante e {time.sliding} para deslizante. Quem abria na mão continua assim.",
            "Passa-se para um dia seco, e o serviço dura {time.tilting} no basculante, {time.sliding} no de correr. Nada muda no portão até a nova data.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Proteger o motor da chuva depois", "Motor novo e água"],
        slots: [
          [
            "Depois de pronto, o motor aguenta chuva comum com a tampa fechada; o que ele não aguenta é jato, poça e enchente. Base alta, borracha da tampa inteira e tubo com curva evitam a água.",
            "Com a tampa no lugar, chuva normal não atinge a placa. Jato de mangueira e água empoçada, sim, por isso a base é elevada e a borracha, conferida.",
            "Instalado, ele fica protegido pela tampa e pela borracha. Enxurrada e lavadora de pressão continuam proibidas, e a base alta ajuda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Choveu logo depois da instalação. Tem problema?",
        answers: [
          "Com a tampa fechada, não. Só a base de concreto nova precisa ficar coberta no primeiro dia, até endurecer.",
          "Nenhum para o motor fechado. Se a base foi feita na hora, cubra-a com lona.",
        ],
      },
      {
        question: "A remarcação por chuva tem custo?",
        answers: [
          "Combine isso ao marcar. O normal é avisar cedo, com uma foto do local, para ninguém fazer a ida à toa.",
          "A melhor forma de evitar custo é mandar uma foto pela manhã. Sem a ida, basta escolher outro dia.",
        ],
      },
      {
        question: "O portão pifou na chuva. Vocês atendem assim mesmo?",
        answers: [
          "Atendemos {shop.hours}, com o local coberto. A céu aberto, deixe o disjuntor desligado até a chuva passar, porque abrir o motor molhado é perigoso.",
          "Sim, {shop.hours}, se há cobertura para trabalhar. Sem ela, mantenha a energia cortada e espere a estiagem.",
        ],
      },
      {
        question: "A garantia cobre água na instalação?",
        answers: [
          "A instalação tem {warranty.installation}, e falha de vedação nossa entra. Água por jato, enchente ou tampa aberta fica fora da garantia do motor.",
          "Vedação malfeita é responsabilidade de quem instalou, nos {warranty.installation}. Alagamento e lavagem com pressão não são cobertos.",
        ],
      },
    ],
    photo: "uma foto do lugar do motor e da cobertura da garagem",
  },
  {
    id: "pior-depois-de-lubrificar",
    broader: "lubrificacao",
    label: "Portão pior depois de lubrificar",
    phrase: "o portão que piorou depois da lubrificação",
    asks: [
      ...combine(
        ["depois lubrificar", "depois graxa", "depois passar graxa", "depois óleo", "lubrifiquei", "passei graxa"],
        ["pesado", "mais pesado", "duro", "travando", "barulho", "pior", "lento", "patinando", "piorou", "não anda"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão ficou mais pesado depois de lubrificar, houve produto demais ou no lugar errado: graxa no trilho ou na cremalheira junta areia e freia a roda. Desligue o disjuntor, tire o excesso com pano, deixe o trilho seco e teste; se continua duro, é roldana ou rolamento gasto.",
        "Se você lubrificou o portão e ele está travando mais, o óleo ou a graxa grudou sujeira e virou pasta, sobretudo no trilho, que vai seco. Com o disjuntor desligado, remova o excesso a seco; se ainda travar, o peso já vinha da roda, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão pesado após graxa quase sempre tem excesso dela na barra dentada ou no trilho, onde prende areia. Corte a energia, limpe com pano e escova, sem jato de água, e use pouco produto só em pino e dobradiça; peso que fica é de roldana ou rolamento.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que deu errado na lubrificação", "Por que o portão piorou"],
        slots: [
          [
            "Graxa grossa no trilho mistura com terra e segura a roldana, que passa a arrastar. Na cremalheira, a pasta enche os dentes e estala.",
            "No trilho, a graxa vira massa com areia e a roda deixa de girar livre. Nos dentes da cremalheira, ela se acumula e faz o motor pular.",
            "A mistura de graxa e poeira freia a roda no trilho e entope os dentes da barra. Por isso os dois trabalham secos ou quase.",
          ],
          [
            "Produto que respingou na lente da fotocélula ou na correia também muda o movimento. E às vezes foi coincidência: a roldana já estava no fim.",
            "Óleo na fotocélula impede de fechar, e na correia faz patinar. Pode ainda ser peça velha, que acabaria de qualquer jeito.",
            "Respingo em sensor ou correia trava ou patina o portão. Há também o caso da roda gasta, que só apareceu agora.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como tirar o excesso de graxa do portão", "Limpar e lubrificar do jeito certo"],
        slots: [
          [
            "O basculante se limpa só por fora e fechado, porque cabos, molas e contrapeso ficam para o técnico. Nada de jato de água nem de querosene perto do motor e das borrachas.",
            "Em basculante, pano apenas por fora, com a folha fechada e longe de cabo e mola. Água sob pressão e solvente estragam motor e vedação.",
            "Folha basculante fica fechada, e cabo ou mola ninguém toca. Jato e solvente não chegam perto do motor.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Tire a graxa com pano seco e escova.",
          "No de correr, deixe o trilho limpo e seco.",
          "Ponha poucas gotas só em pinos e dobradiças à vista.",
          "Religue e assista a um ciclo de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["Se limpou e continua pesado", "O que o técnico confere na folha pesada"],
        slots: [
          [
            "O técnico move a folha sem o motor e acha onde prende: roda, rolamento, guia ou dobradiça. Limpar e regular cabe em geral em {trade.smallRepair}, e a troca de rodas é o passo seguinte.",
            "Com o motor solto pelo técnico, sente-se o ponto que pesa, da roda à dobradiça. O ajuste costuma tomar até {trade.smallRepair}; roldana nova acrescenta tempo.",
            "A folha é testada sem motor, para localizar a roda presa ou a guia torta. Sem peça a trocar, o serviço leva até {trade.smallRepair}.",
          ],
          [
            "A força do motor é regulada por último, no mínimo que move a folha. Aumentar a força para vencer a sujeira queima o capacitor.",
            "Só no fim se mexe na força, que volta ao menor valor. Subi-la para compensar peso cansa o motor.",
            "Força se ajusta com a folha já leve, porque força alta esconde o defeito e gasta o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que produto não se usa no portão?",
        answers: [
          "Óleo de cozinha, óleo queimado e graxa no trilho, que seguram areia. Desengripante solta peça, mas não lubrifica.",
          "Nada de óleo queimado ou de fritura, nem graxa no trilho. Desengripante serve só para limpar.",
        ],
      },
      {
        question: "A graxa pode ter estragado o motor?",
        answers: [
          "É raro. O motor sofre com a folha pesada: se ele esquenta ou ronca, pare e limpe antes de insistir.",
          "Dificilmente. O risco está em continuar usando com a folha dura, que cansa capacitor e engrenagem.",
        ],
      },
      {
        question: "Depois de limpar, preciso lubrificar de novo?",
        answers: [
          "Sim, pouco e no lugar certo: óleo fino em pinos e dobradiças. O trilho fica limpo e seco.",
          "Só nas dobradiças e pinos, em gotas. Trilho e cremalheira de nylon trabalham sem produto.",
        ],
      },
      {
        question: "Com que frequência lubrificar?",
        answers: [
          "Dobradiça a cada seis meses e cremalheira de aço a cada {rack.months}, em camada fina. A revisão completa é {visits.home}.",
          "Duas vezes por ano nos pinos bastam. O resto fica para a revisão {visits.home} em casa.",
        ],
      },
    ],
    photo: "um vídeo do portão andando e fotos de onde passou o produto",
  },
  {
    id: "quem-faz-a-manutencao-do-predio",
    broader: "manutencao",
    label: "Quem pode fazer a manutenção do portão do prédio",
    phrase: "quem faz a manutenção do portão do prédio",
    asks: [
      "quem mantém portão prédio",
      ...combine(
        ["quem pode fazer", "quem faz", "quem deve fazer", "zelador pode fazer", "porteiro pode fazer"],
        [
          "manutenção portão prédio",
          "manutenção portão condomínio",
          "manutenção prédio",
          "manutenção condomínio",
          "manutenção portão garagem prédio",
          "revisão portão prédio",
          "revisão portão condomínio",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Quem pode fazer a manutenção do portão do prédio é empresa ou técnico do ramo, contratado pelo síndico, com nota e relatório, no mínimo {visits.business}. O zelador limpa trilho e lentes e testa a fotocélula; motor, placa, cabo, mola e contrapeso não são com ele.",
        "Não, o zelador não deve consertar o portão do prédio nem mexer no motor: cabe a ele limpar, testar a fotocélula e avisar. A manutenção é de técnico ou empresa de portão, {visits.business} ou mais, com nota e relatório guardados pelo síndico.",
        "A manutenção do portão do condomínio cabe a técnico autônomo ou empresa, desde que com nota, relatório e responsabilidade pelo serviço; o zelador fica só com limpeza e teste. Num acidente, é o relatório das visitas, {visits.business} no mínimo, que mostra o cuidado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que é do zelador e o que é do técnico", "Quem faz o quê no prédio"],
        slots: [
          [
            "A divisão é simples: sem ferramenta, é do prédio; com ferramenta, energia ou carga, é do profissional.",
            "Tudo o que se faz de fora cabe ao zelador. O que abre tampa ou mexe em peso e energia é de quem tem ofício.",
            "Separe as tarefas pelo risco, como segue.",
          ],
        ],
        bullets: [
          "Zelador: limpar trilho e lentes, olhar cabos de longe, testar a fotocélula com objeto e anotar.",
          "Técnico: força, fim de curso, capacitor, placa, cabos, roldanas e contrapeso.",
          "Serralheiro: solda e folha torta.",
          "Eletricista: quadro, disjuntor e aterramento.",
        ],
      },
      {
        about: "check",
        headings: ["O que pedir a quem contrata", "Empresa ou autônomo"],
        slots: [
          [
            "Os dois servem; o que importa é o papel. Peça CNPJ, nota, lista do que se confere, prazo de atendimento e preço de peça à parte.",
            "Autônomo com nota vale tanto quanto empresa. Exija por escrito o que entra na visita, em quanto tempo atendem e como se cobra a peça.",
            "Não é o tamanho que decide, e sim nota, lista de itens, prazo de resposta e peça cobrada em separado.",
          ],
          [
            "Cada visita deixa relatório com data, medidas e peças trocadas, guardado na pasta do prédio. A NBR 5674, norma de manutenção predial, pede esse registro.",
            "O síndico arquiva o relatório assinado de cada ida. É o que a NBR 5674, de manutenção de edificações, chama de registro.",
            "Relatório datado e assinado vai para a pasta do prédio, como manda a NBR 5674, a norma de manutenção de edifícios.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço da manutenção", "O que a visita cobre e o que fica à parte"],
        slots: [
          [
            "Em portão de garagem coletiva, a visita fica, em geral, de {price.preventiveRange}, sem peças, e cobre limpeza, reaperto, regulagem, lubrificação e testes. Cabo, roldana ou capacitor entram à parte, com aprovação do síndico.",
            "O mais comum em prédio é {price.preventiveRange} por visita, fora peças, com limpeza, ajuste e testes incluídos. O que for trocado precisa do sim do síndico e vem em linha própria.",
            "Conte {price.preventiveRange}, em geral, pela revisão de portão grande, mão de obra e testes. Peça gasta é orçada separadamente, antes da troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Morador que entende pode consertar o portão do prédio?",
        answers: [
          "Não é recomendado: sem contrato e sem nota, o acidente recai sobre ele e sobre o condomínio.",
          "Melhor não. O portão é área comum, e serviço sem nota deixa o prédio sem prova de cuidado.",
        ],
      },
      {
        question: "O zelador pode destravar o portão do prédio?",
        answers: [
          "Pode, se foi ensinado e o portão é de correr ou de abrir, reto e nivelado, com a energia cortada. Basculante fica para o técnico.",
          "No deslizante e no pivotante retos, sim, com treino e disjuntor desligado. O basculante não se solta.",
        ],
      },
      {
        question: "De quanto em quanto tempo o técnico deve ir ao prédio?",
        answers: [
          "No mínimo {visits.business}. Com muitas vagas num portão só, a cada dois ou três meses.",
          "Pelo menos {visits.business}; garagem de grande movimento pede visita bimestral ou trimestral.",
        ],
      },
      {
        question: "Quem responde se o portão do prédio machucar alguém?",
        answers: [
          "Em geral o condomínio, e o síndico se deixou de cuidar. Relatórios e notas em dia são a principal defesa.",
          "Costuma ser o condomínio. Se ficou provado descuido, o síndico também pode responder.",
        ],
      },
    ],
    photo: "uma foto do portão e da etiqueta do motor",
  },
];
