import { formatNumber } from "#domain/format-number.ts";
import { trade } from "./trade.ts";

export type CityOffer = {
  city: string;
  slug: string;
  /** At most 60 characters, names the city. */
  title: string;
  /** 110 to 155 characters, names the city. */
  description: string;
  /** Three paragraphs of 50 to 80 words. */
  intro: string[];
  /** 60 to 90 words. */
  localTip: { heading: string; text: string };
};

const quarterHpWidth = formatNumber(trade.motor.quarterHpMaxWidthMetres);
const { rackClearanceMm, remoteReachMetres } = trade;

export const cityOffers: CityOffer[] = [
  {
    city: "Osasco",
    slug: "motor-para-portao-em-osasco",
    title: "Motor para Portão em Osasco: Venda e Instalação",
    description:
      "Motor para portão em Osasco com instalação: basculante para sobrado em ladeira, deslizante para galpão e modelos rápidos para avenida movimentada.",
    intro: [
      "Em Osasco, o portão basculante venceu por falta de espaço. Do Jaguaribe ao Helena Maria, a casa ocupa a frente inteira do lote, a calçada é estreita e não sobra lateral para a folha correr. O motor fica preso na coluna, o fuso puxa o braço e o contrapeso faz o trabalho pesado. Quando os três combinam, o conjunto dura muito.",
      "A cidade tem ainda dois mundos que pedem outra conversa. Ao longo da Avenida dos Autonomistas e na Vila Yara, garagens de prédio abrem centenas de vezes por semana e exigem redutor forte. Perto da Anhanguera e de Presidente Altino, empresas usam deslizante de chapa, longo e pesado, em que a cremalheira bem alinhada vale mais do que a potência escrita na etiqueta.",
      `Para sobrado com folha de até ${quarterHpWidth} metros, o motor de ${trade.motor.homePower.min} é a medida certa. Quem mora em rua de muito movimento, caso da Getúlio Vargas no Piratininga ou da João Batista no Centro, costuma preferir um modelo veloz, para não ficar parado com o carro atravessado. Quem mora em travessa calma pode ficar com o padrão, sem perder nada.`,
    ],
    localTip: {
      heading: "Garagem em ladeira: confira o equilíbrio antes do motor",
      text: "Antes de comprar, repare no portão em uso, no Veloso ou no Munhoz Júnior: ele sobe com pouca força e desce sem disparar? Olhe de fora se os cabos estão inteiros e se a folha fecha reta. Se ela dispara, pesa ou entorta, não destrave nem teste na mão: o técnico confere o contrapeso com a folha escorada e corrige antes do motor. Motor forte em portão desequilibrado disfarça o defeito por alguns meses e depois quebra engrenagem, cabo ou fixação.",
    },
  },
  {
    city: "Carapicuíba",
    slug: "motor-para-portao-em-carapicuiba",
    title: "Motor para Portão em Carapicuíba com Instalação",
    description:
      "Compre o motor do seu portão em Carapicuíba já instalado: soluções para sobrado de frente estreita, condomínio da Cohab e casas da Fazendinha.",
    intro: [
      "Carapicuíba é pequena no mapa e apertada no lote. Na Vila Dirce, na Vila Menck e no Ariston, o sobrado encosta no vizinho dos dois lados e a garagem é a própria fachada. Ali o basculante reina, muitas vezes feito por serralheiro do bairro e nunca pesado numa balança. Descobrir quanto a folha pesa é o primeiro passo da escolha.",
      "Na Cohab a história muda: os blocos cercaram seus pátios e puseram deslizantes de tubo que atendem dezenas de famílias. São portões leves, porém castigados pelo uso, e o que falha cedo é roldana, trilho e controle clonado. Um motor de giro rápido ajuda, mas a central com código rolante é o que devolve o sossego ao síndico e aos moradores.",
      `Já na Fazendinha e na parte carapicuibana da Granja Viana, pela Avenida São Camilo, o terreno é grande e a casa fica longe da rua. Portões largos de madeira ou alumínio pedem deslizante ou par de pivotantes. O alcance do controle, de até ${remoteReachMetres} metros, cai com árvore e muro no caminho, detalhe que convém testar no local antes de fixar o receptor.`,
    ],
    localTip: {
      heading: "Folha feita sob medida: pese antes de motorizar",
      text: "Portão de serralheria local raramente tem etiqueta com peso, e entre chapa lisa e lambril o esforço muda bastante. Peça ao técnico que avalie a folha com um dinamômetro no puxador. Anote o resultado e guarde: numa reforma futura, se alguém acrescentar vidro, madeira ou grade, você saberá se o motor atual ainda aguenta ou se o contrapeso precisa de complemento.",
    },
  },
  {
    city: "Cotia",
    slug: "motor-para-portao-em-cotia",
    title: "Motor para Portão em Cotia: Casas, Chácaras e Empresas",
    description:
      "Motor para portão em Cotia, da Granja Viana a Caucaia do Alto: basculante, deslizante e pivotante instalados em casas, chácaras e condomínios.",
    intro: [
      "A Rodovia Raposo Tavares organiza Cotia pelo quilômetro. Entre o 21 e o 26, na região da Granja Viana, predominam residenciais arborizados com portões de madeira e ferro, bonitos e pesados. Passando do 30 surgem o centro, os galpões do Parque Alexandre e os bairros de sobrados. Depois do 39 vem Caucaia do Alto, de chácaras e estradas de terra.",
      "Essa variedade impede receita única. Numa casa do Parque São George, um par de folhas pivotantes trabalha melhor com dois acionadores sincronizados e trava elétrica. Num sobrado do Jardim Nomura, a rampa curta leva ao basculante. Em sítio do Morro Grande, a porteira larga pede deslizante com trilho concretado, porque solo fofo e raiz de árvore desalinham tudo em pouco tempo.",
      `O clima pesa na decisão: neblina, garoa e noites frias oxidam ferragem e engrossam graxa velha. Convém ter central em caixa vedada, parafuso zincado e passagem de fio por eletroduto. A montagem de um deslizante leva de {time.sliding}, e em entrada distante da casa vale deixar a vala do cabo aberta com antecedência pelo jardineiro ou pelo pedreiro.`,
    ],
    localTip: {
      heading: "Muita árvore na entrada? Pense em bateria e em limpeza",
      text: "Galho sobre a rede derruba a energia de ruas inteiras na Granja Viana e em Caucaia, e portão pesado de madeira é difícil de abrir no braço. Inclua o nobreak já na instalação, com a caixa longe do sol e da terra molhada. Aproveite para fazer um rasgo de escoamento no trilho: folha seca acumulada vira lama, a roldana sobe nela e a cremalheira perde o engate. Varrer uma vez por semana resolve.",
    },
  },
  {
    city: "Jandira",
    slug: "motor-para-portao-em-jandira",
    title: "Motor para Portão em Jandira: Modelos e Instalação",
    description:
      "Motor de portão em Jandira para casa em ladeira, pequena indústria e condomínio fechado: escolha pelo peso da folha e receba tudo instalado.",
    intro: [
      "Jandira cabe em poucos quilômetros, mas quase nenhum deles é plano. Da estação para cima, em direção à Vila Anita Costa, ao Mirante e ao Jardim Gabriela, as ruas torcem e sobem, e a garagem costuma ficar abaixo ou acima da calçada. Nesse desenho, portão que abre para fora invade a rua, e o basculante com curso bem limitado se torna a saída mais segura.",
      "O município também fabrica. No Jardim Alvorada, junto à Via de Acesso João de Góes, e no Núcleo Micro Industrial Presidente Wilson, galpões pequenos usam deslizantes de chapa grossa. O dono acumula as funções de gerente, vigia e porteiro, então faz sentido um motor com botoeira interna, controle na caminhonete e fim de curso firme, que não dependa de alguém conferindo se fechou.",
      "Do outro lado, perto da divisa com Cotia, condomínios como Forest Hills e Nova Higienópolis têm casas amplas com abrigo para três ou quatro carros. Os portões são largos, às vezes dois em sequência, e o silêncio conta tanto quanto a velocidade. Partida suave, desaceleração no final e bucha nova fazem mais diferença ali do que qualquer acessório da moda.",
    ],
    localTip: {
      heading: "Desnível entre rua e garagem: marque o ponto de parada",
      text: "Em rampa, poucos centímetros decidem se o portão raspa na guia, no teto do carro ou na viga. Mostre ao técnico onde a folha ainda passa livre e faça um risco de caneta na coluna com o portão fechado; ele marca o ponto de abertura com a folha escorada e fixa o fim de curso. Depois de cada reforma de piso ou de calçada, confira os riscos, porque o nível muda e o motor não sabe disso.",
    },
  },
  {
    city: "Barueri",
    slug: "motor-para-portao-em-barueri",
    title: "Motor para Portão em Barueri: Casa, Prédio e Empresa",
    description:
      "Motor para portão em Barueri: opções para condomínios de Alphaville e Tamboré, prédios do Centro e sobrados do Silveira, com instalação.",
    intro: [
      "Barueri muda de cara em dez minutos de carro. Sai-se da torre de escritórios na Alameda Rio Negro, cruza-se a Castello Branco e já se está entre sobrados do Jardim Silveira ou nas ladeiras do Parque dos Camargos. O motor que serve à portaria de um residencial em Alphaville, com fluxo constante e cancela ao lado, seria exagero caro numa garagem de família.",
      "Os prédios são o caso mais delicado. Bethaville, Jardim Tupanci e o próprio Centro ganharam torres com centenas de vagas, e o portão abre em rajadas no começo da manhã e na volta do trabalho. Motor comum superaquece nesse regime. O correto é dimensionar pelo pico, instalar eclusa de dois portões onde couber e prever acionamento por nobreak, já que elevador e garagem param juntos quando a luz cai.",
      `Nos bairros de casas, do Engenho Novo ao Parque Imperial, a prioridade é outra: caber na verba e aguentar chuva, poeira e criança. Um basculante equilibrado com motor de ${trade.motor.homePower.min} resolve a maioria. A instalação ocupa de {time.tilting}, sem quebrar parede quando já existe tomada por perto, e o morador termina o dia com os controles gravados.`,
    ],
    localTip: {
      heading: "Mora em residencial? Leia o regulamento antes de escolher",
      text: "Associações de Alphaville, Tamboré e Aldeia da Serra costumam ter regra para cor, altura, recuo e até sentido de abertura do portão, além de horário para obra. Peça o regulamento à administração e mostre ao técnico antes do orçamento. Outra providência é informar o modelo de controle usado na portaria: com centrais compatíveis, um botão abre a cancela e o segundo abre a sua garagem, e você carrega um chaveiro só.",
    },
  },
  {
    city: "Itapevi",
    slug: "motor-para-portao-em-itapevi",
    title: "Motor para Portão em Itapevi com Técnico no Local",
    description:
      "Motor para portão em Itapevi: da Cohab a Amador Bueno, instalamos basculante e deslizante com regulagem feita no local e teste de segurança.",
    intro: [
      "Itapevi continua em obra. No Parque Suburbano, no Jardim Rosemary e no Alto da Colina, a família levanta o segundo andar, fecha a laje da garagem e só então pensa no portão. É o melhor momento para motorizar: com a parede ainda aberta, passa-se o eletroduto, escolhe-se o lado do motor e evita-se fio aparente.",
      `Quem chega pela Rodovia Engenheiro Renê Benedito da Silva encontra outro cenário. No Ambuitá e à beira da Castello, fábricas e centros de distribuição usam deslizantes compridos, de abertura frequente. Ali a folga entre engrenagem e cremalheira, que deve ficar entre ${rackClearanceMm.min} e ${rackClearanceMm.max} milímetros, some quando o trilho cede com o peso dos caminhões, e o dente começa a mastigar.`,
      `Há ainda a Itapevi rural, do Monte Serrat ao Transurb, onde a porteira fica a boa distância da casa e a energia chega fraca na ponta da linha. Motor que ronca e não parte pode estar só com tensão baixa. O horário da visita é combinado pelo endereço, e em chácara ajuda muito enviar a localização pelo celular, pois nem toda estrada tem placa.`,
    ],
    localTip: {
      heading: "Construindo a garagem? Deixe três esperas prontas",
      text: `Antes do reboco, peça ao pedreiro três coisas: um eletroduto do quadro até a coluna do portão, com circuito só dele em ${trade.motor.volts} volts; outro, separado, para botoeira e fotocélula, porque fio de comando junto do de força gera acionamento fantasma; e um reforço de concreto ou chapa onde o suporte será fixado. Bloco oco não segura parafuso de motor. Essas esperas custam pouco agora e poupam quebra-quebra depois.`,
    },
  },
];
