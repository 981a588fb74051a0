import { countTimesAYear } from "#domain/format.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

export const motorPivotanteParaPortao: Topic = {
  slug: "motor-pivotante-para-portao",
  group: "Tipos de Motores",
  title: "Motor pivotante para portão: tipos e limites",
  description:
    "Braço com fuso, articulado ou embutido no piso? Compare os tipos de motor pivotante, entenda o efeito do vento e do tamanho da folha e acerte na compra.",
  keywords: [
    "motor pivotante para portão",
    "motor para portão de abrir",
    "motor pivotante simples e duplo",
    "braço articulado para portão",
    "automatizar portão de duas folhas",
    "trava elétrica para portão pivotante",
  ],
  content: `
<p>O motor pivotante é o de portão que abre como porta, com uma ou duas folhas presas por dobradiças, e cada folha leva um motor. O limite dele é o comprimento e o peso de cada folha, que estão na ficha do modelo. A folha também precisa de espaço livre para girar. Em troca, ele não exige trilho no chão nem contrapeso e fica discreto do lado de dentro.</p>

<h2>Simples, duplo e as variações de braço</h2>
<p>Kit simples é um motor para uma folha. Kit duplo traz dois motores e uma central que coordena os dois. Quanto à forma de empurrar, há três famílias:</p>
<table>
<thead><tr><th>Tipo</th><th>Ponto forte</th><th>Ponto fraco</th></tr></thead>
<tbody>
<tr><td>Braço com fuso</td><td>Compacto, comum, fácil de achar peça</td><td>Exige medida exata na coluna</td></tr>
<tr><td>Braço articulado</td><td>Aceita coluna larga e dobradiça recuada</td><td>Ocupa mais espaço e aparece mais</td></tr>
<tr><td>Embutido no piso</td><td>Quase invisível</td><td>Obra maior e drenagem obrigatória</td></tr>
</tbody>
</table>
<p>Na casa comum, o braço com fuso resolve a maioria dos casos. O articulado entra quando a coluna é grossa demais. O embutido só vale a pena se houver escoamento de água garantido: caixa alagada significa motor perdido.</p>

<h2>O tamanho da folha pesa mais que o peso</h2>
<p>Numa dobradiça boa, até uma folha pesada gira com pouca força. O que complica é o comprimento. Uma folha longa funciona como alavanca contra o motor: qualquer resistência na ponta, seja vento, criança pendurada ou mato crescido, chega multiplicada ao braço.</p>
<p>Por isso o fabricante informa limite de peso <em>e</em> de comprimento por folha. Respeite os dois. Se a folha é de chapa fechada e a garagem fica em esquina ou alto de morro, trate o limite com folga.</p>

<h2>Quando o pivotante não é a melhor ideia</h2>
<ul>
<li>A garagem é curta, e a folha abrindo para dentro encostaria no carro.</li>
<li>O piso sobe logo depois do portão e raspa na folha durante o giro.</li>
<li>A folha só poderia abrir para fora, invadindo a calçada.</li>
<li>A coluna é de tijolo oco, sem condição de reforço.</li>
<li>Há muitos acionamentos por hora, como na entrada de um prédio grande.</li>
</ul>
<p>Nessas situações, transformar o portão em deslizante pode ser mais sensato, se existir recuo lateral. Compare com o <a href="/topicos/motor-deslizante-para-portao">motor deslizante para portão</a> antes de decidir.</p>

<h2>Acessórios que mudam o resultado</h2>
<h3>Trava elétrica</h3>
<p>Prende a ponta da folha quando fechada. Em folha longa é praticamente obrigatória, tanto por segurança quanto para tirar do fuso o trabalho de segurar o portão contra o vento.</p>
<h3>Batentes</h3>
<p>O pivotante precisa encostar em algo firme. Sem batente de fechamento, cada folha para num lugar e o alinhamento some com o tempo.</p>
<h3>Fotocélulas</h3>
<p>Como a folha varre um arco, um único par junto ao vão deixa área descoberta. O segundo par, do lado de dentro, protege quem está na trajetória da abertura.</p>
<h3>Parada suave</h3>
<p>Centrais com redução de velocidade no final eliminam a batida, protegem a dobradiça e diminuem muito o ruído.</p>

<h2>Uso diário e cuidados</h2>
<p>Nunca force a folha com o braço travado: o fuso segura, mas o suporte entorta. Na falta de energia, desligue o disjuntor, use a chave de destravamento de <strong>cada</strong> motor e mova uma folha por vez, na ordem correta. Mantenha plantas e vasos fora do giro e não deixe crianças brincarem perto das dobradiças.</p>
<p>A lubrificação das partes móveis é ${trade.maintenance.lubrication}, com o disjuntor desligado, e a revisão técnica ocorre pelo menos ${countTimesAYear(trade.maintenance.homeTimesAYear)}. Qualquer ligação na central, em ${trade.motor.volts} V, fica para profissional qualificado.</p>

<h2>Dados para pedir um orçamento preciso</h2>
<ol>
<li>Número de folhas e comprimento de cada uma.</li>
<li>Altura, material e tipo de fechamento, vazado ou chapa inteira.</li>
<li>Distância da dobradiça até a face interna da coluna.</li>
<li>Espaço livre atrás da folha aberta.</li>
<li>Ponto de energia mais próximo e passagem para o segundo motor.</li>
</ol>
<p>A terceira medida é a mais esquecida e a que mais muda a escolha do braço. Ela é explicada em <a href="/topicos/instalacao-de-motor-pivotante">instalação de motor pivotante</a>. Com tudo em mãos, siga para o <a href="/topicos/orcamento-de-motor-para-portao">orçamento de motor para portão</a>.</p>
`,
};
