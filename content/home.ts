import { formatPrice } from "../domain/format.ts";
import { facts } from "./facts.ts";

type BenefitIcon = "warranty" | "shipping" | "motor" | "installation" | "code" | "silent" | "kit" | "delivered";

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
  video: { heading: string; text: string };
  shipping: { heading: string; text: string };
  posts: { heading: string; text: string };
  regional: { heading: string; text: string };
};

const { motor, warranty, installationHours } = facts;
const [standard, speedy, jetflex] = facts.models;
const maxWidth = `${motor.quarterHpMaxWidthMetres.toLocaleString("pt-BR")} metros`;

export const home: Home = {
  title: "Motor para Portão Basculante: Kit Completo Instalado",
  description: `Motor basculante ${motor.homePower.min} com central, controles e instalação. Frete grátis em São Paulo e região e ${warranty.motorMonths} meses de garantia de fábrica.`,
  headline: "Motor para Portão Basculante com Kit Completo Instalado",
  subline: `Motor, central e controles entregues funcionando no seu portão, com frete grátis para São Paulo e região metropolitana e ${warranty.motorMonths} meses de garantia de fábrica.`,
  benefits: [
    {
      title: "Garantia de fábrica",
      text: `O motor tem ${warranty.motorMonths} meses de garantia de fábrica e a instalação, ${warranty.installationMonths} meses. Se algo sair do ajuste nesse prazo, você fala com quem instalou.`,
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
      text: `Em portão basculante, o serviço leva de ${installationHours.tilting.min} a ${installationHours.tilting.max} horas: fixação, ligação elétrica, ajuste dos fins de curso, programação dos controles e testes com você.`,
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
      text: "A central de comando e os controles remotos vêm no kit e saem programados da instalação. Não há peça escondida para comprar depois do orçamento fechado.",
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
      `São três modelos, e o que muda é a velocidade. O padrão abre em ${standard.openingSeconds} segundos e custa ${formatPrice(standard.price)}; o Speedy abre em ${speedy.openingSeconds} e custa ${formatPrice(speedy.price)}; o JetFlex abre em ${jetflex.openingSeconds} e custa ${formatPrice(jetflex.price)}. O padrão atende bem quem tem recuo na calçada e pode esperar. Os mais rápidos fazem sentido em rua movimentada ou para quem chega tarde e não quer ficar parado do lado de fora. Em todos, central e controles acompanham o motor.`,
      `No dia marcado, o técnico fixa o acionador, faz a ligação elétrica, normalmente em ${motor.volts} V, ajusta os pontos de parada e programa os controles, que alcançam até ${facts.remoteReachMetres} metros. Depois abre e fecha o portão várias vezes com você e ensina o destravamento manual. Com lubrificação ${facts.maintenance.lubrication} e uma revisão periódica, um motor desses trabalha de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos.`,
    ],
    included: [
      `Motor de ${motor.homePower.min} com acionador para portão basculante`,
      "Central de comando (placa) com receptor",
      "Controles remotos com código rolante, já programados",
      "Fins de curso de abertura e de fechamento",
      "Braço, suportes e parafusos de fixação",
      "Destravamento manual para falta de energia",
      "Instalação, regulagem e testes no local",
      "Frete grátis para São Paulo e região metropolitana",
    ],
  },
  video: {
    heading: "Veja o motor funcionando",
    text: "No vídeo, repare na partida, na velocidade da folha e na parada junto ao batente. É assim que um portão basculante bem regulado deve se mover: sem tranco, sem rangido e sem bater no fim do curso.",
  },
  shipping: {
    heading: "Frete grátis em São Paulo e região metropolitana",
    text: "Procure sua cidade na lista. Se ela aparece, a entrega do kit não é cobrada. Se não aparece, mande o endereço e uma foto do portão que verificamos a disponibilidade.",
  },
  posts: {
    heading: "Postagens por bairro e cidade",
    text: "São mais de 500 postagens sobre motores e portões automáticos, organizadas por bairro e cidade. Encontre a da sua região no índice em ordem alfabética.",
  },
  regional: {
    heading: "Atendimento na sua região",
    text: `Instalação, conserto e manutenção de portões automáticos na Grande São Paulo, ${facts.hours.label}. Escolha sua cidade para ver os bairros atendidos e as condições locais.`,
  },
};
