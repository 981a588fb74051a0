import { formatNumber } from "#domain/format-number.ts";
import { trade } from "./trade.ts";

const { motor } = trade;
const maxWidth = `${formatNumber(motor.quarterHpMaxWidthMetres)} metros`;

/** What is true of the motors of the price list alone. */
export const kitFeatures = [
  `Motores de ${motor.homePower.min} para portões residenciais de até ${maxWidth}`,
  `Modelos que abrem em {seconds.all} segundos`,
  "Controles com código rolante",
  "Central de comando com receptor de controle remoto",
];

export const features = [
  "Acionador vertical preso à coluna, do lado de dentro",
  `Controle com alcance de até ${trade.remoteReachMetres} metros em campo livre`,
  "Fins de curso ajustados na abertura e no fechamento",
  "Regulagem de força conforme o peso da folha",
  "Destravamento manual para falta de energia",
  `Ligação elétrica, normalmente em ${motor.volts} V`,
  "Conferência do contrapeso antes da regulagem",
  "Inspeção de cabos de aço e roldanas",
  "Lubrificação do fuso e das articulações",
  "Teste do capacitor e da fiação",
  "Reaperto do braço e dos suportes",
  "Programação e exclusão de controles na central",
  "Fotocélula como opção para proteger o vão",
  "Trava elétrica como opção para reforçar o fechamento",
  "Nobreak como opção para bairros com quedas de energia",
  "Sirene e luz de sinalização para saída sobre a calçada",
  "Fechamento automático com tempo ajustável",
  "Entrada para botoeira ou interfone",
  `Serviço em {shop.someBrands}`,
  "Testes repetidos na presença do morador",
];

/** What is true of the motors of the price list alone. */
export const kitBenefits = [
  `Garantia de {warranty.motor} de fábrica no motor`,
  "Frete grátis para {shop.area}",
  "Entrega, central, controles e instalação num preço só",
];

export const benefits = [
  "Entrar e sair sem descer do carro",
  "Menos tempo parado em frente de casa à noite",
  "Portão que encosta no batente sem pancada",
  "Motor que trabalha folgado e esquenta menos",
  "Valor de peças e serviço combinado antes",
  "Orçamento grátis e sem compromisso",
  `Garantia de {warranty.installation} na instalação`,
  `Pagamento em até {shop.instalments} parcelas no cartão`,
  `Atendimento {shop.hours}`,
  "Um só contato para instalar, revisar e consertar",
  "Diagnóstico que separa ajuste de troca de peça",
  "Portão que abre na mão quando a energia cai",
  "Menos barulho para quem dorme perto da garagem",
  "Peças trocadas só depois de mostradas a você",
  `Vida útil esperada de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos, se bem cuidado`,
  "Proteção para crianças, animais e carros no vão",
  "Orientação clara sobre o que lubrificar em casa",
  "Controle perdido apagado da central",
  "Indicação do modelo a partir de uma foto",
  `Equipe com {shop.experience} de experiência`,
];
