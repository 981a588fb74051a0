import { countTimesAYear } from "#domain/format.ts";
import type { FaqItem } from "./faq.ts";
import { trade } from "./trade.ts";

type Services = {
  /** Page title: at most 60 characters. */
  title: string;
  /** Meta description: 110 to 155 characters. */
  description: string;
  headline: string;
  subline: string;
  problems: { problem: string; solution: string; icon: "noise" | "gate" | "remote" }[];
  cards: {
    title: string;
    description: string;
    price: string;
    benefits: string[];
    highlight?: boolean;
    badge?: string;
  }[];
  testimonials: { name: string; location: string; text: string; rating: 5; verified: true }[];
  faq: FaqItem[];
  areas: string[];
  closing: { heading: string; text: string; line: string };
};

const { maintenance } = trade;

export const services: Services = {
  title: "Instalação de Motor para Portão Automático em São Paulo",
  description: `Kit basculante instalado a partir de {price.lowest}, instalação avulsa, manutenção e conserto de portão na Grande São Paulo. Orçamento grátis.`,
  headline: "Especialista em Motor para Portão Automático",
  subline: "Instalação, manutenção e conserto na Grande São Paulo, com orçamento grátis. Atendimento {shop.hours}.",
  problems: [
    {
      problem: "Motor fazendo barulho",
      solution:
        "Verifique a lubrificação da engrenagem e o estado da correia: peça seca range e se desgasta depressa. Se o ruído continuar depois de lubrificar, agende uma manutenção preventiva antes que a folga chegue ao redutor.",
      icon: "noise",
    },
    {
      problem: "Portão não fecha por completo",
      solution:
        "Ajuste os sensores de fim de curso, que dizem à central onde a folha deve parar, e procure obstáculos no trilho, no piso ou na frente da fotocélula. Pedra, folha seca e sujeira já bastam para a folha voltar.",
      icon: "gate",
    },
    {
      problem: "Controle remoto não funciona",
      solution:
        "Troque as baterias e confira se o controle continua sincronizado com o receptor. Se ele molhou, caiu ou se perdeu, programamos controles novos e apagamos os antigos da memória. {shop.always}É serviço para qualquer hora, no atendimento 24h.",
      icon: "remote",
    },
  ],
  cards: [
    {
      title: "Instalação profissional",
      description:
        "Mão de obra avulsa, para motor comprado à parte: fixado, ligado e regulado no seu portão basculante, deslizante ou pivotante. No kit, a instalação já está incluída.",
      price: "{from.installation}",
      benefits: [
        `Garantia de {warranty.motor} no motor do kit e de {warranty.installation} na instalação`,
        `Serviço em até {time.home.max}`,
        "Configuração completa da central e dos controles",
      ],
    },
    {
      title: "Manutenção preventiva",
      description: `Revisão em casa, sem peças, para achar cabo gasto, folga e sensor fora de posição antes que o portão pare. A faixa mais comum vai de {price.preventiveRange}.`,
      price: "{from.preventive}",
      benefits: ["Lubrificação das partes móveis", "Ajuste dos sensores", "Teste de segurança"],
      highlight: true,
      badge: "MAIS POPULAR",
    },
    {
      title: "{shop.urgent}",
      description:
        "Portão travado aberto, carro preso na garagem ou motor que parou de madrugada: o técnico vai até o local, acha a causa e passa o valor antes de mexer.",
      price: "Sob consulta",
      benefits: ["Atendimento nos fins de semana", "Diagnóstico grátis", "Orçamento sem compromisso"],
    },
  ],
  /* Sample texts, marked as such in the name; the owner replaces them with true ones before going live. */
  testimonials: [
    {
      name: "Luciana",
      location: "Osasco",
      text: "O motor roncava e não saía do lugar. O técnico testou o capacitor na minha frente, trocou a peça e ainda lubrificou o fuso.",
      rating: 5,
      verified: true,
    },
    {
      name: "Antônio",
      location: "Cotia",
      text: "Instalaram o motor no portão basculante da casa da minha mãe e explicaram com calma como ela abre na mão quando falta luz.",
      rating: 5,
      verified: true,
    },
    {
      name: "Fernanda",
      location: "Taboão da Serra",
      text: "O portão voltava antes de encostar no chão. Era só ajuste de fim de curso e limpeza da fotocélula, e foi isso que me cobraram.",
      rating: 5,
      verified: true,
    },
  ],
  faq: [
    {
      question: "Quanto tempo leva a instalação de um motor?",
      answer: `No portão basculante, de {time.tilting}; no deslizante, de {time.sliding}, porque há cremalheira para alinhar. Portões pesados, de condomínio ou galpão, pedem de {time.heavy}. O prazo conta com ponto de energia próximo e portão em bom estado mecânico.`,
    },
    {
      question: "O que preciso ter pronto antes da visita?",
      answer: `Um ponto de energia perto do portão, normalmente em ${trade.motor.volts} V, com disjuntor próprio, e espaço livre na coluna ou no piso onde o motor será fixado. Tire o carro da garagem e deixe a área desimpedida. Se não houver ponto elétrico, avise no orçamento para que isso entre na conta.`,
    },
    {
      question: "Quanto custa a manutenção preventiva?",
      answer: `A manutenção preventiva {words.preventive}. Estão na conta lubrificação, ajuste dos sensores, reaperto e teste de segurança; peças gastas são mostradas e orçadas à parte, antes da troca.`,
    },
    {
      question: "Vocês atendem de madrugada e nos fins de semana?",
      answer: `Sim. O atendimento funciona {shop.hours}. Em emergências, o técnico {arrival.everywhere}. Enquanto espera, desligue o disjuntor e deixe o portão travado, sem ninguém no vão nem embaixo da folha.`,
    },
    {
      question: "Com quais marcas vocês trabalham?",
      answer: `Instalamos e consertamos {shop.brands}. Na manutenção, muitas peças são do portão e não da marca do motor: cabo, roldana, braço e contrapeso servem a qualquer equipamento. Já placa, fim de curso e controle precisam ser compatíveis com o modelo, por isso uma foto da etiqueta ajuda no orçamento.`,
    },
    {
      question: "De quanto em quanto tempo devo revisar o portão?",
      answer: `Em casas, ${countTimesAYear(maintenance.homeTimesAYear)}; em condomínios e empresas, ${maintenance.businessTimesAYear} vezes, porque o número de aberturas é muito maior. Entre as visitas, mantenha a lubrificação ${maintenance.lubrication} das partes móveis. Barulho novo, tranco na partida ou folha que para fora do lugar são motivos para chamar antes da data.`,
    },
  ],
  areas: [
    "Osasco",
    "Barueri",
    "Carapicuíba",
    "Cotia",
    "Jandira",
    "Itapevi",
    "Guarulhos",
    "São Paulo - Zona Oeste",
    "Taboão da Serra",
    "Embu das Artes",
  ],
  closing: {
    heading: "Pronto para Automatizar seu Portão?",
    text: "Mande uma foto do portão e a largura do vão. Com isso já dá para indicar o motor e passar uma estimativa; a visita confirma peso, ponto de energia e estado das peças.",
    line: "{shop.always}Atendimento 24 horas | Resposta em minutos | Sem compromisso",
  },
};
