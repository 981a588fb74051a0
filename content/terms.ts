import { countTimesAYear } from "#domain/format.ts";
import { formatNumber } from "#domain/format-number.ts";
import type { Intent } from "#domain/knowledge/concept.ts";
import { trade } from "./trade.ts";

export type TermContent = {
  title: string;
  metaDescription: string;
  content: {
    heroTitle: string;
    heroSubtitle: string;
    /** Paragraphs separated by a blank line. */
    description: string;
    features: string[];
    benefits: string[];
  };
};

export type Term = {
  slug: string;
  /** The phrase as it stands in the middle of a sentence. */
  name: string;
  /** The phrase as a heading, where it is not good Portuguese as it is searched for. */
  heading?: string;
  /** What the phrase asks for: the first is what the page answers. */
  concepts: string[];
  intent: Intent;
  /** Slug of the place that the phrase names. */
  place?: string;
  /** Slug of the topic that tells it at length. */
  topic: string;
  /** What the page sells: the motors of the price list, a service, or what another brand makes. */
  offers: "kits" | "service" | "another brand";
  /** The other brand. */
  brand?: string;
  /** The answer in two sentences, which only this phrase's page gives. */
  angle: string;
};

const { motor, maintenance } = trade;
const maxWidth = `${formatNumber(motor.quarterHpMaxWidthMetres)} metros`;
const tiltingHours = `de {time.tilting}`;
const lifeYears = `de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos`;

