import { formatNumber } from "#domain/format-number.ts";
import { trade } from "./trade.ts";

type BenefitIcon = "warranty" | "shipping" | "motor" | "installation" | "code" | "silent" | "kit" | "delivered";

type PageLink = { label: string; href: string };
type GateKind = {
  title: string;
  text: string;
  href: string;
  picture: "tilting-gate" | "sliding-gate" | "pivoting-gate" | "remote-control";
};

type Home = {
  /** Page title: at most 60 characters. */
  title: string;
  /** Meta description: 110 to 155 characters. */
  description: string;
  /** The page adds " em {city}" when it knows the city. */
  headline: string;
  subline: string;
  benefits: { title: string; text: string; icon: BenefitIcon }[];
  product: { heading: string; paragraphs: string[]; included: string[] };
  /** Where the motor goes besides the tilting gate, and what opens it. */
  gates: { heading: string; text: string; items: GateKind[] };
  prices: { heading: string; text: string };
  testimonials: { heading: string };
  video: { heading: string; text: string };
  /** Under the picture that stands in for a video, as long as there is none. */
  movement: { heading: string; text: string };
  shipping: { heading: string; text: string };
  posts: { heading: string; text: string };
  regional: { heading: string; text: string; cities: PageLink[]; pages: PageLink[] };
};

const { motor } = trade;
const maxWidth = `${formatNumber(motor.quarterHpMaxWidthMetres)} metros`;

