import { countMonths, countTimesAYear } from "#domain/format.ts";
import { trade } from "../trade.ts";
import { metres } from "./section.ts";

const { maintenance, motor } = trade;

export const faq: { question: string; answer: string }[] = [
  {
    question: "Qual a potência ideal para um portão basculante residencial?",
    answer: `Em casas, usa-se de ${motor.homePower.min} a ${motor.homePower.max}. O ${motor.homePower.min} atende basculantes de até ${metres(motor.quarterHpMaxWidthMetres)} de largura, desde que o contrapeso esteja correto e a folha se mova com facilidade na mão. Folha mais larga, revestida de madeira ou com muito uso diário pede potência maior, definida depois de ver o portão.`,
  },
  {
    question: "Quanto tempo demora para instalar o motor?",
    answer: `O basculante leva de {time.tilting} e o deslizante, de {time.sliding}. Conjuntos pesados, de condomínio ou galpão, ocupam de {time.heavy}. O prazo supõe portão em ordem e ponto de energia pronto. Quando é preciso fazer base de concreto, corrigir trilho ou puxar cabo, o serviço cresce e isso deve constar da proposta.`,
  },
  {
    question: "Em quantos segundos o portão abre?",
    answer: `Depende do modelo. Nos basculantes de ${motor.homePower.min}, o padrão abre em {opening.padrao}, o Speedy em {seconds.speedy} e o JetFlex em {seconds.jetflex}. Para aproveitar a velocidade maior sem tranco, a folha precisa ser rígida e bem equilibrada, e a central deve ter as rampas de partida e de parada reguladas no local.`,
  },
  {
    question: "O que faço quando falta energia?",
    answer:
      "Desligue o disjuntor, veja se cabos e folha estão inteiros e só então destrave, com a chave que solta a transmissão e deixa mover a folha na mão. Faça isso devagar, sem ninguém no vão nem embaixo da folha. Quando a energia voltar, trave de novo, religue o disjuntor e rode um ciclo completo, observando. Com nobreak próprio para portão, o motor continua funcionando por alguns ciclos.",
  },
  {
    question: "De quanto em quanto tempo devo fazer manutenção?",
    answer: `A revisão por técnico deve ser feita ${countTimesAYear(maintenance.homeTimesAYear)} em residências e ${countTimesAYear(maintenance.businessTimesAYear)} em empresas e condomínios. No intervalo, a lubrificação das articulações é ${maintenance.lubrication}, e a da cremalheira, a cada ${countMonths(maintenance.rackLubricationMonths)}. Barulho novo, tranco ou lentidão não devem esperar a data: são sinal de esforço, e esforço queima motor.`,
  },
  {
    question: "Vale a pena trocar para código rolante?",
    answer:
      "Sim, principalmente se o portão dá direto para a rua. O controle de código fixo repete sempre o mesmo sinal e pode ser copiado por um aparelho simples. No código rolante, a sequência muda a cada toque. É preciso ter receptor compatível e apagar os controles antigos da memória; o motor, em geral, continua o mesmo.",
  },
  {
    question: "Quanto custa instalar e qual é a garantia?",
    answer: `O motor basculante começa em {price.lowest} ({kit.includes}), com pagamento em até {shop.instalments} vezes no cartão. A instalação {words.installation}. A garantia é de {warranty.motor} para o motor e {warranty.installation} para a instalação. O valor final sai depois de avaliar o estado da folha, a parede, a elétrica e os acessórios escolhidos.`,
  },
  {
    question: "Meu portão travou com o carro dentro. E agora?",
    answer: `Olhe antes de mexer: folha torta ou cabo solto, afaste as pessoas e não toque. Se parece normal, desligue o disjuntor, destrave com o portão fechado e mova devagar, sem ninguém embaixo; se pesar ou correr sozinho, pare. Atendemos {shop.hours}, e o técnico {arrival.everywhere}. Ao chamar, diga o tipo de portão e onde ele parou.`,
  },
];