export const terms: Term[] = [
  {
    slug: "motor-portao-basculante-residencial",
    name: "motor portão basculante residencial",
    concepts: ["basculante", "casa"],
    intent: "buying",
    topic: "motor-basculante-1-4-hp",
    offers: "kits",
    angle: `Em casa, o portão abre poucas vezes por dia, e o que mais conta é silêncio, tamanho compacto e destravamento fácil. Um motor de ${motor.homePower.min} cumpre isso em folhas de até ${maxWidth}.`,
  },
  {
    slug: "motor-portao-basculante-sao-paulo",
    name: "motor portão basculante São Paulo",
    concepts: ["basculante", "tempo-de-abertura"],
    intent: "buying",
    place: "sao-paulo",
    topic: "instalacao-de-motor-basculante",
    offers: "kits",
    angle:
      "Na capital, calçada estreita e trânsito na porta tornam a velocidade de abertura um critério de segurança. O portão basculante ainda poupa o espaço lateral que os lotes paulistanos raramente têm.",
  },
  {
    slug: "motor-basculante-residencial",
    name: "motor basculante residencial",
    concepts: ["basculante", "casa", "potencia"],
    intent: "buying",
    topic: "motor-basculante-1-4-hp",
    offers: "kits",
    angle: `Na residência, potência entre ${motor.homePower.min} e ${motor.homePower.max} resolve quase todo portão equilibrado. Antes de subir de potência, o técnico confere contrapeso e roldanas: motor forte em portão travado quebra do mesmo jeito, só mais tarde.`,
  },
  {
    slug: "motor-basculante-sao-paulo",
    name: "motor basculante São Paulo",
    heading: "Motor basculante em São Paulo",
    concepts: ["basculante", "sobrado"],
    intent: "buying",
    place: "sao-paulo",
    topic: "instalacao-de-motor-basculante",
    offers: "kits",
    angle: `O motor basculante em São Paulo sai a partir de {price.lowest}, já instalado. A cidade mistura sobrado geminado, vila antiga e prédio baixo, cada um com um tipo de coluna, e a fixação do acionador muda de casa para casa.`,
  },
  {
    slug: "motor-basculante-14-hp-preco",
    name: "motor basculante 1/4 HP preço",
    heading: "Motor basculante 1/4 HP: preço",
    concepts: ["potencia", "basculante", "tempo-de-abertura"],
    intent: "price",
    topic: "orcamento-de-motor-para-portao",
    offers: "kits",
    angle: `Na potência de ${motor.homePower.min}, o modelo padrão custa {price.padrao}, o Speedy {price.speedy} e o JetFlex {price.jetflex}: {kit.includes}. A potência é a mesma; o que se paga a mais é a velocidade.`,
  },
  {
    slug: "motor-basculante-14-hp",
    name: "motor basculante 1/4 HP",
    concepts: ["potencia", "basculante"],
    intent: "buying",
    topic: "motor-basculante-1-4-hp",
    offers: "kits",
    angle: `O motor de ${motor.homePower.min} é indicado para portão residencial de até ${maxWidth} de largura. Parece pouco para uma folha de ferro, mas o contrapeso carrega o peso e o motor só precisa vencer o atrito.`,
  },
  {
    slug: "motor-basculante-12-hp",
    name: "motor basculante 1/2 HP",
    concepts: ["potencia", "peso", "basculante"],
    intent: "question",
    topic: "motor-para-portao-pesado",
    offers: "service",
    angle: `O motor de ${motor.homePower.max} entra em cena quando a folha passa de ${maxWidth} de largura, é de chapa fechada ou o uso é mais intenso. Ele exige fixação reforçada, porque também empurra a coluna com mais força.`,
  },
  {
    slug: "motor-basculante-preco",
    name: "motor basculante preço",
    heading: "Motor basculante: preço",
    concepts: ["preco", "basculante"],
    intent: "price",
    topic: "orcamento-de-motor-para-portao",
    offers: "kits",
    angle: `O motor basculante custa {models.pricesNamed}: {kit.includes}. A instalação {words.installation}.`,
  },
  {
    slug: "motor-basculante-instalado",
    name: "motor basculante instalado",
    concepts: ["instalacao", "basculante", "kit"],
    intent: "buying",
    topic: "instalacao-de-motor-basculante",
    offers: "kits",
    angle: `O motor basculante instalado sai a partir de {price.lowest}, com entrega, central e controles. O portão é entregue abrindo, fechando e parando no lugar certo, e quem vende é quem responde pela montagem.`,
  },
  {
    slug: "motor-basculante-com-instalacao",
    name: "motor basculante com instalação",
    concepts: ["instalacao", "basculante", "instalacao-eletrica"],
    intent: "installation",
    topic: "instalacao-de-motor-basculante",
    offers: "kits",
    angle: `A instalação em portão basculante leva ${tiltingHours} quando já existe ponto de energia por perto. Sem ele, é preciso puxar um circuito com disjuntor próprio, e convém avisar no orçamento.`,
  },
  {
    slug: "motor-basculante-kit-completo",
    name: "motor basculante kit completo",
    heading: "Motor basculante com kit completo",
    concepts: ["kit", "basculante"],
    intent: "buying",
    topic: "motor-basculante-1-4-hp",
    offers: "kits",
    angle: `O kit completo do motor basculante traz motor com acionador, central, controles, fins de curso, braço e ferragens. Com entrega e instalação, sai a partir de {price.lowest}.`,
  },
  {
    slug: "motor-basculante-silencioso",
    name: "motor basculante silencioso",
    concepts: ["barulho", "basculante", "lubrificacao"],
    intent: "buying",
    topic: "motor-de-portao-fazendo-barulho",
    offers: "kits",
    angle:
      "O ruído raramente vem só do motor: ele nasce no fuso seco, na roldana gasta e na folha que vibra contra a coluna. Resolvida a mecânica, uma central com parada suave elimina a pancada final.",
  },
  {
    slug: "motor-basculante-rapido",
    name: "motor basculante rápido",
    concepts: ["tempo-de-abertura", "basculante"],
    intent: "buying",
    topic: "motor-de-abertura-rapida",
    offers: "kits",
    angle: `Entre os modelos de ${motor.homePower.min}, o padrão abre em {opening.padrao}, o Speedy em {seconds.speedy} e o JetFlex em {seconds.jetflex}. Quanto mais rápida a folha, mais importante é o balanceamento, para que ela não chicoteie no fim.`,
  },
  {
    slug: "motor-basculante-ppa",
    name: "motor basculante PPA",
    concepts: ["ppa", "basculante"],
    intent: "buying",
    topic: "motores-ppa",
    offers: "kits",
    angle: `Na linha PPA para basculantes, o kit instalado vai de {price.lowest} a {price.highest}, conforme a velocidade. Anote o modelo da placa antes de pedir controle ou peça, pois versões parecidas podem usar receptores diferentes.`,
  },
  {
    slug: "motor-basculante-garen",
    name: "motor basculante Garen",
    concepts: ["garen", "basculante"],
    intent: "buying",
    topic: "motores-garen",
    offers: "another brand",
    brand: "Garen",
    angle:
      "Instalamos e consertamos motor basculante Garen como assistência independente, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra. A foto da etiqueta do motor e do controle mostra que fim de curso, capacitor e controle são compatíveis.",
  },
  {
    slug: "motor-basculante-peccinin",
    name: "motor basculante Peccinin",
    concepts: ["peccinin", "basculante"],
    intent: "buying",
    topic: "motores-peccinin",
    offers: "another brand",
    brand: "Peccinin",
    angle:
      "Consertamos e trocamos motor basculante Peccinin como assistência independente. O conserto compensa enquanto o enrolamento está bom, porque capacitor, engrenagem e fim de curso são peças de desgaste; a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
  },
  {
    slug: "motor-basculante-rossi",
    name: "motor basculante Rossi",
    concepts: ["rossi", "basculante"],
    intent: "buying",
    topic: "motores-rossi-e-nice",
    offers: "another brand",
    brand: "Rossi",
    angle:
      "Instalamos, trocamos e consertamos motor basculante Rossi, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra. A foto da coluna, com a distância até o braço, mostra se o suporte atual serve, pois os furos mudam de marca para marca.",
  },
  {
    slug: "motor-basculante-nice",
    name: "motor basculante Nice",
    concepts: ["nice", "basculante"],
    intent: "buying",
    topic: "motores-rossi-e-nice",
    offers: "another brand",
    brand: "Nice",
    angle:
      "Instalamos e consertamos motor basculante Nice, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra. Antes de fechar o modelo, verifique quais entradas a central oferece para botoeira, fotocélula e acionamento pelo celular.",
  },
  {
    slug: "motor-basculante-speedy",
    name: "motor basculante Speedy",
    concepts: ["speedy", "basculante"],
    intent: "buying",
    topic: "motor-de-abertura-rapida",
    offers: "kits",
    angle: `O motor basculante Speedy abre em {opening.speedy} e custa {price.speedy} instalado: fica entre o padrão e o JetFlex. É a escolha de quem quer esperar menos na rua sem pagar pelo modelo mais rápido da linha.`,
  },
  {
    slug: "motor-basculante-jetflex",
    name: "motor basculante Jetflex",
    concepts: ["jetflex", "basculante"],
    intent: "buying",
    topic: "motor-de-abertura-rapida",
    offers: "kits",
    angle: `O motor basculante Jetflex abre o portão em {opening.jetflex} e sai por {price.jetflex} instalado. Nessa velocidade, rampa de aceleração, freio e contrapeso precisam estar acertados, senão a folha treme na partida e bate na chegada.`,
  },
  {
    slug: "motor-basculante-ggport",
    name: "motor basculante GGPort",
    concepts: ["ggport", "basculante"],
    intent: "buying",
    topic: "conserto-de-central-de-portao",
    offers: "another brand",
    brand: "GGPort",
    angle:
      "Consertamos e trocamos motor basculante GGPort, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra. Se o seu parou, veja o disjuntor, a pilha do controle e a botoeira: se ela abre o portão e o controle não, o motor está são.",
  },
  {
    slug: "motor-basculante-omegaport",
    name: "motor basculante Omegaport",
    concepts: ["omegaport", "basculante"],
    intent: "buying",
    topic: "troca-de-motor-de-portao",
    offers: "another brand",
    brand: "Omegaport",
    angle:
      "Consertamos e trocamos motor basculante Omegaport, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra. Antes de aposentar o seu, peça a medição do capacitor: ronco sem movimento é sintoma de capacitor fraco, que se troca sem desmontar o portão.",
  },
  {
    slug: "motor-basculante-agl",
    name: "motor basculante AGL",
    concepts: ["agl", "basculante"],
    intent: "buying",
    topic: "instalacao-de-motor-basculante",
    offers: "another brand",
    brand: "AGL",
    angle:
      "Instalamos e consertamos motor basculante AGL, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra. Informe se já existe trava elétrica ou interfone no mesmo acesso, porque eles podem usar a mesma central ou pedir um módulo.",
  },
  {
    slug: "motor-basculante-para-condominio",
    name: "motor basculante para condomínio",
    concepts: ["condominio", "basculante", "controle-de-acesso"],
    intent: "buying",
    topic: "motor-para-condominio",
    offers: "service",
    angle: `Condomínio pede motor de uso intenso, central para muitos controles e fotocélula obrigatoriamente bem alinhada. A revisão deve acontecer ${countTimesAYear(maintenance.businessTimesAYear)}, pois o número de aberturas em um dia supera o de muitas casas somadas.`,
  },
  {
    slug: "motor-basculante-para-garagem",
    name: "motor basculante para garagem",
    concepts: ["medidas", "basculante", "casa"],
    intent: "buying",
    topic: "instalacao-de-motor-basculante",
    offers: "kits",
    angle:
      "Na garagem, meça a altura livre com o portão aberto: a folha do basculante fica deitada sob a laje e tira espaço de carros altos. O acionador na coluna também não pode pegar no retrovisor.",
  },
  {
    slug: "motor-basculante-para-portao-de-madeira",
    name: "motor basculante para portão de madeira",
    concepts: ["madeira", "basculante", "contrapeso"],
    intent: "buying",
    topic: "motor-para-portao-pesado",
    offers: "kits",
    angle:
      "A madeira incha e pesa mais na época de chuva, então o contrapeso precisa de margem. O braço vai preso a uma travessa ou chapa de reforço, pois a tábua sozinha racha com o esforço repetido.",
  },
  {
    slug: "motor-basculante-para-portao-de-aluminio",
    name: "motor basculante para portão de alumínio",
    concepts: ["aluminio", "basculante"],
    intent: "buying",
    topic: "serralheria-e-ajuste-de-portao",
    offers: "kits",
    angle:
      "O alumínio é leve e não enferruja, mas flexiona. O ponto de fixação do braço deve ser reforçado e a força da central regulada baixa, para que o perfil não entorte quando a folha encontra obstáculo.",
  },
  {
    slug: "motor-basculante-para-portao-de-ferro",
    name: "motor basculante para portão de ferro",
    concepts: ["ferro", "basculante", "ferrugem"],
    intent: "buying",
    topic: "serralheria-e-ajuste-de-portao",
    offers: "kits",
    angle:
      "No portão de ferro, a ferrugem na base da folha e nas articulações aumenta o atrito. Lixar, tratar e engraxar esses pontos antes da automação reduz o esforço do motor mais do que trocar de potência.",
  },
  {
    slug: "motor-basculante-para-portao-pesado",
    name: "motor basculante para portão pesado",
    concepts: ["peso", "basculante", "pesado"],
    intent: "price",
    topic: "motor-para-portao-pesado",
    offers: "service",
    angle: `Em portão pesado, a troca do motor fica de {price.heavySwap}, com motor e mão de obra, e leva de {time.heavy}. Cabos e roldanas entram na revisão, porque seguram carga maior e sofrem primeiro.`,
  },
  {
    slug: "motor-basculante-para-portao-pequeno",
    name: "motor basculante para portão pequeno",
    concepts: ["medidas", "basculante", "suporte"],
    intent: "buying",
    topic: "motor-basculante-1-4-hp",
    offers: "kits",
    angle: `Folha estreita, bem abaixo de ${maxWidth}, trabalha folgada com o motor de ${motor.homePower.min}. O cuidado aqui é com o espaço: entre a coluna e a parede precisa caber o acionador inteiro, na vertical.`,
  },
  {
    slug: "motor-basculante-para-comercio",
    name: "motor basculante para comércio",
    concepts: ["comercio", "basculante"],
    intent: "buying",
    topic: "automacao-de-portao-para-empresas",
    offers: "service",
    angle:
      "Loja e oficina abrem e fecham com pressa e recebem gente que não conhece o portão. Botoeira interna, sirene e fotocélula evitam acidente, e o motor deve aguentar os horários de entrega em sequência.",
  },
  {
    slug: "motor-basculante-com-controle-remoto",
    name: "motor basculante com controle remoto",
    concepts: ["controle", "basculante", "pilha"],
    intent: "buying",
    topic: "controles-remotos-para-portao",
    offers: "kits",
    angle: `O controle alcança até ${trade.remoteReachMetres} metros em campo livre, menos quando há chapa e laje no caminho. Se o alcance cair, troque a bateria; se não bastar, o técnico confere o fio da antena na central.`,
  },
  {
    slug: "motor-basculante-com-fotocelula",
    name: "motor basculante com fotocélula",
    concepts: ["fotocelula", "basculante"],
    intent: "installation",
    topic: "fotocelulas-e-sensores",
    offers: "kits",
    angle:
      "A fotocélula cria um feixe no vão e manda a folha parar quando algo o atravessa. No basculante, ela fica na altura do para-choque, fora do arco que a parte de baixo do portão descreve ao subir.",
  },
  {
    slug: "motor-basculante-com-trava-eletrica",
    name: "motor basculante com trava elétrica",
    concepts: ["trava", "basculante"],
    intent: "installation",
    topic: "serralheria-e-ajuste-de-portao",
    offers: "kits",
    angle:
      "A trava elétrica prende a folha na soleira ou na coluna e solta um instante antes de o motor partir. Sem esse atraso programado na central, o motor força contra a trava e o braço entorta.",
  },
  {
    slug: "motor-basculante-com-nobreak",
    name: "motor basculante com nobreak",
    concepts: ["nobreak", "basculante", "falta-de-energia"],
    intent: "buying",
    topic: "nobreak-e-energia-solar",
    offers: "kits",
    angle:
      "O nobreak mantém o portão funcionando por algumas aberturas quando a energia cai. Ele precisa suportar a corrente de partida do motor; aparelho de computador costuma desarmar na primeira tentativa.",
  },
  {
    slug: "motor-basculante-com-codigo-rolante",
    name: "motor basculante com código rolante",
    concepts: ["clonado", "controle", "basculante"],
    intent: "question",
    topic: "controles-remotos-para-portao",
    offers: "kits",
    angle:
      "Com código rolante, cada aperto do botão envia um código novo e o anterior perde a validade. Quem troca uma central antiga de código fixo deve cadastrar controles novos, pois os velhos deixam de servir.",
  },
  {
    slug: "motor-basculante-com-garantia",
    name: "motor basculante com garantia",
    concepts: ["garantia", "basculante", "vida-util"],
    intent: "question",
    topic: "manutencao-preventiva-de-portao-automatico",
    offers: "kits",
    angle: `São {warranty.motor} de garantia de fábrica no motor e {warranty.installation} na instalação. Guarde a nota e fotografe a etiqueta do equipamento no primeiro dia: ela desbota com o tempo, e é por ela que se identifica o modelo.`,
  },
  {
    slug: "motor-basculante-parcelado",
    name: "motor basculante parcelado",
    concepts: ["parcelamento", "basculante"],
    intent: "price",
    topic: "orcamento-de-motor-para-portao",
    offers: "kits",
    angle: `O pagamento pode ser feito em até {shop.instalments} parcelas no cartão. Para decidir, lembre que o preço do kit, a partir de {price.lowest}, já inclui entrega, central, controles e instalação.`,
  },
  {
    slug: "motor-basculante-frete-gratis",
    name: "motor basculante frete grátis",
    heading: "Motor basculante com frete grátis",
    concepts: ["entrega", "basculante", "kit"],
    intent: "buying",
    topic: "orcamento-de-motor-para-portao",
    offers: "kits",
    angle:
      "O frete grátis vale para a capital e as cidades atendidas da região metropolitana. Como o técnico leva o equipamento no dia marcado, não há caixa parada na portaria nem espera por transportadora.",
  },
  {
    slug: "motor-basculante-guarulhos",
    name: "motor basculante Guarulhos",
    heading: "Motor basculante em Guarulhos",
    concepts: ["basculante", "conserto"],
    intent: "buying",
    place: "guarulhos",
    topic: "assistencia-tecnica-24-horas",
    offers: "kits",
    angle: `Em Guarulhos atendemos casas, prédios e galpões, com kit basculante instalado a partir de {price.lowest}. A manutenção expressa {words.express}.`,
  },
  {
    slug: "motor-basculante-osasco",
    name: "motor basculante Osasco",
    heading: "Motor basculante em Osasco",
    concepts: ["basculante", "vedacao"],
    intent: "buying",
    place: "osasco",
    topic: "instalacao-de-motor-basculante",
    offers: "kits",
    angle: `Em Osasco, o motor basculante instalado sai a partir de {price.lowest}. Nas ruas em ladeira, a soleira inclinada deixa uma fresta sob a folha, e a vedação ou a barra inferior acompanha o desnível.`,
  },
  {
    slug: "motor-basculante-barueri",
    name: "motor basculante Barueri",
    heading: "Motor basculante em Barueri",
    concepts: ["basculante", "condominio"],
    intent: "buying",
    place: "barueri",
    topic: "motor-para-condominio",
    offers: "kits",
    angle: `Em Barueri, o motor basculante instalado sai a partir de {price.lowest}. Há desde casas de bairro até condomínios fechados com regras para prestadores: se for o seu caso, avise a portaria e pergunte em que horários a obra é permitida.`,
  },
  {
    slug: "motor-basculante-santo-andre",
    name: "motor basculante Santo André",
    heading: "Motor basculante em Santo André",
    concepts: ["basculante", "barulho"],
    intent: "buying",
    place: "santo-andre",
    topic: "motor-de-portao-fazendo-barulho",
    offers: "kits",
    angle: `Em Santo André, o motor basculante instalado sai a partir de {price.lowest}. Muitos sobrados têm a garagem colada ao quarto da frente. Nesse arranjo, lubrificação do fuso e parada suave fazem mais pelo sono da família do que qualquer outra escolha.`,
  },
  {
    slug: "motor-basculante-sao-bernardo-do-campo",
    name: "motor basculante São Bernardo do Campo",
    heading: "Motor basculante em São Bernardo do Campo",
    concepts: ["basculante", "ferrugem"],
    intent: "buying",
    place: "sao-bernardo-do-campo",
    topic: "manutencao-preventiva-de-portao-automatico",
    offers: "kits",
    angle: `Em São Bernardo do Campo, o motor basculante instalado sai a partir de {price.lowest}. A umidade da serra e da represa castiga cabo e central: caixa vedada, cabo inspecionado e graxa em dia evitam ferrugem e mau contato.`,
  },
  {
    slug: "motor-basculante-zona-leste",
    name: "motor basculante Zona Leste",
    heading: "Motor basculante na Zona Leste",
    concepts: ["basculante", "sobrado"],
    intent: "buying",
    place: "sao-paulo-zona-leste",
    topic: "instalacao-de-motor-basculante",
    offers: "kits",
    angle: `Na Zona Leste, o motor basculante instalado sai a partir de {price.lowest}. São comuns sobrados geminados, de garagem estreita: é preciso ver de que lado a coluna é sua antes de definir onde o acionador será preso.`,
  },
  {
    slug: "motor-basculante-zona-sul",
    name: "motor basculante Zona Sul",
    heading: "Motor basculante na Zona Sul",
    concepts: ["basculante", "medidas"],
    intent: "buying",
    place: "sao-paulo-zona-sul",
    topic: "motor-para-portao-pesado",
    offers: "kits",
    angle: `Na Zona Sul, o motor basculante instalado sai a partir de {price.lowest}. A região vai de casarões com folhas largas de madeira a sobrados com portão compacto; na folha larga, pode ser preciso um acionador de cada lado.`,
  },
  {
    slug: "motor-basculante-zona-norte",
    name: "motor basculante Zona Norte",
    heading: "Motor basculante na Zona Norte",
    concepts: ["basculante", "tempo-de-abertura"],
    intent: "buying",
    place: "sao-paulo-zona-norte",
    topic: "motor-de-abertura-rapida",
    offers: "kits",
    angle: `Na Zona Norte, o motor basculante instalado sai a partir de {price.lowest}. Com rampa logo atrás do portão, comum nas ladeiras, um modelo rápido poupa o freio: o carro espera menos tempo inclinado.`,
  },
  {
    slug: "motor-basculante-zona-oeste",
    name: "motor basculante Zona Oeste",
    heading: "Motor basculante na Zona Oeste",
    concepts: ["basculante", "fotocelula"],
    intent: "buying",
    place: "sao-paulo-zona-oeste",
    topic: "fotocelulas-e-sensores",
    offers: "kits",
    angle: `Na Zona Oeste, o motor basculante instalado sai a partir de {price.lowest}. Em rua arborizada, folhas e galhos se juntam na soleira: vão varrido e fotocélula limpa evitam o portão que volta sozinho.`,
  },
  {
    slug: "instalacao-de-motor-basculante",
    name: "instalação de motor basculante",
    concepts: ["instalacao", "basculante", "contrapeso"],
    intent: "installation",
    topic: "instalacao-de-motor-basculante",
    offers: "service",
    angle: `A instalação {words.installation}; no kit, já está incluída. O serviço começa pela folha: só depois de equilibrada ela recebe o acionador, para o motor novo não nascer forçado.`,
  },
  {
    slug: "conserto-de-motor-basculante",
    name: "conserto de motor basculante",
    concepts: ["conserto", "capacitor", "basculante"],
    intent: "repair",
    topic: "troca-de-motor-de-portao",
    offers: "service",
    angle:
      "Motor que ronca e não gira aponta para o capacitor; motor que gira sem mover a folha, para engrenagem ou destravamento. Contar qual dos dois sintomas ocorre já adianta o diagnóstico.",
  },
  {
    slug: "conserto-de-portao-basculante",
    name: "conserto de portão basculante",
    concepts: ["cabo-arrebentado", "conserto", "basculante"],
    intent: "repair",
    topic: "serralheria-e-ajuste-de-portao",
    offers: "service",
    angle:
      "Cabo de aço rompido é o defeito mais perigoso do portão basculante, porque o contrapeso cai e a folha desce solta. Não tente levantar sozinho: afaste as pessoas, tire a energia e espere o técnico.",
  },
  {
    slug: "manutencao-de-motor-basculante",
    name: "manutenção de motor basculante",
    concepts: ["manutencao", "fuso", "basculante"],
    intent: "repair",
    topic: "manutencao-preventiva-de-portao-automatico",
    offers: "service",
    angle: `A manutenção preventiva {words.preventive}. No motor, inclui engraxar o fuso, testar o capacitor, reapertar a fixação e conferir os fins de curso.`,
  },
  {
    slug: "manutencao-de-portao-basculante",
    name: "manutenção de portão basculante",
    concepts: ["manutencao", "lubrificacao", "cabo-de-aco", "basculante"],
    intent: "how-to",
    topic: "manutencao-preventiva-de-portao-automatico",
    offers: "service",
    angle: `A parte que mais pede cuidado é a mecânica: cabos, roldanas, articulações e contrapeso. A lubrificação ${maintenance.lubrication} pode ser feita pelo morador, com pouca graxa e pano limpo, sempre com o disjuntor desligado.`,
  },
  {
    slug: "troca-de-motor-basculante",
    name: "troca de motor basculante",
    concepts: ["troca", "basculante"],
    intent: "price",
    topic: "troca-de-motor-de-portao",
    offers: "service",
    angle: `Em casa, a troca do motor fica de {price.homeSwap}, com motor e mão de obra. Pergunte se o suporte, a fiação e os controles atuais podem ser aproveitados, pois isso muda o valor e o tempo de serviço.`,
  },
  {
    slug: "assistencia-tecnica-motor-basculante",
    name: "assistência técnica motor basculante",
    heading: "Assistência técnica de motor basculante",
    concepts: ["tecnico", "emergencia", "basculante"],
    intent: "repair",
    topic: "assistencia-tecnica-24-horas",
    offers: "service",
    angle: `A assistência técnica de motor basculante funciona {shop.hours}, com o valor combinado antes do serviço. O técnico {arrival.everywhere}.`,
  },
  {
    slug: "placa-para-motor-basculante",
    name: "placa para motor basculante",
    concepts: ["placa", "basculante"],
    intent: "buying",
    topic: "conserto-de-central-de-portao",
    offers: "service",
    angle:
      "A placa nova precisa combinar com a tensão do motor, o capacitor, o tipo de fim de curso e o código dos controles. Antes de trocar, o técnico confere fusível e alimentação: nem toda central muda está queimada.",
  },
  {
    slug: "controle-para-motor-basculante",
    name: "controle para motor basculante",
    concepts: ["controle", "programacao", "basculante"],
    intent: "buying",
    topic: "controles-remotos-para-portao",
    offers: "service",
    angle:
      "Controle igual por fora pode falar outra língua por dentro. Frequência e tipo de código precisam bater com o receptor da central, por isso leve em conta a etiqueta da placa e não só a cor do botão.",
  },
  {
    slug: "capacitor-para-motor-basculante",
    name: "capacitor para motor basculante",
    concepts: ["capacitor", "basculante"],
    intent: "repair",
    topic: "motor-de-portao-fazendo-barulho",
    offers: "service",
    angle:
      "O capacitor dá o impulso de partida e enfraquece com o calor e os anos. O substituto deve ter a mesma capacitância e tensão igual ou maior; e, mesmo desligado, o antigo pode guardar carga e dar choque.",
  },
  {
    slug: "fim-de-curso-motor-basculante",
    name: "fim de curso motor basculante",
    heading: "Fim de curso do motor basculante",
    concepts: ["fim-de-curso", "basculante"],
    intent: "repair",
    topic: "portao-nao-fecha-completamente",
    offers: "service",
    angle:
      "O fim de curso diz à central onde parar. Quando o ímã escorrega ou o sensor falha, o portão bate, volta ou fica aberto uma fresta; muitas vezes basta reposicionar e reapertar, sem trocar peça.",
  },
  {
    slug: "automacao-de-portao-basculante",
    name: "automação de portão basculante",
    concepts: ["automatizar-manual", "basculante"],
    intent: "installation",
    topic: "como-automatizar-portao-manual",
    offers: "kits",
    angle: `Quase todo portão basculante manual pode ser automatizado, com kit instalado a partir de {price.lowest}. Antes, o técnico confere cabos, roldanas e contrapeso com a folha escorada; portão que sobe ou desce sozinho não se testa na mão.`,
  },
  {
    slug: "melhor-motor-basculante",
    name: "melhor motor basculante",
    concepts: ["modelos", "comparacao-de-marcas", "basculante"],
    intent: "buying",
    topic: "motores-ppa",
    offers: "kits",
    angle:
      "O melhor motor basculante é o que casa com a largura, o peso e o número de aberturas do seu portão, tem peça de reposição fácil e usa código rolante. Fora disso, a qualidade da instalação decide mais que a marca.",
  },
];

