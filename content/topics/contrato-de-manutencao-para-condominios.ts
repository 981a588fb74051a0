import { countTimesAYear } from "#domain/format.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const { maintenance } = trade;

export const contratoDeManutencaoParaCondominios: Topic = {
  slug: "contrato-de-manutencao-para-condominios",
  group: "Serviços e Profissionais",
  title: "Contrato de manutenção de portão em condomínio",
  description:
    "O que um contrato de manutenção de portões deve prever: visitas, prazos, peças, registros e responsabilidades. Um roteiro para o síndico.",
  keywords: [
    "contrato de manutenção de portão",
    "manutenção de portão condomínio",
    "manutenção preventiva condomínio",
    "portão automático síndico",
    "revisão de portão de garagem",
    "contrato portão eletrônico",
  ],
  content: `
<p>O contrato de manutenção do portão do condomínio define quantas visitas o técnico faz, o que ele verifica em cada uma, em quanto tempo atende uma parada e quais peças ficam fora do preço. O técnico deve ir pelo menos ${countTimesAYear(maintenance.businessTimesAYear)}; garagem de muito movimento pede visita mensal ou trimestral. A visita avulsa fica em geral de {price.preventiveRange}, sem peças, e a do contrato é orçada pelo número e pelo tipo de portões.</p>
<h2>Pagar antes ou pagar depois</h2>
<p>O portão da garagem está entre os equipamentos mais acionados do prédio, mas raramente recebe a atenção dada ao elevador. Sem contrato, o condomínio paga chamado avulso, geralmente no pior horário, e decide às pressas. Com contrato, o desgaste é percebido antes da quebra e a peça é trocada em dia útil, com aviso aos moradores. A diferença não está só no custo: está em quantas vezes a garagem fica aberta à noite.</p>
<h2>O que deve estar escrito</h2>
<p>Um bom contrato cabe em poucas páginas, desde que responda a estas perguntas sem deixar dúvida:</p>
<ol>
  <li><strong>Quais equipamentos?</strong> Liste cada portão, motor, central, fotocélula, cancela e nobreak, com local e modelo.</li>
  <li><strong>Quantas visitas?</strong> Defina a frequência e o que é feito em cada uma.</li>
  <li><strong>Qual o prazo de atendimento?</strong> Diferencie emergência de chamado comum e diga como acionar.</li>
  <li><strong>O que está incluído?</strong> Mão de obra, deslocamento, lubrificantes, peças de pequeno valor.</li>
  <li><strong>O que fica fora?</strong> Batida de veículo, vandalismo, raio, obra de alvenaria e serralheria pesada costumam ser orçados à parte.</li>
  <li><strong>Quem autoriza gasto?</strong> Estabeleça um valor até o qual o zelador pode aprovar e, acima dele, o síndico.</li>
  <li><strong>Como termina?</strong> Prazo, reajuste e aviso prévio para as duas partes.</li>
</ol>
<h2>Frequência: ajuste ao uso real</h2>
<p>Nossa recomendação para uso coletivo é de pelo menos ${maintenance.businessTimesAYear} revisões completas por ano, com lubrificação ${maintenance.lubrication} e, no deslizante, atenção à cremalheira a cada ${maintenance.rackLubricationMonths} meses. Prédios com muitas vagas e um só portão pedem mais. Um modelo de divisão de tarefas:</p>
<table>
  <thead>
    <tr><th>Quem</th><th>Quando</th><th>O quê</th></tr>
  </thead>
  <tbody>
    <tr><td>Portaria</td><td>Todos os dias</td><td>Observar ruído, lentidão e fechamento completo</td></tr>
    <tr><td>Zeladoria</td><td>Toda semana</td><td>Limpar trilho e lentes da fotocélula</td></tr>
    <tr><td>Técnico</td><td>Na visita preventiva</td><td>Medir, reapertar, regular, lubrificar e testar a segurança</td></tr>
    <tr><td>Síndico</td><td>Após cada visita</td><td>Ler o relatório e aprovar o que ficou pendente</td></tr>
  </tbody>
</table>
<p>A equipe do prédio não deve abrir o motor nem tocar em cabos, molas ou contrapesos. Antes de qualquer abertura de tampa, o disjuntor é desligado e sinalizado, e isso cabe ao técnico.</p>
<h2>O relatório de visita</h2>
<p>Com registro, síndico e técnico falam do mesmo portão. Peça um relatório curto, com data, nome do técnico e, no mínimo:</p>
<ul>
  <li>estado de cabos, roldanas, trilho, dobradiças e soldas;</li>
  <li>equilíbrio da folha com o motor destravado;</li>
  <li>corrente do motor e condição do capacitor;</li>
  <li>regulagem de embreagem e fim de curso;</li>
  <li>teste de fotocélula, sinaleira, sirene e nobreak;</li>
  <li>peças substituídas e peças que precisarão de troca em breve, com fotos.</li>
</ul>
<p>Esse histórico mostra a hora de planejar a substituição do motor, em vez de descobri-la em uma segunda-feira. Também serve de base para a previsão orçamentária levada à assembleia.</p>
<h2>Contrato com ou sem peças?</h2>
<p>No contrato <strong>sem peças</strong>, a mensalidade é menor e cada troca é cobrada. Funciona bem com equipamento novo, ainda em garantia. No contrato <strong>com peças</strong>, o valor é fixo e maior, e interessa a quem tem motor antigo, se a lista do que está coberto for clara. Nos dois, compare o custo do ano inteiro, com visitas e peças na conta, e não só a mensalidade.</p>
<p>Como referência para essa conta, a manutenção preventiva {words.preventive}. O valor para o prédio depende da quantidade de portões e do estado de cada um, e é definido após vistoria.</p>
<h2>Antes de assinar</h2>
<p>Peça uma vistoria inicial com laudo. Ela separa os defeitos já existentes dos que surgirem depois, e protege ambos os lados. Se a vistoria apontar motor incompatível com o fluxo, resolva isso primeiro; o texto sobre <a href="/topicos/motor-para-condominio">motor para condomínio</a> ajuda na escolha. Se o problema estiver na folha, comece por <a href="/topicos/serralheria-e-ajuste-de-portao">serralheria e ajuste de portão</a>. Manutenção mantém o que está bom; não conserta projeto errado.</p>
`,
};
