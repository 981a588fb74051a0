import type { Topic } from "../topic.ts";

export const serralheriaEAjusteDePortao: Topic = {
  slug: "serralheria-e-ajuste-de-portao",
  group: "Serviços e Profissionais",
  title: "Serralheria e ajuste de portão antes do motor",
  description:
    "Portão torto gasta motor. Saiba o que conferir em roldanas, trilho, cabos, dobradiças e soldas antes de automatizar ou trocar o motor.",
  keywords: [
    "serralheria de portão",
    "ajuste de portão",
    "portão desalinhado",
    "troca de roldana de portão",
    "contrapeso de portão basculante",
    "solda de portão",
    "portão empenado",
  ],
  content: `
<p>Antes de receber o motor, o portão precisa abrir e fechar leve, reto e sem tranco. O que impede isso é serviço de serralheria: solda, roldana, dobradiça, trilho e alinhamento. Se uma pessoa faz força para mover a folha, o motor também fará, todos os dias, até quebrar. Por isso o conserto de um “motor fraco” muitas vezes está na folha.</p>
<h2>A regra da mão</h2>
<p>Há um teste que vale mais do que qualquer catálogo: com o motor destravado, o portão deve abrir e fechar com uma mão, sem tranco e sem ponto duro. Se uma pessoa precisa fazer força, o motor também fará, todos os dias, até quebrar. Por isso o conserto de um “motor fraco” muitas vezes é solda, roldana e alinhamento.</p>
<p>Antes de destravar, desligue o disjuntor. E só faça o teste se a folha estiver reta e os cabos, inteiros. Em basculante com qualquer sinal de desequilíbrio, deixe o teste com o técnico.</p>
<h2>Basculante: tudo gira em torno do equilíbrio</h2>
<p>O contrapeso corre em caixas laterais, ligado à folha por cabos de aço que passam em roldanas. Bem regulado, o portão fica parado em qualquer altura. Mal regulado, sobe sozinho ou desce pesado.</p>
<ul>
  <li><strong>Cabos:</strong> fios rompidos, ferrugem ou amassado pedem troca imediata, sempre do par.</li>
  <li><strong>Roldanas:</strong> canal gasto come o cabo; rolamento travado faz o cabo arrastar.</li>
  <li><strong>Braços e pivôs:</strong> folga nos furos deixa a folha bambear e bater nas laterais.</li>
  <li><strong>Contrapeso:</strong> precisa ser refeito quando a folha ganha chapa, madeira ou vidro.</li>
</ul>
<p><strong>Não é serviço para fazer em casa.</strong> Um cabo solto libera, de uma vez, o peso da folha e o do contrapeso. O técnico escora o portão e descarrega o conjunto antes de soltar o primeiro parafuso. O mesmo cuidado vale para sistemas com mola, que acumulam energia mesmo com o portão parado.</p>
<h2>Deslizante: trilho limpo, reto e nivelado</h2>
<p>O portão de correr sofre de baixo para cima. Piso que cede entorta o trilho; trilho torto gasta a roldana; roldana gasta abaixa a folha; folha baixa apoia a cremalheira sobre a engrenagem do motor. Sem revisão, o defeito chega ao redutor.</p>
<ol>
  <li>Verifique se há degraus nas emendas do trilho e pedras presas no canal.</li>
  <li>Ouça as roldanas: estalo regular indica rolamento quebrado.</li>
  <li>Olhe a guia superior, que mantém a folha em pé sem apertar.</li>
  <li>Confira os batentes nas duas pontas. Sem eles, a folha pode sair do trilho e tombar.</li>
  <li>Observe se a folha corre sozinha para um lado, sinal de desnível.</li>
</ol>
<h2>Pivotante: a coluna manda</h2>
<p>A folha de abrir funciona como uma alavanca presa à coluna. Dobradiça gasta deixa a ponta cair e raspar no chão; coluna fraca balança a cada partida do motor. Antes de fixar o atuador, o serralheiro verifica prumo, solda reforço nos pontos de fixação e instala batente no piso. Em duas folhas, as duas devem chegar juntas e alinhadas ao centro, ou a trava elétrica não encaixa.</p>
<h2>Solda, ferrugem e reforço</h2>
<p>O motor aplica força em um ponto pequeno da folha. Chapa fina, sem travessa atrás, rasga com o tempo. Por isso soldamos um reforço no local do suporte ou da cremalheira e distribuímos o esforço pelo quadro. Pontos de ferrugem são lixados até o metal são, tratados e pintados; cobrir ferrugem com tinta só adia o buraco.</p>
<p>Um alerta importante: <strong>solda elétrica no portão pede a central desconectada</strong>. A corrente da máquina pode retornar pela carcaça do motor e queimar a placa. Um bom profissional desliga o disjuntor, solta a fiação da central e prende o cabo de retorno perto do ponto de solda.</p>
<h2>Quem vem primeiro?</h2>
<table>
  <thead>
    <tr><th>Situação</th><th>Ordem do serviço</th></tr>
  </thead>
  <tbody>
    <tr><td>Portão manual pesado ou torto</td><td>Serralheria, depois motor</td></tr>
    <tr><td>Portão novo em fabricação</td><td>Definir o motor antes, para prever reforços</td></tr>
    <tr><td>Motor bom, folha raspando</td><td>Serralheria e nova regulagem</td></tr>
    <tr><td>Folha boa, motor sem força</td><td>Diagnóstico elétrico e mecânico do motor</td></tr>
  </tbody>
</table>
<p>Depois de qualquer ajuste na folha, o curso, a embreagem e o fim de curso precisam ser regulados de novo, pois o esforço mudou. Pular essa etapa deixa o motor forçando contra o batente ou parando antes da hora.</p>
<p>Se o ruído é a sua queixa principal, compare os sons descritos em <a href="/topicos/motor-de-portao-fazendo-barulho">motor de portão fazendo barulho</a>. Para quem vai automatizar agora, o roteiro está em <a href="/topicos/como-automatizar-portao-manual">como automatizar portão manual</a>, e a montagem, explicada no artigo <a href="/blog/como-instalar-motor-portao-eletronico">como instalar motor de portão eletrônico</a>.</p>
`,
};