export const bespokeTerms: Record<string, TermContent> = {
  "motor-portao-basculante-residencial": {
    title: "Motor para Portão Basculante Residencial Instalado",
    metaDescription: `Motor de ${motor.homePower.min} para portão basculante residencial, com central e controles, instalado na sua casa e com {warranty.motor} de garantia de fábrica.`,
    content: {
      heroTitle: "Motor para Portão Basculante Residencial",
      heroSubtitle: `Kit com motor de ${motor.homePower.min}, central e controles, entregue funcionando na sua casa em {shop.area}.`,
      description: [
        `O portão basculante de casa trabalha com uma ajuda que pouca gente nota: o contrapeso escondido nas colunas. É ele que sustenta a folha; o motor apenas conduz o movimento para cima e para baixo. Por isso um motor de ${motor.homePower.min} dá conta de portões residenciais de até ${maxWidth} de largura, desde que cabos, roldanas e balanceamento estejam em ordem. Conferimos tudo isso antes de fixar o acionador.`,
        `Na escolha, a principal diferença está na velocidade. O modelo padrão abre em {opening.padrao} e custa {price.padrao}; o Speedy abre em {seconds.speedy} e custa {price.speedy}; o JetFlex abre em {seconds.jetflex} e custa {price.jetflex}. Cada preço é o do {kit.includes}. Quem tem recuo para o carro fica bem servido com o padrão. Quem espera na rua, ainda mais à noite, sente o valor dos mais rápidos.`,
        `A instalação leva ${tiltingHours}. O técnico prende o acionador à coluna, faz a ligação elétrica, normalmente em ${motor.volts} V, ajusta os fins de curso e a força e programa os controles. Antes de sair, mostra a você como destravar o portão na falta de energia.`,
        `Depois disso, o cuidado é pequeno: lubrificação ${maintenance.lubrication}, ouvido atento a barulhos novos e revisão ${countTimesAYear(maintenance.homeTimesAYear)}. Tratado assim, o motor residencial trabalha ${lifeYears}.`,
      ].join("\n\n"),
      features: [
        `Motor de ${motor.homePower.min} para folhas de até ${maxWidth} de largura`,
        "Acionador vertical, preso à coluna do portão",
        "Central de comando com receptor embutido",
        "Controles remotos com código rolante",
        `Alcance do controle de até ${trade.remoteReachMetres} metros em campo livre`,
        "Fins de curso ajustáveis na abertura e no fechamento",
        "Regulagem de força para parar em obstáculo",
        "Destravamento manual para falta de energia",
      ],
      benefits: [
        "Você entra na garagem sem descer do carro, com chuva ou à noite",
        "A folha encosta no batente sem pancada que acorde a casa",
        "Um só responsável pelo motor e pela instalação",
        `Garantia de {warranty.motor} no motor e {warranty.installation} na instalação`,
        "Frete grátis para {shop.area}",
        `Pagamento em até {shop.instalments} parcelas no cartão`,
        "O portão é equilibrado antes de receber o motor",
        "Você aprende a abrir na mão antes de o técnico ir embora",
      ],
    },
  },
  "motor-portao-basculante-sao-paulo": {
    title: "Motor para Portão Basculante em São Paulo Instalado",
    metaDescription: `Motor para portão basculante em São Paulo com frete grátis, central, controles e instalação. Modelos que abrem em {seconds.all} segundos.`,
    content: {
      heroTitle: "Motor para Portão Basculante em São Paulo",
      heroSubtitle: `Entrega e instalação na capital e na região metropolitana, com atendimento {shop.hours}.`,
      description: [
        "São Paulo é terra de lote estreito. Em muitas casas não há muro livre para um portão correr de lado nem espaço para uma folha abrir para dentro, e o basculante resolve as duas coisas: sobe e fica deitado sob a laje. O preço disso é o peso, que só se torna leve na mão com contrapeso, cabos e roldanas bem ajustados. É por aí que começa o nosso trabalho.",
        `Na cidade, a velocidade também pesa na decisão. Parar o carro atravessado em avenida movimentada atrapalha o trânsito e deixa o motorista exposto. O modelo padrão abre em {opening.padrao}, o Speedy em {seconds.speedy} e o JetFlex em {seconds.jetflex}, por {models.prices}: {kit.includes}. Em rua tranquila ou com recuo na calçada, o padrão atende muito bem.`,
        `Atendemos as cinco regiões da capital e as cidades vizinhas, com frete grátis. A instalação leva ${tiltingHours} e inclui ligação elétrica, ajuste dos fins de curso, programação dos controles e teste com o morador. Em prédio ou vila, avise a portaria e os vizinhos de coluna, já que o acionador pode ficar em parede comum.`,
        `Se o motor que você tem parou, também consertamos. O atendimento funciona {shop.hours}; o técnico diz a previsão pelo endereço e, no local, se o caso é de ajuste, de peça ou de troca antes de começar o serviço.`,
      ].join("\n\n"),
      features: [
        `Motores de ${motor.homePower.min} que abrem em {seconds.all} segundos`,
        "Montagem que respeita colunas estreitas e paredes de divisa",
        "Central com entrada para botoeira e fotocélula",
        "Controles com código rolante, programados na hora",
        `Ligação elétrica, normalmente em ${motor.volts} V`,
        "Vedação ou barra inferior que acompanha o desnível",
        "Destravamento manual para quando a energia cai",
        `Peças e serviço para {shop.someBrands}`,
      ],
      benefits: [
        "Menos tempo parado na rua esperando o portão",
        "Frete grátis nas zonas norte, sul, leste, oeste e no centro",
        `Instalação ${tiltingHours} no portão basculante`,
        `Atendimento {shop.hours}`,
        `Garantia de {warranty.motor} no motor`,
        "Orçamento grátis a partir de uma foto do portão",
        `Pagamento em até {shop.instalments} parcelas no cartão`,
        "O mesmo contato para instalar, revisar e consertar",
      ],
    },
  },
};
