import { countTimesAYear } from "#domain/format.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const plan = trade.maintenance;

export const manutencaoPreventivaDePortaoAutomatico: Topic = {
  slug: "manutencao-preventiva-de-portao-automatico",
  group: "Manutenção e Reparo",
  title: "Manutenção preventiva de portão automático",
  description:
    "O que verificar todo mês, o que fica para o técnico e como lubrificar fuso, cremalheira e roldanas: guia de manutenção preventiva do portão automático.",
  keywords: [
    "manutenção preventiva de portão automático",
    "lubrificação de portão eletrônico",
    "revisão de motor de portão",
    "manutenção de portão basculante",
    "graxa para fuso de portão",
    "quanto custa manutenção de portão",
  ],
  content: `
<p>A manutenção preventiva {words.preventive}. Na visita, o técnico lubrifica as partes móveis, aperta as fixações, regula o fim de curso e a força e testa a segurança, para que o reparo ainda seja um parafuso ou uma roldana, e não um motor inteiro. Antes de quebrar, o portão costuma avisar: fica mais lento, range ou para um dedo acima do chão.</p>

<h2>Com que frequência revisar</h2>
<p>Numa casa, a revisão técnica deve acontecer pelo menos ${countTimesAYear(plan.homeTimesAYear)}. Em empresas e condomínios, onde o portão abre o dia todo, o mínimo são ${countTimesAYear(plan.businessTimesAYear)}. A lubrificação das partes móveis é ${plan.lubrication}, e a da cremalheira, a cada ${plan.rackLubricationMonths} meses. Portão perto de obra, rua de terra ou com muita chuva batendo merece intervalo menor.</p>

<h2>O que o morador pode fazer sozinho</h2>
<p>São tarefas simples, sem abrir a tampa do motor. Antes de encostar a mão em qualquer peça, <strong>desligue o disjuntor</strong>, porque alguém da casa pode apertar o controle sem saber que você está ali.</p>
<ul>
<li>Varrer o trilho e tirar pedrinhas, folhas e areia.</li>
<li>Passar pano seco nas lentes da fotocélula.</li>
<li>Olhar, sem tocar, se há fio de aço desfiado no cabo do contrapeso.</li>
<li>Procurar parafusos frouxos nos suportes visíveis.</li>
<li>Limpar formigueiros e teias ao redor da caixa do motor.</li>
<li>Religar e observar um ciclo completo, atento a ruído e tranco.</li>
</ul>
<p>Uma vez por mês, teste também a segurança: com o portão fechando, e você fora do caminho da folha, passe um cabo de vassoura na frente da fotocélula. Ele precisa parar e reabrir. Se não reagir, deixe de usar o fechamento automático e peça reparo.</p>

<h2>Lubrificar é mais do que passar óleo</h2>
<table>
<thead><tr><th>Peça</th><th>O que usar</th><th>O que evitar</th></tr></thead>
<tbody>
<tr><td>Fuso</td><td>Graxa indicada pelo fabricante, em camada fina</td><td>Óleo queimado e desengripante</td></tr>
<tr><td>Cremalheira</td><td>Lubrificante próprio, depois de limpar os dentes</td><td>Graxa grossa sobre a areia acumulada</td></tr>
<tr><td>Roldanas e pinos</td><td>Lubrificante em spray no eixo</td><td>Encharcar a pista de rolagem</td></tr>
<tr><td>Trilho no chão</td><td>Nada: apenas limpeza</td><td>Graxa, que vira lixa com a poeira</td></tr>
</tbody>
</table>
<p>Desengripante solta ferrugem, mas evapora e lava a graxa que estava lá. Usado como lubrificante no fuso, ele melhora o ruído por poucos dias e depois acelera o desgaste da porca.</p>

<h2>O que fica para o técnico</h2>
<p>Algumas verificações exigem instrumento, experiência ou as duas coisas:</p>
<h3>Mecânica</h3>
<p>Equilíbrio do contrapeso, estado de cabos, molas e roldanas, folga da porca do fuso, dentes da engrenagem, alinhamento do acionador e da cremalheira. Contrapeso e mola guardam energia suficiente para esmagar ou cortar; ninguém deve soltar essas peças sem calçar a folha e sem saber o que está fazendo.</p>
<h3>Elétrica e eletrônica</h3>
<p>Medição de tensão com o motor em carga, aperto dos bornes, valor do capacitor, estado dos relés, aterramento, regulagem de força e posição dos fins de curso. Tudo começa com a energia cortada no disjuntor e, se houver, com o nobreak desligado.</p>

<h2>Quanto custa e o que vale a pena</h2>
<p>A manutenção preventiva {words.preventive}. O valor sobe quando há peça para trocar ou quando o portão tem mais de um motor. Compare com a troca do motor residencial, que fica de {price.homeSwap}, e a conta se explica. Com revisão em dia, a vida útil esperada de um motor vai de ${trade.motor.lifeYears.min} a ${trade.motor.lifeYears.max} anos.</p>
<p>Prédios e empresas ganham com visitas programadas e histórico por escrito; explicamos como isso funciona em <a href="/topicos/contrato-de-manutencao-para-condominios">contrato de manutenção para condomínios</a>.</p>

<h2>Sinais para chamar antes da data</h2>
<p>Não espere a próxima revisão se o portão passou a parar no meio, se a folha ficou pesada com o motor destravado, se há cheiro de queimado ou se apareceu um som metálico novo. Os textos sobre <a href="/topicos/motor-de-portao-fazendo-barulho">motor fazendo barulho</a> e <a href="/topicos/portao-nao-fecha-completamente">portão que não fecha completamente</a> ajudam a descrever o sintoma ao técnico.</p>
`,
};
