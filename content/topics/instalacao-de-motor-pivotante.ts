import type { Topic } from "../topic.ts";

export const instalacaoDeMotorPivotante: Topic = {
  slug: "instalacao-de-motor-pivotante",
  group: "Instalação",
  title: "Instalação de motor pivotante em uma ou duas folhas",
  description:
    "Dobradiças, geometria do braço, batentes e retardo entre folhas: veja o que garante uma instalação de motor pivotante firme, silenciosa e segura.",
  keywords: [
    "instalação de motor pivotante",
    "motor para portão de duas folhas",
    "braço pivotante",
    "trava elétrica de portão",
    "retardo de folha",
    "batente de portão pivotante",
  ],
  content: `
<p>No portão pivotante, que gira em dobradiças como uma porta, o motor é um braço com fuso, com uma ponta presa na coluna e a outra na folha. A instalação depende das medidas que o fabricante dá para esses dois pontos. Portão de uma folha leva um motor; o de duas folhas leva dois e uma central que define qual abre primeiro. É a automação que menos perdoa erro de medida.</p>

<h2>Por que a geometria importa tanto</h2>
<p>O braço trabalha como uma alavanca. A distância entre o eixo da dobradiça e o ponto de fixação na coluna define quanto a folha abre, com que velocidade e com quanta força. Cada fabricante publica uma tabela com essas medidas, e ela deve ser seguida para aquele modelo. Fixar "no olho" produz três defeitos conhecidos:</p>
<ul>
<li>a folha não chega ao ângulo de abertura desejado;</li>
<li>o movimento fica rápido no começo e bate no final;</li>
<li>o braço chega ao limite do fuso antes do batente e trava.</li>
</ul>
<p>Coluna muito larga, com a dobradiça na face externa, é o caso mais comum de dificuldade. Às vezes é preciso abrir um nicho na alvenaria; outras, adotar um suporte mais longo. Essa decisão se toma com trena na mão, antes de comprar o equipamento.</p>

<h2>Conferência da folha e das dobradiças</h2>
<p>Com o portão ainda sem motor, ou com o disjuntor desligado e o motor destravado, leve a folha devagar a várias posições. Ela deve ficar onde foi deixada. Se volta sozinha, a coluna está fora de prumo ou a dobradiça cedeu. Levante a ponta com a mão: folga vertical indica pino gasto. O motor não corrige nada disso; apenas sofre junto.</p>
<p>Folhas fechadas com chapa inteira merecem atenção ao vento. Uma rajada exerce na folha uma força grande, e o braço a recebe em cheio. Para essas, o modelo é escolhido com sobra e a trava elétrica deixa de ser opcional.</p>

<h2>Montagem passo a passo</h2>
<h3>Fixação mecânica</h3>
<ol>
<li>Instalar batentes de chão para a posição fechada e, de preferência, também para a aberta.</li>
<li>Marcar o suporte da coluna conforme a tabela do fabricante e ancorar em ponto maciço.</li>
<li>Com a folha fechada, definir o ponto do suporte dianteiro numa travessa da estrutura.</li>
<li>Nivelar o braço: inclinado, ele torce o fuso e o suporte.</li>
<li>Movimentar a folha com o braço destravado e confirmar que nada encosta em todo o giro.</li>
</ol>
<h3>Ligação e programação</h3>
<p>A energia permanece desligada no disjuntor durante toda a ligação. Em duas folhas, o cabo do segundo motor atravessa o vão por eletroduto enterrado, então vale prever essa passagem antes de refazer o piso. O serviço elétrico cabe a profissional qualificado, e o roteiro de circuitos está em <a href="/topicos/instalacao-eletrica-para-portao-automatico">instalação elétrica para portão automático</a>.</p>
<p>Na central, programamos o percurso, a parada suave e o <strong>retardo entre as folhas</strong>. A que tem o mata-junta, a aba que cobre a emenda, precisa abrir primeiro e fechar por último. Se essa ordem estiver trocada, uma folha prende a outra e o portão fica entreaberto.</p>

<h2>Trava elétrica e segurança do giro</h2>
<p>Em folhas longas, o fuso sozinho não segura bem a ponta: com um empurrão, ela balança. A trava elétrica prende a folha no chão ou na outra folha e alivia o braço. Ela deve destravar um instante antes de o motor começar a puxar, ajuste que também se faz na central.</p>
<p>O giro varre uma área grande e cria pontos de esmagamento perto das dobradiças e entre braço e folha. Explique isso às crianças da casa. Fotocélulas do lado de fora e de dentro cobrem a passagem, e a força é regulada para que a folha pare ou recue diante de um obstáculo macio de teste.</p>

<h2>O que perguntar no orçamento</h2>
<p>Informe quantas folhas são, o comprimento de cada uma, se abrem para dentro, o material e a espessura da coluna. Com uma foto das dobradiças, dá para antecipar se haverá serralheria. A instalação {words.installation}, tem garantia de {warranty.installation} e pode ser parcelada em até {shop.instalments} vezes no cartão. Para entender modelos e limites, leia <a href="/topicos/motor-pivotante-para-portao">motor pivotante para portão</a>; dúvidas gerais estão nas <a href="/duvidas-frequentes">perguntas frequentes</a>.</p>
`,
};
