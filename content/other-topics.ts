import { timesAYear } from "#domain/format.ts";
import { slugToWords } from "#domain/slug.ts";
import type { Topic } from "./topic.ts";
import { trade } from "./trade.ts";

type TopicPage = Pick<Topic, "title" | "description" | "keywords" | "content">;

const { maintenance, motor } = trade;

const automationKeywords = ["motor de portão", "motores PPA", "automação de portão", "portão automático"];

/** What staff made for the address, as a topic. */
export function toTopic({ title, content }: { title: string; content: string }): TopicPage {
  return {
    title,
    description: `Tudo sobre ${title}. Atendimento especializado, produtos de qualidade e suporte técnico.`,
    keywords: [title, ...automationKeywords],
    content,
  };
}

const content = `
<p>Ainda não temos um texto só sobre este assunto. O que segue vale para quase todo portão automático: como um motor PPA é instalado, o que pede manutenção e quando chamar um técnico.</p>
<h2>Instalação de motores PPA</h2>
<p>O trabalho começa com o portão na mão. A folha precisa correr ou subir sem esforço e ficar parada onde é solta; só então o motor é fixado. Num basculante, a montagem leva de {time.tilting}; num deslizante, de {time.sliding.min} a {time.sliding.max}.</p>
<ul>
<li>Conferência de trilhos, cabos, roldanas e contrapeso</li>
<li>Fixação do motor e ligação elétrica, normalmente em ${motor.volts} V</li>
<li>Ajuste de fim de curso, força e velocidade</li>
<li>Gravação dos controles e teste de parada em obstáculo</li>
</ul>
<p>Cada tipo de portão tem o seu passo a passo: <a href="/topicos/instalacao-de-motor-basculante">basculante</a>, <a href="/topicos/instalacao-de-motor-deslizante">deslizante</a> e <a href="/topicos/instalacao-de-motor-pivotante">pivotante</a>.</p>
<h2>Manutenção que evita a quebra</h2>
<p>Em casas, uma revisão ${timesAYear(maintenance.homeTimesAYear)} costuma bastar; em condomínios e empresas, ${timesAYear(maintenance.businessTimesAYear)}. Entre uma e outra, o morador pode manter a lubrificação ${maintenance.lubrication} das partes móveis e prestar atenção a barulho novo, tranco e lentidão. Veja o que entra na <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva</a>.</p>
<h2>Quando chamar o técnico</h2>
<p>Cabo de aço desfiado, folha fora do trilho, cheiro de queimado ou motor que ronca sem girar não esperam: desligue o disjuntor e não force o portão. O atendimento funciona {shop.hours}, e trabalhamos com {shop.someBrands}.</p>
<p>Motor novo tem garantia de fábrica de {warranty.motor}, e a instalação, de {warranty.installation}. Para saber o valor no seu caso, envie uma foto do portão e a largura do vão.</p>
`;

/** For an address that nobody wrote about. */
export function fallbackTopic(slug: string): TopicPage {
  const words = slugToWords(slug);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return {
    title,
    description: `${title}: instalação e manutenção de motores PPA para portão, com orientação de técnico e orçamento grátis.`,
    keywords: [words, ...automationKeywords],
    content,
  };
}
