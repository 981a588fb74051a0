import type { Topic } from "../topic.ts";

export const tecnicoDePortaoAutomatico: Topic = {
  slug: "tecnico-de-portao-automatico",
  group: "Serviços e Profissionais",
  title: "Técnico de portão automático: como escolher bem",
  description:
    "O que um bom técnico de portão automático verifica, que perguntas fazer antes de contratar e como perceber um serviço malfeito na sua garagem.",
  keywords: [
    "técnico de portão automático",
    "técnico de portão eletrônico",
    "conserto de portão automático",
    "técnico de motor de portão",
    "profissional de automação de portão",
    "técnico de portão em São Paulo",
  ],
  content: `
<p>Um bom técnico de portão automático mede antes de trocar: confere a folha solta do motor, a energia, os sensores e só então a placa e o motor, e informa o valor por escrito antes de começar. O ofício mistura mecânica, elétrica e eletrônica. Quem domina apenas uma dessas partes costuma resolver o sintoma e deixar a causa: troca a placa que queimou por causa da umidade, sem cuidar da vedação, e volta no mês seguinte.</p>
<h2>Três profissões em uma só visita</h2>
<p>Portão automático mistura mecânica, elétrica e eletrônica. O técnico precisa ouvir um redutor e saber se o barulho vem de dentro, medir tensão sem improviso e interpretar o que a central está informando. Quem domina apenas uma dessas partes costuma resolver o sintoma e deixar a causa: troca a placa que queimou por causa da umidade, sem cuidar da vedação, e volta no mês seguinte.</p>
<p>Por isso, a melhor forma de avaliar um profissional é observar a <strong>ordem em que ele trabalha</strong>.</p>
<h2>Como é um diagnóstico bem-feito</h2>
<ol>
  <li><strong>Escuta:</strong> pergunta quando começou, se choveu, se faltou energia, se alguém bateu no portão.</li>
  <li><strong>Observação:</strong> assiste a um ciclo completo antes de encostar em qualquer coisa.</li>
  <li><strong>Corte de energia:</strong> desliga o disjuntor antes de abrir a tampa e confirma a ausência de tensão.</li>
  <li><strong>Teste mecânico:</strong> destrava o motor e move a folha à mão, para separar problema de portão de problema de motor.</li>
  <li><strong>Medição:</strong> verifica alimentação, capacitor, fim de curso e fotocélula com instrumento, não por palpite.</li>
  <li><strong>Explicação:</strong> mostra a peça defeituosa, diz o valor e só então executa.</li>
</ol>
<p>Se o técnico propõe trocar o motor sem ter movido a folha à mão, peça que explique o motivo. Pode haver uma boa razão, mas ela precisa existir.</p>
<h2>Perguntas para fazer antes de contratar</h2>
<ul>
  <li>O valor da visita é abatido se eu aprovar o serviço?</li>
  <li>O orçamento sai por escrito, com peça e mão de obra separadas?</li>
  <li>As peças são originais ou compatíveis? Vêm com nota?</li>
  <li>Qual é a garantia da peça e qual é a do serviço?</li>
  <li>Vocês atendem a marca do meu motor?</li>
  <li>Quem faz a parte elétrica tem qualificação para isso?</li>
</ul>
<p>Aqui, a garantia é de {warranty.motor} para o motor e de {warranty.installation} para a instalação, e o serviço é feito por gente do ramo. São {shop.experience} de experiência com portões. Trabalhamos com {shop.someBrands}.</p>
<h2>Sinais de alerta</h2>
<p>Algumas práticas dão resultado imediato e problema depois. Peça outra solução a quem:</p>
<ul>
  <li>aperta a embreagem até o fim para o portão “ganhar força”;</li>
  <li>anula a fotocélula com um pedaço de fio;</li>
  <li>lubrifica o trilho com graxa grossa, que junta areia;</li>
  <li>liga o motor em uma tomada qualquer, com extensão;</li>
  <li>mexe em cabo ou contrapeso com a folha sem escora.</li>
</ul>
<p>O item do contrapeso merece ênfase. No basculante, ele equilibra todo o peso da folha. Soltar um cabo sem apoio pode derrubar o portão em um instante, e nenhum ajuste feito às pressas compensa esse risco. O mesmo cuidado vale para portas com mola.</p>
<h2>Como se preparar para a visita</h2>
<p>Você economiza tempo, e às vezes uma segunda visita, se separar algumas informações. Fotografe a etiqueta do motor e o portão inteiro, grave um vídeo curto do defeito com som e deixe todos os controles à mão. Retire o carro da garagem se o portão ainda abre. Saiba onde fica o disjuntor e deixe livre o acesso ao motor, sem caixas nem bicicletas na frente.</p>
<p>Em emergência, o técnico {arrival.everywhere}. Se o portão parou aberto ou prendeu alguém, leia <a href="/topicos/assistencia-tecnica-24-horas">assistência técnica 24 horas</a>, que traz o que fazer até lá.</p>
<h2>Antes de o técnico ir embora</h2>
<p>Peça um teste com você presente: três ciclos seguidos, fotocélula interrompida com um objeto, destravamento manual e todos os controles, um a um. Confira se a tampa ficou bem fechada e se não sobrou parafuso no chão. Guarde a nota e a peça trocada, se quiser. Para saber o que entra no preço de cada serviço, veja <a href="/topicos/orcamento-de-motor-para-portao">orçamento de motor para portão</a>.</p>
`,
};
