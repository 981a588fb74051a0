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

/** What a motor does or can be given. */
export const motorFeatures = [
  "Acionador vertical preso à coluna, do lado de dentro",
  `Controle com alcance de até ${trade.remoteReachMetres} metros em campo livre`,
  "Fins de curso ajustados na abertura e no fechamento",
  "Regulagem de força conforme o peso da folha",
  "Destravamento manual para falta de energia",
  `Ligação elétrica, normalmente em ${motor.volts} V`,
  "Conferência do contrapeso antes da montagem",
  "Fotocélula como opção para proteger o vão",
  "Trava elétrica como opção para reforçar o fechamento",
  "Nobreak como opção para bairros com quedas de energia",
  "Sirene e luz de sinalização para saída sobre a calçada",
  "Fechamento automático com tempo ajustável",
  "Entrada para botoeira ou interfone",
];

/** What is done to a gate that has its motor. */
export const serviceFeatures = [
  "Conferência do contrapeso antes da regulagem",
  "Inspeção de cabos de aço e roldanas",
  "Lubrificação do fuso e das articulações",
  "Teste do capacitor e da fiação",
  "Reaperto do braço e dos suportes",
  "Fins de curso ajustados na abertura e no fechamento",
  "Regulagem de força conforme o peso da folha",
  "Medição da tensão que chega ao motor",
  "Limpeza da placa e da caixa do motor",
  "Programação e exclusão de controles na central",
  `Serviço em {shop.someBrands}`,
  "Testes repetidos na presença do morador",
];

/** What is true of the motors of the price list alone. */
export const kitBenefits = [
  `Garantia de {warranty.motor} de fábrica no motor`,
  "Frete grátis para {shop.area}",
  "Entrega, central, controles e instalação num preço só",
];

export const motorBenefits = [
  "Entrar e sair sem descer do carro",
  "Menos tempo parado em frente de casa à noite",
  "Orçamento grátis e sem compromisso",
  `Garantia de {warranty.installation} na instalação`,
  `Pagamento em até {shop.instalments} parcelas no cartão`,
  "Um só contato para instalar, revisar e consertar",
  "Portão que abre na mão quando a energia cai",
  `Vida útil esperada de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos, se bem cuidado`,
  "Proteção para crianças, animais e carros no vão, com fotocélula",
  "Indicação do modelo a partir de uma foto",
  `Equipe com {shop.experience} de experiência`,
];

export const serviceBenefits = [
  "Portão que encosta no batente sem pancada",
  "Motor que trabalha folgado e esquenta menos",
  "Valor de peças e serviço combinado antes",
  "Orçamento grátis e sem compromisso",
  `Pagamento em até {shop.instalments} parcelas no cartão`,
  `Atendimento {shop.hours}`,
  "Um só contato para instalar, revisar e consertar",
  "Diagnóstico que separa ajuste de troca de peça",
  "Menos barulho para quem dorme perto da garagem",
  "Peças trocadas só depois de mostradas a você",
  "Controle perdido apagado da central",
  `Equipe com {shop.experience} de experiência`,
];
