import { countTimesAYear } from "#domain/format.ts";
import { trade } from "../trade.ts";
import type { GuideSection } from "./section.ts";

const { maintenance } = trade;

const terms: [string, string][] = [
  ["Acionador", "O conjunto de motor, redutor e transmissão; o mesmo que automatizador."],
  ["Batente", "Parada mecânica que limita o curso da folha, independente dos sensores."],
  ["Botoeira", "Botão com fio que comanda o portão de dentro do imóvel."],
  ["Braço", "Haste que liga o acionador à folha no basculante e no pivotante."],
  ["Central", "Placa eletrônica que comanda o motor e lê os sensores."],
  ["Ciclo", "Uma abertura e um fechamento completos."],
  ["Código rolante", "Sistema em que o código do controle muda a cada uso (rolling code)."],
  ["Contrapeso", "Massa que equilibra a folha do basculante dentro da coluna."],
  ["Cremalheira", "Barra dentada presa ao portão deslizante, onde a engrenagem trabalha."],
  ["Destravamento", "Mecanismo que solta o motor para a operação manual."],
  ["Embreagem", "Ajuste, mecânico ou eletrônico, que limita a força sobre a folha."],
  ["Fim de curso", "Sensor que marca onde a folha deve parar."],
  ["Fotocélula", "Par de sensores que detecta obstáculo no vão."],
  ["Fuso", "Eixo roscado por onde a porca corre e move o braço."],
  ["Inversor", "Circuito que varia a velocidade do motor e suaviza a partida e a parada."],
  ["Rampa", "Trecho de aceleração ou desaceleração programado na central."],
  ["Roldana", "Roda que sustenta o deslizante no trilho ou guia o cabo do basculante."],
  ["Trava elétrica", "Fechadura comandada pela central, que reforça o portão fechado."],
];

export const hiring: GuideSection[] = [
  {
    id: "condominios-e-empresas",
    title: "Para condomínios e empresas",
    keyPoint: "Em garagem coletiva, conte os ciclos por hora do horário de pico e escolha o motor por esse número.",
    html: `
<p>Em prédio, o que quebra o motor é a repetição. A hora de saída para o trabalho concentra dezenas de ciclos quase sem pausa, e um motor residencial entra em proteção térmica justo quando a fila se forma. Por isso, a especificação começa pelo número de ciclos por hora, não pelo preço.</p>
<ul>
<li><strong>Motor de alto fluxo</strong>, com potência para a folha real, medida ou pesada, e não estimada de longe.</li>
<li><strong>Dois portões em clausura</strong>, intertravados: o segundo só abre quando o primeiro fecha.</li>
<li><strong>Laço indutivo</strong> no piso ou fotocélula dupla, para não fechar sobre o carro.</li>
<li><strong>Semáforo e sirene</strong> na saída para a calçada.</li>
<li><strong>Cadastro individual</strong> de controles ou etiquetas de acesso, com exclusão imediata de quem se muda.</li>
<li><strong>Nobreak</strong> com autonomia para o horário de pico e zelador treinado no destravamento.</li>
</ul>
<p>A instalação de um conjunto pesado leva de {time.heavy}. Combine um horário de pouco movimento e avise os moradores: durante o serviço, a passagem depende de operação manual. A revisão deve ocorrer ${countTimesAYear(maintenance.businessTimesAYear)}, com relatório escrito do que foi medido e trocado. Esse histórico ajuda o síndico a planejar a troca antes da quebra.</p>
<p>Em loja e galpão, some o que passa pelo vão: caminhão alto, empilhadeira e doca mudam a altura dos sensores. Mais detalhes em <a href="/topicos/motor-para-condominio">motor para condomínio</a>.</p>
`,
  },
  {
    id: "quanto-custa",
    title: "Quanto custa",
    keyPoint: "Compare propostas item por item: motor, mão de obra, controles, fotocélula e regulagem.",
    html: `
<p>Os valores abaixo são a nossa referência. O orçamento final depende do que se vê no local: estado da folha, tipo de parede, distância do quadro de energia e acessórios.</p>
<table data-facts="prices"></table>
<p>O pagamento pode ser parcelado em até {shop.instalments} vezes no cartão.</p>
<h3>O que pode somar ao valor</h3>
<ul>
<li>Serralheria: roldana, trilho, cabo ou contrapeso que precisam de conserto antes do motor.</li>
<li>Elétrica: levar cabo, disjuntor e aterramento até o ponto.</li>
<li>Alvenaria: base de concreto para o deslizante.</li>
<li>Acessórios: fotocélula, nobreak, trava elétrica e controles extras.</li>
</ul>
<p>Ao comparar propostas, confira se todas incluem motor, mão de obra, cremalheira ou braço, controles e regulagem. Para saber o que enviar e receber um valor sem surpresa, veja <a href="/topicos/orcamento-de-motor-para-portao">orçamento de motor para portão</a>.</p>
`,
  },
  {
    id: "como-contratar",
    title: "Como contratar um bom instalador",
    keyPoint: "Proposta por escrito, nota fiscal, garantia e teste na sua frente antes de pagar.",
    html: `
<p>O bom profissional olha o portão antes de falar do motor: largura, peso e número de usos por dia vêm antes do valor.</p>
<ol>
<li><strong>Peça proposta por escrito</strong>, com marca, modelo, potência, acessórios e prazo.</li>
<li><strong>Exija nota fiscal e garantia.</strong> A nossa é de {warranty.motor} para o motor e {warranty.installation} para a instalação; os dois prazos vêm por escrito.</li>
<li><strong>Veja se ele testa o portão na mão</strong> e aponta o que a serralheria tem de corrigir.</li>
<li><strong>Pergunte pela elétrica:</strong> circuito próprio, disjuntor adequado e aterramento fazem parte do serviço ou ficam por sua conta?</li>
<li><strong>Confirme a assistência:</strong> quem atende se o portão travar à noite? Nosso atendimento funciona {shop.hours}.</li>
<li><strong>Trocou alguma peça?</strong> Peça para ver a antiga ao lado da nova.</li>
</ol>
<h3>Na entrega, não assine antes de ver</h3>
<ul>
<li>Vários ciclos completos, sem tranco e sem batida no fim.</li>
<li>A fotocélula e o limite de força atuando diante de um obstáculo.</li>
<li>Você mesmo usando a chave de destravamento.</li>
<li>Manual, chave e todos os controles na sua mão, com a lista dos que foram cadastrados.</li>
</ul>
`,
  },
  {
    id: "glossario",
    title: "Glossário do portão automático",
    html: `
<p>As palavras que aparecem em orçamento, manual e conversa de técnico:</p>
<table>
<thead><tr><th>Termo</th><th>O que é</th></tr></thead>
<tbody>
${terms.map(([term, meaning]) => `<tr><td><strong>${term}</strong></td><td>${meaning}</td></tr>`).join("\n")}
</tbody>
</table>
`,
  },
];
