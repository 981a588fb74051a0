import type { Topic } from "../topic.ts";

export const motoresRossiENice: Topic = {
  slug: "motores-rossi-e-nice",
  group: "Marcas e Acessórios",
  title: "Motores Rossi e Nice: diferenças e como escolher",
  description:
    "Rossi ou Nice? Compare o perfil de cada marca, a disponibilidade de peças, centrais e controles, e saiba o que pesa de fato na sua escolha.",
  keywords: [
    "motor Rossi",
    "motor Nice",
    "Rossi deslizante",
    "Nice portão automático",
    "central Rossi",
    "controle Nice",
    "peças Rossi",
  ],
  content: `
<p>Escolha <strong>Rossi</strong> para portão de correr de casa, porque as peças são comuns em São Paulo e o conserto é simples. Escolha <strong>Nice</strong> se falta luz com frequência, porque parte da linha trabalha em 24 V e aceita bateria. A troca do motor em casa, com mão de obra, fica de {price.homeSwap}; a linha com bateria custa mais. A Rossi é brasileira, e a Nice, italiana.</p>
<h2>Rossi: o que observar</h2>
<p>Nos deslizantes, a montagem segue o padrão do mercado: base chumbada, engrenagem alinhada com a cremalheira e ímãs ou acionadores que marcam o fim de curso. Como há muitos instalados, os técnicos conhecem bem as centrais e as peças de desgaste são fáceis de achar.</p>
<p>Pontos que merecem atenção em um Rossi usado:</p>
<ul>
  <li>estado da engrenagem de saída, que gasta se a cremalheira estiver apoiada sobre ela;</li>
  <li>posição dos ímãs de fim de curso, que se deslocam com batida ou parafuso frouxo;</li>
  <li>vedação da tampa, porque o motor fica perto do chão e recebe respingo de chuva;</li>
  <li>versão da central, que determina o tipo de controle aceito.</li>
</ul>
<h2>Nice: o que observar</h2>
<p>A marca trabalha com equipamentos em corrente alternada e com linhas de baixa tensão, em corrente contínua. Nessas últimas, a central controla velocidade e esforço com mais precisão e aceita bateria de reserva com facilidade. São características interessantes para quem quer integração com automação residencial ou precisa que o portão funcione sem energia.</p>
<p>Antes de comprar, confirme três coisas: se o modelo é vendido oficialmente no Brasil, se há peças no país e se o técnico que vai instalar conhece a programação. Equipamento importado por conta própria pode chegar com tensão ou frequência de rádio inadequada, sem garantia local. Aí, qualquer placa queimada vira espera longa.</p>
<h2>Lado a lado, sem torcida</h2>
<table>
  <thead>
    <tr><th>Critério</th><th>Rossi</th><th>Nice</th></tr>
  </thead>
  <tbody>
    <tr><td>Perfil</td><td>Fabricante nacional, forte em deslizantes</td><td>Grupo internacional, linha variada</td></tr>
    <tr><td>Peças de giro</td><td>Comuns em lojas de automação</td><td>Dependem do modelo e do distribuidor</td></tr>
    <tr><td>Controle</td><td>Conferir o código da central</td><td>Conferir o padrão de rádio da linha</td></tr>
    <tr><td>Bateria de reserva</td><td>Conforme o modelo</td><td>Frequente nas linhas de baixa tensão</td></tr>
    <tr><td>Uso intenso</td><td>Escolher versão própria para isso</td><td>Escolher versão própria para isso</td></tr>
  </tbody>
</table>
<p>Repare que a última linha é igual. Em qualquer marca, motor residencial em garagem coletiva dura pouco.</p>
<h2>Peça genuína: um roteiro de conferência</h2>
<ol>
  <li>Compare o código da peça com o do manual ou da peça retirada.</li>
  <li>Examine a embalagem: lacre, dados do fabricante ou importador, impressão nítida.</li>
  <li>Exija nota fiscal, pois sem ela não há como acionar a garantia.</li>
  <li>Em controles, confirme a frequência e o tipo de código antes de pagar.</li>
  <li>Em placas, prefira peça nova, na embalagem e com nota.</li>
</ol>
<p>Sobre códigos fixos, rolantes e cópias, há uma explicação completa em <a href="/topicos/controles-remotos-para-portao">controles remotos para portão</a>.</p>
<h2>O que decide mais do que a marca</h2>
<p>Motor modesto em portão bem cuidado dura muito; motor caro em trilho torto quebra cedo. A ordem de importância costuma ser esta: folha em bom estado, motor do tamanho certo, instalação elétrica correta, regulagem paciente e, por fim, o nome na tampa.</p>
<p>Por isso, antes de decidir, destrave o portão com o disjuntor desligado e mova a folha deslizante à mão. Se ela prende, raspa ou corre sozinha para um lado, resolva isso antes. Num basculante, deixe o teste para o técnico, já que cabo e contrapeso podem soltar e ferir. A ligação elétrica também é trabalho para pessoa qualificada, com circuito próprio e aterramento.</p>
<p>Na hora do serviço, nossa garantia é de {warranty.motor} para o motor e de {warranty.installation} para a instalação. Se o seu portão é de correr, siga para <a href="/topicos/motor-deslizante-para-portao">motor deslizante para portão</a>; se ainda está na dúvida entre tipos, o <a href="/guia-completo">guia completo</a> compara todos eles.</p>
`,
};
