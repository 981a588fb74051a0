import { formatNumber } from "#domain/format-number.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const { motor } = trade;

export const motorParaPortaoPesado: Topic = {
  slug: "motor-para-portao-pesado",
  group: "Tipos de Motores",
  title: "Motor para portão pesado: como escolher o certo",
  description:
    "Portão largo, de madeira ou chapa grossa? Entenda como peso, ciclos e equilíbrio definem o motor e o que reforçar antes de automatizar.",
  keywords: [
    "motor para portão pesado",
    "motor de portão industrial",
    "motor para portão grande",
    "motor para portão de madeira",
    "potência do motor de portão",
    "motor para portão largo",
  ],
  content: `
<p>O motor para portão pesado é escolhido pelo peso da folha com um terço de folga, pelo número de aberturas por hora e pelo estado do trilho ou do contrapeso. A troca de um motor pesado, com mão de obra, custa de {price.heavySwap}. Os quilos não decidem sozinhos: um portão pesado e bem equilibrado exige menos do motor do que um portão leve com trilho amassado.</p>
<h2>Quando um portão deixa de ser leve</h2>
<p>O motor residencial comum vai de ${motor.homePower.min} a ${motor.homePower.max}. Para o basculante, usamos como referência do ${motor.homePower.min} a largura de até ${formatNumber(motor.quarterHpMaxWidthMetres)} metros, com a folha equilibrada. Acima disso, ou quando aparece algum item da lista abaixo, o caso merece avaliação no local:</p>
<ul>
  <li>folha de chapa grossa, de ferro maciço ou revestida com madeira;</li>
  <li>vão para dois carros, caminhão ou carga e descarga;</li>
  <li>fechamento total, sem frestas, que recebe o vento como uma vela;</li>
  <li>entrada em rampa, com trilho ou dobradiça fora de nível;</li>
  <li>uso coletivo, com muitas aberturas por hora.</li>
</ul>
<h2>Força e fôlego são coisas diferentes</h2>
<p>A potência diz quanto o motor consegue mover. O <strong>ciclo de trabalho</strong> diz quantas vezes seguidas ele faz isso sem superaquecer. Um motor residencial pode até levantar a folha pesada de uma garagem comercial, mas na hora do movimento o protetor térmico desarma e o portão para aberto. Em uso intenso, o que vale é o motor projetado para regime contínuo, com redutor mais robusto e melhor dissipação de calor.</p>
<p>Outro ponto é a partida. Os modelos com inversor aceleram e freiam de forma gradual, e isso faz muita diferença em folha pesada: sem o tranco, o braço, as soldas e os chumbadores sofrem menos.</p>
<h2>O que muda em cada tipo de portão</h2>
<h3>Basculante</h3>
<p>Quem levanta a folha é o contrapeso; o motor apenas conduz o movimento. Se o portão recebeu madeira ou chapa nova e ninguém mexeu no contrapeso, trocar o motor por um maior só esconde o problema. Em folhas muito largas, é comum usar um acionador de cada lado, ligados de modo a trabalhar juntos, para que o quadro não torça.</p>
<h3>Deslizante</h3>
<p>O peso apoia nas roldanas, então elas e o trilho precisam estar dimensionados para a carga. A cremalheira também acompanha: em portão pesado, os gomos devem ser reforçados e bem fixados, com a folga correta em relação à engrenagem. Batente mecânico nas duas pontas do curso é obrigatório para qualquer instalação séria.</p>
<h3>Pivotante</h3>
<p>Aqui o comprimento da folha pesa tanto quanto a massa, porque funciona como alavanca. Dobradiças com rolamento, coluna firme e trava elétrica fazem parte do conjunto. Se a coluna balança quando você empurra a folha, ela vem antes do motor.</p>
<h2>Sinais de motor subdimensionado</h2>
<ol>
  <li>O portão perde velocidade no meio do curso ou para e volta.</li>
  <li>A carcaça fica muito quente depois de poucas aberturas.</li>
  <li>A engrenagem interna ou a bucha do fuso gasta em pouco tempo.</li>
  <li>A embreagem precisa ficar quase toda apertada para o portão andar.</li>
</ol>
<p>O último item é perigoso: com a embreagem travada, o portão perde a capacidade de ceder ao encontrar um obstáculo. Nunca tente compensar falta de força desse jeito, e desligue o disjuntor antes de abrir a tampa para qualquer verificação. Cabos e contrapesos carregados são serviço de técnico, sem exceção.</p>
<h2>Prazo e custo de um conjunto pesado</h2>
<p>A instalação de equipamento pesado leva de {time.heavy} de trabalho, pois inclui conferir estrutura, fixações e segurança. A troca de motor nessa categoria fica de {price.heavySwap}, conforme o motor e os reforços. Antes de fechar, vale ler sobre <a href="/topicos/serralheria-e-ajuste-de-portao">serralheria e ajuste de portão</a>, porque parte do dinheiro rende mais na folha do que no motor. Se o uso é coletivo, veja também o texto sobre <a href="/topicos/motor-para-condominio">motor para condomínio</a>; para entender as peças do conjunto, comece pelo <a href="/guia-completo">guia completo</a>.</p>
`,
};
