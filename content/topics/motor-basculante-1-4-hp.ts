import { formatNumber } from "#domain/format-number.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const width = formatNumber(trade.motor.quarterHpMaxWidthMetres);

export const motorBasculante14Hp: Topic = {
  slug: "motor-basculante-1-4-hp",
  group: "Tipos de Motores",
  title: "Motor basculante 1/4 HP: para qual portão serve",
  description:
    "Conheça o motor basculante 1/4 HP: limite de largura, peças do conjunto, diferença entre os modelos, preços e cuidados para ele durar no portão certo.",
  keywords: [
    "motor basculante 1/4 HP",
    "motor para portão basculante",
    "motor de portão 1/4",
    "preço motor basculante",
    "motor basculante residencial",
    "acionador basculante com fuso",
  ],
  content: `
<p>O motor basculante de 1/4 HP serve para portão residencial de até {width.quarterHp} de largura, em bom estado e bem equilibrado. O kit instalado custa a partir de {price.lowest}. Ele não serve para folha mais larga, de madeira maciça ou de uso coletivo. A potência parece pequena, mas basta: no portão basculante, o contrapeso carrega a folha e o motor só vence o atrito e a inércia.</p>

<h2>Até onde ele vai</h2>
<p>A referência que usamos é de até <strong>${width} metros de largura</strong> para portões basculantes residenciais em bom estado. Altura, material e estado do contrapeso completam a avaliação. Uma folha de alumínio vazado e outra de madeira maciça, com as mesmas medidas, não pedem o mesmo esforço, e uma chapa fechada ainda recebe a pressão do vento.</p>
<p>O 1/4 HP deixa de ser boa escolha quando:</p>
<ul>
<li>a largura passa do limite e a folha começa a torcer, por ser puxada de um lado só;</li>
<li>o revestimento foi trocado por madeira, porcelanato ou chapa mais grossa;</li>
<li>o portão atende muitas famílias e quase não descansa entre os ciclos;</li>
<li>o contrapeso não pode ser corrigido por falta de espaço na caixa.</li>
</ul>
<p>Nesses casos, considere potência maior, dois acionadores sincronizados ou um motor de uso intenso. A faixa residencial vai de ${trade.motor.homePower.min} a ${trade.motor.homePower.max}; daí para cima, veja <a href="/topicos/motor-para-portao-pesado">motor para portão pesado</a>.</p>

<h2>O que vem no conjunto</h2>
<h3>Motor e redutor</h3>
<p>O motor elétrico gira depressa; o redutor troca velocidade por força. Um protetor térmico desliga o enrolamento quando ele aquece demais e o libera depois que esfria. Se isso acontece com frequência, há esforço fora do normal.</p>
<h3>Acionador, fuso e braço</h3>
<p>O fuso é uma rosca longa dentro do perfil. Uma porca sobe e desce por ele, levando o braço que move a folha. Parado, o próprio fuso segura o portão, motivo pelo qual ele não abre com um simples puxão.</p>
<h3>Central e capacitor</h3>
<p>A central comanda sentido, tempo, força e leitura dos sensores. O capacitor ajuda o motor a partir e é a peça mais trocada com o passar dos anos. Ele mantém carga depois de desligado, então a substituição cabe a um técnico, com o disjuntor cortado.</p>

<h2>Modelos e tempos de abertura</h2>
<p>A potência é a mesma em todos; o que muda é a velocidade e a eletrônica. Cada preço é o do {kit.includes}.</p>
<table data-facts="models"></table>
<p>O padrão atende quem não se incomoda com alguns segundos de espera e quer gastar menos. O Speedy encurta bem a espera por uma pequena diferença de preço. O JetFlex é para quem faz questão de entrar depressa e precisa de um portão com a mecânica em ordem; explicamos as exigências em <a href="/topicos/motor-de-abertura-rapida">motor de abertura rápida</a>. Os tempos variam um pouco com a altura da folha e a regulagem.</p>

<h2>Como fazer durar</h2>
<p>A vida útil esperada fica entre ${trade.motor.lifeYears.min} e ${trade.motor.lifeYears.max} anos, e três cuidados fazem a diferença:</p>
<ol>
<li><strong>Equilíbrio.</strong> Peça ao técnico que confira o contrapeso em toda revisão. Nunca tente retirar ou acrescentar peso sozinho: cabos e molas sob carga causam acidentes sérios.</li>
<li><strong>Graxa certa no fuso.</strong> Lubrificação ${trade.maintenance.lubrication} das partes móveis, sem óleo queimado e sem excesso.</li>
<li><strong>Energia estável.</strong> Circuito próprio em ${trade.motor.volts} V, com aterramento, montado por profissional qualificado.</li>
</ol>

<h2>Antes de comprar</h2>
<p>Meça a largura e a altura da folha, observe de que lado existe coluna livre e confirme a tensão disponível. Teste o portão na mão: se estiver pesado, some o ajuste mecânico ao orçamento. O motor tem garantia de {warranty.motor} e pode ser pago em até {shop.instalments} vezes no cartão. A página de <a href="/topicos/instalacao-de-motor-basculante">instalação de motor basculante</a> mostra como o serviço é feito, da conferência do contrapeso aos testes finais.</p>
`,
};