export const home: Home = {
  title: "Motor para Portão Basculante: Kit Completo Instalado",
  description: `Motor basculante ${motor.homePower.min} com central, controles e instalação. Frete grátis em São Paulo e região e {warranty.motor} de garantia de fábrica.`,
  headline: "Motor para Portão Basculante com Kit Completo Instalado",
  subline: `Motor, central e controles entregues funcionando no seu portão, com frete grátis para {shop.area} e {warranty.motor} de garantia de fábrica.`,
  benefits: [
    {
      title: `Garantia de {warranty.motor.years}`,
      text: `O motor tem {warranty.motor} de garantia de fábrica e a instalação, {warranty.installation}. Se algo sair do ajuste nesse prazo, você fala com quem instalou.`,
      icon: "warranty",
    },
    {
      title: "Frete grátis",
      text: "A entrega não é cobrada na capital e nas cidades atendidas da região metropolitana. O técnico leva o equipamento, e você não precisa retirar nada em loja.",
      icon: "shipping",
    },
    {
      title: `Motor exclusivo de ${motor.homePower.min}`,
      text: `Potência certa para portão basculante residencial de até ${maxWidth} de largura. Com o contrapeso bem ajustado, o motor conduz a folha sem esforço e sem superaquecer.`,
      icon: "motor",
    },
    {
      title: "Instalação rápida",
      text: `Em portão basculante, o serviço leva de {time.tilting}: fixação, ligação elétrica, ajuste dos fins de curso, programação dos controles e testes com você.`,
      icon: "installation",
    },
    {
      title: "Código rolante",
      text: "O sinal do controle muda a cada acionamento. Um código captado por outra pessoa não serve para abrir o portão depois, o que dificulta a clonagem do controle.",
      icon: "code",
    },
    {
      title: "Funcionamento silencioso",
      text: "Fuso lubrificado, braço sem folga e parada ajustada no batente fazem o portão trabalhar sem trancos. Quem dorme no quarto sobre a garagem percebe a diferença.",
      icon: "silent",
    },
    {
      title: "Central e controles inclusos",
      text: "A central de comando e os controles remotos vêm no kit e saem programados da instalação. O portão fica pronto para usar no mesmo dia.",
      icon: "kit",
    },
    {
      title: "Entregue instalado",
      text: "Você recebe o portão abrindo e fechando, não uma caixa. Antes de ir embora, o técnico mostra o uso diário e o destravamento manual para falta de energia.",
      icon: "delivered",
    },
  ],
  product: {
    heading: `Motor basculante ${motor.homePower.min}: o que você recebe`,
    paragraphs: [
      `O motor de ${motor.homePower.min} foi pensado para o portão basculante de casa, com folha de até ${maxWidth} de largura. O acionador fica na vertical, junto à coluna, e move o braço do portão pelo fuso. Quem equilibra o peso é o contrapeso; o motor apenas conduz. Por isso conferimos cabos, roldanas e balanceamento antes de ligar qualquer fio, e avisamos se alguma peça precisa de troca.`,
      `O que muda entre os modelos é a velocidade; cada preço é o do {kit.includes}. O padrão abre em {opening.padrao} e custa {price.padrao}; o Speedy abre em {seconds.speedy} e custa {price.speedy}; o JetFlex abre em {seconds.jetflex} e custa {price.jetflex}. O padrão atende bem quem tem recuo na calçada e pode esperar. Os mais rápidos fazem sentido em rua movimentada ou para quem chega tarde e não quer ficar parado do lado de fora. Em todos, central e controles acompanham o motor.`,
      `No dia marcado, o técnico fixa o acionador, faz a ligação elétrica, normalmente em ${motor.volts} V, ajusta os pontos de parada e programa os controles, que alcançam até ${trade.remoteReachMetres} metros. Depois abre e fecha o portão várias vezes com você e ensina o destravamento manual. Com lubrificação ${trade.maintenance.lubrication} e uma revisão periódica, um motor desses trabalha de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos.`,
    ],
    included: [
      `Motor de ${motor.homePower.min} com acionador para portão basculante`,
      "Central de comando (placa) com receptor",
      "Controles remotos com código rolante, já programados",
      "Fins de curso de abertura e de fechamento",
      "Braço, suportes e parafusos de fixação",
      "Destravamento manual para falta de energia",
      "Instalação, regulagem e testes no local",
      "Frete grátis para {shop.area}",
    ],
  },
  gates: {
    heading: "Motor para cada tipo de portão",
    text: "O basculante é o mais comum nas garagens da região, mas também instalamos e consertamos motores de portões deslizantes e pivotantes.",
    items: [
      {
        title: "Portão basculante",
        text: "A folha se inclina e sobe inteira, equilibrada pelo contrapeso.",
        href: "/topicos/motor-basculante-1-4-hp",
        picture: "tilting-gate",
      },
      {
        title: "Portão deslizante",
        text: "A folha corre no trilho, puxada pela cremalheira.",
        href: "/topicos/motor-deslizante-para-portao",
        picture: "sliding-gate",
      },
      {
        title: "Portão pivotante",
        text: "Uma ou duas folhas giram nas dobradiças, cada uma com seu braço.",
        href: "/topicos/motor-pivotante-para-portao",
        picture: "pivoting-gate",
      },
      {
        title: "Controles remotos",
        text: `Alcance de até ${trade.remoteReachMetres} metros, com código que muda a cada acionamento.`,
        href: "/topicos/controles-remotos-para-portao",
        picture: "remote-control",
      },
    ],
  },
  prices: {
    heading: "Escolha seu motor basculante",
    text: `Cada preço é o do {kit.includes}, e a garantia do motor é de {warranty.motor.years}. O que muda é o tempo de abertura.`,
  },
  testimonials: { heading: "Quem já automatizou o portão" },
  video: {
    heading: "Veja o motor funcionando",
    text: "No vídeo, repare na partida, na velocidade da folha e na parada junto ao batente. É assim que um portão basculante bem regulado deve se mover: sem tranco, sem rangido e sem bater no fim do curso.",
  },
  movement: {
    heading: "Como o motor move o portão",
    text: "O acionador fica na vertical, junto à coluna. O fuso gira, o braço acompanha e a folha se inclina até abrir por inteiro. Bem regulado, o portão se move sem tranco, sem rangido e sem bater no fim do curso.",
  },
  shipping: {
    heading: "Frete grátis em {shop.area}",
    text: "A entrega do kit não é cobrada na capital, nas outras cidades da região metropolitana, em Atibaia e em Campo Limpo Paulista. Procure a sua na lista; se não aparece, mande o endereço e uma foto do portão que verificamos a disponibilidade.",
  },
  posts: {
    heading: "Postagens por bairro e cidade",
    text: "São mais de 500 postagens sobre motores e portões automáticos, organizadas por bairro e cidade. Encontre a da sua região no índice em ordem alfabética.",
  },
  regional: {
    heading: "Atendimento na sua região",
    text: `Instalação, conserto e manutenção de portões automáticos na Grande São Paulo, {shop.hours}. Escolha sua cidade para ver os bairros atendidos e as condições locais.`,
    cities: [
      { label: "Motor para portão em Osasco", href: "/motor-para-portao-em-osasco" },
      { label: "Motor para portão em Carapicuíba", href: "/motor-para-portao-em-carapicuiba" },
      { label: "Motor para portão em Cotia", href: "/motor-para-portao-em-cotia" },
      { label: "Motor para portão em Jandira", href: "/motor-para-portao-em-jandira" },
      { label: "Motor para portão em Barueri", href: "/motor-para-portao-em-barueri" },
      { label: "Motor para portão em Itapevi", href: "/motor-para-portao-em-itapevi" },
      { label: "Portão automático em Guarulhos", href: "/portao-automatico-guarulhos" },
      { label: "Portão automático em Osasco", href: "/portao-automatico-osasco" },
      { label: "Motores em São Paulo", href: "/cidades/sao-paulo" },
    ],
    pages: [
      { label: "Instalação de motor para portão", href: "/instalacao-motor-portao-automatico" },
      { label: "Guia completo do portão automático", href: "/guia-completo" },
      { label: "Dúvidas frequentes", href: "/duvidas-frequentes" },
      { label: "Como instalar um motor, passo a passo", href: "/blog/como-instalar-motor-portao-eletronico" },
      { label: "Mapa do site", href: "/sitemap" },
    ],
  },
};
