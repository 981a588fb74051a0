import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const clearance = trade.rackClearanceMm;

export const motorDePortaoFazendoBarulho: Topic = {
  slug: "motor-de-portao-fazendo-barulho",
  group: "Manutenção e Reparo",
  title: "Motor de portão fazendo barulho: o que pode ser",
  description:
    "Ronco, estalo, chiado ou batida: cada som do portão automático aponta uma peça. Aprenda a identificar a origem e saiba quando parar de usar o motor.",
  keywords: [
    "motor de portão fazendo barulho",
    "portão eletrônico rangendo",
    "motor de portão roncando",
    "estalo na cremalheira",
    "barulho no portão basculante",
    "portão batendo ao fechar",
  ],
  content: `
<p>Motor de portão fazendo barulho costuma ter capacitor fraco, engrenagem gasta, peça sem lubrificação ou suporte frouxo, e o tipo de som mostra qual é. Um motor em ordem faz um zumbido regular, igual do começo ao fim. Quando o som muda, alguma peça mudou também. Grave um vídeo de um ciclo completo, porque ele ajuda o técnico a achar a causa.</p>

<h2>Dicionário de ruídos</h2>
<h3>Ronco sem movimento</h3>
<p>O motor recebe energia, mas não gira. Capacitor fraco, fuso travado ou folha presa são os suspeitos. Solte o controle e desligue o disjuntor: parado e energizado, o enrolamento esquenta muito rápido.</p>
<h3>Estalos ritmados</h3>
<p>No deslizante, quase sempre são dentes: cremalheira desalinhada, emenda fora de passo ou engrenagem gasta. A folga correta entre engrenagem e cremalheira é de ${clearance.min} a ${clearance.max} milímetros. No basculante, o estalo pode vir da porca do fuso já com a rosca comida ou do pino do braço com folga.</p>
<h3>Rangido agudo</h3>
<p>Metal raspando seco. Pinos, dobradiças e roldanas pedem lubrificação. Se o rangido volta em poucos dias, a peça está gasta ou torta e o lubrificante só disfarça.</p>
<h3>Pancada no começo ou no final</h3>
<p>No início, há folga acumulada: suporte frouxo, braço com furo ovalizado, chaveta do redutor gasta. No final, o fim de curso está tarde demais e a folha bate no batente com o motor ainda empurrando. É um dos ruídos que mais estragam redutor.</p>
<h3>Chiado ou estalido elétrico</h3>
<p>Se vem da caixa da central, pode ser relé colado, borne frouxo ou umidade na placa. Com cheiro de queimado, corte a energia no disjuntor e não religue.</p>

<h2>O barulho é do motor ou do portão?</h2>
<p>Vale separar os dois, porque muita gente troca o motor quando o defeito é da roldana. No portão de correr ou de abrir, faça assim:</p>
<ol>
<li>Desligue o disjuntor.</li>
<li>Destrave o motor com o portão fechado.</li>
<li>Mova a folha com a mão, sem pressa, e escute.</li>
<li>Se o ruído aparece, ele nasce no portão.</li>
<li>Se sumiu, trave, religue e escute perto do motor, sem pôr a mão nele.</li>
</ol>
<p>Em portão basculante, deixe o teste com o técnico. Um cabo rompido ou uma mola cansada podem soltar a folha no momento em que o motor é destravado.</p>

<h2>Onde o som costuma nascer em cada tipo</h2>
<table>
<thead><tr><th>Tipo</th><th>Ponto mais comum</th><th>Correção habitual</th></tr></thead>
<tbody>
<tr><td>Basculante</td><td>Fuso seco, roldana do cabo, contrapeso raspando na caixa</td><td>Graxa própria, troca de roldana, ajuste do peso pelo técnico</td></tr>
<tr><td>Deslizante</td><td>Roldana inferior, trilho sujo, cremalheira</td><td>Limpeza, troca de roldana, realinhamento</td></tr>
<tr><td>Pivotante</td><td>Dobradiça, suporte do braço, batente solto</td><td>Lubrificação, reaperto, recuperação da solda</td></tr>
</tbody>
</table>

<h2>O que não fazer</h2>
<ul>
<li>Jogar óleo queimado ou desengripante em tudo. Eles lavam a graxa boa e juntam pó.</li>
<li>Engraxar o trilho de chão. A areia gruda e vira esmeril.</li>
<li>Aumentar a força na central para "vencer" o ruído.</li>
<li>Abrir a carcaça com o portão energizado. Mesmo depois de desligar, o capacitor conserva carga.</li>
<li>Apertar ou soltar cabos e molas sem a folha calçada por um profissional.</li>
</ul>

<h2>Quando continuar usando é arriscado</h2>
<p>Rangido leve pode esperar a visita agendada. Já estalo forte, cheiro de queimado, folha que balança e som de aço se rompendo pedem parada imediata: desligue o disjuntor, mantenha pessoas e carros longe e, se possível, deixe o portão fechado. </p>
<p>Se o ruído vem de dentro do redutor e o motor já passou da vida útil esperada, de ${trade.motor.lifeYears.min} a ${trade.motor.lifeYears.max} anos, compare o conserto com a <a href="/topicos/troca-de-motor-de-portao">troca de motor de portão</a>. Se vem da estrutura, o caminho é a <a href="/topicos/serralheria-e-ajuste-de-portao">serralheria e ajuste de portão</a>. E, nos dois casos, a lubrificação ${trade.maintenance.lubrication} das partes móveis, descrita em <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva</a>, evita que o som volte.</p>
`,
};
