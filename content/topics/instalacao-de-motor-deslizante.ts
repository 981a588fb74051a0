import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const clearance = trade.rackClearanceMm;

export const instalacaoDeMotorDeslizante: Topic = {
  slug: "instalacao-de-motor-deslizante",
  group: "Instalação",
  title: "Instalação de motor deslizante e cremalheira",
  description:
    "Base, cremalheira, folga da engrenagem e fim de curso: entenda cada etapa da instalação de motor deslizante e evite os erros que gastam o conjunto.",
  keywords: [
    "instalação de motor deslizante",
    "instalar motor de portão de correr",
    "cremalheira de portão",
    "folga da cremalheira",
    "base para motor deslizante",
    "fim de curso deslizante",
  ],
  content: `
<p>Para instalar um motor deslizante, o técnico confere o trilho, prepara a base do motor, fixa a cremalheira na folha com folga de {rack.clearance} até a engrenagem, posiciona os ímãs do fim de curso e regula a força. O serviço leva de {time.sliding} em casa e de {time.heavy} em portão pesado. A maior parte dos defeitos que aparecem meses depois nasce no trilho, na base ou no alinhamento.</p>

<h2>O trilho manda no resto</h2>
<p>Com o portão solto, empurre a folha de ponta a ponta. Ela deve correr com uma mão só, sem pular nas emendas do trilho e sem balançar para os lados. Se houver um trecho pesado, o motor vai repetir esse esforço em todas as aberturas.</p>
<p>O que costuma precisar de correção antes da automação:</p>
<ul>
<li>trilho amassado, solto do piso ou com cimento acumulado;</li>
<li>roldanas gastas, com o canal já em formato irregular;</li>
<li>guia superior apertada ou larga demais;</li>
<li>piso em desnível, que faz a folha descer sozinha para um dos lados.</li>
</ul>
<p>É indispensável ter <strong>batente mecânico firme nas duas pontas</strong>. O fim de curso eletrônico manda o motor parar, mas só o batente impede que a folha saia do trilho se algo falhar. Portão de correr que descarrila cai de lado, e é muito pesado.</p>

<h2>Base: firme, nivelada e acima da água</h2>
<p>O motor é parafusado numa base de concreto ou num suporte metálico bem ancorado. A base precisa ficar acima do nível em que a água empoça, com o eletroduto saindo por dentro dela, para o cabo não ficar exposto. Concreto recém-feito tem de curar antes de receber o equipamento; com a base fresca, o chumbador afrouxa e o motor começa a dançar.</p>
<p>Também deixamos espaço para tirar a tampa e girar a chave de destravamento. Motor encostado na parede fica bonito, mas vira um problema na primeira falta de energia.</p>

<h2>Cremalheira: a medida que define a vida da engrenagem</h2>
<p>A cremalheira é fixada ao longo da folha, reta e paralela ao trilho. Entre os dentes dela e os da engrenagem fica uma folga de ${clearance.min} a ${clearance.max} milímetros. Essa folga existe para que o peso do portão nunca se apoie no eixo do motor.</p>
<table>
<thead><tr><th>Situação</th><th>O que acontece</th></tr></thead>
<tbody>
<tr><td>Sem folga</td><td>A folha pesa sobre o eixo, o motor esquenta e o rolamento estraga</td></tr>
<tr><td>Folga correta</td><td>Movimento macio e dentes com desgaste regular</td></tr>
<tr><td>Folga demais</td><td>A engrenagem pula, faz estalos e come a ponta dos dentes</td></tr>
<tr><td>Emenda fora de passo</td><td>Tranco sempre no mesmo ponto do percurso</td></tr>
</tbody>
</table>
<p>Para acertar as emendas, usamos um pedaço de cremalheira invertido, encaixado sobre as duas barras: ele mantém o passo dos dentes enquanto os parafusos são apertados. A folga é conferida em toda a extensão, não só na frente do motor.</p>

<h2>Ligação elétrica e fim de curso</h2>
<p>Antes de abrir a tampa, o disjuntor é desligado e a ausência de tensão é confirmada. A alimentação chega por circuito próprio, com aterramento, e os fios da fotocélula e da botoeira seguem em eletroduto separado. Essa etapa é serviço de profissional qualificado; os detalhes estão em <a href="/topicos/instalacao-eletrica-para-portao-automatico">instalação elétrica para portão automático</a>.</p>
<p>Depois vêm os ímãs ou chapinhas de fim de curso, posicionados para a folha parar um pouco antes do batente. Se ela bate e só depois desliga, o redutor recebe uma pancada a cada ciclo.</p>

<h2>Testes de entrega</h2>
<ol>
<li>Dez ou mais ciclos seguidos, ouvindo se há tranco ou raspagem.</li>
<li>Obstáculo macio no caminho do fechamento, para conferir a regulagem de força.</li>
<li>Interrupção da <a href="/topicos/fotocelulas-e-sensores">fotocélula</a> com o portão fechando: ele deve reabrir.</li>
<li>Destravamento manual e retorno ao automático.</li>
<li>Acionamento com o controle a partir do carro, na rua.</li>
</ol>

<h2>Prazo e valores</h2>
<p>Com base pronta e trilho em ordem, a instalação leva de {time.sliding}. Portões pesados pedem de {time.heavy}. A instalação {words.installation}. Obra civil ou serralheria mudam o orçamento, por isso convém ver o local antes. Quem ainda está decidindo o equipamento pode comparar as opções em <a href="/topicos/motor-deslizante-para-portao">motor deslizante para portão</a>.</p>
`,
};
