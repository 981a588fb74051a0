import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const { maintenance } = trade;

export const automacaoDePortaoParaEmpresas: Topic = {
  slug: "automacao-de-portao-para-empresas",
  group: "Serviços e Profissionais",
  title: "Automação de portão para empresas e galpões",
  description:
    "Galpão, loja, clínica ou estacionamento: como planejar a automação do portão com fluxo, controle de acesso, segurança e pouca parada.",
  keywords: [
    "automação de portão para empresas",
    "portão automático industrial",
    "portão de galpão",
    "motor de portão comercial",
    "controle de acesso de veículos",
    "portão automático para estacionamento",
  ],
  content: `
<p>Para automatizar o portão de uma empresa ou de um galpão, escolha o motor pelo peso da folha e pelo número de aberturas na hora de mais movimento. Motor residencial não serve: ele esquenta e para no pior horário. Um motor de portão pesado, trocado com a mão de obra, custa de {price.heavySwap}, e o serviço leva de {time.heavy}. Antes do orçamento, responda: quem passa, em que horário, com qual veículo e quem autoriza a entrada?</p>
<h2>Mapeie o fluxo antes de pedir preço</h2>
<p>Passe um dia observando, ou peça isso à portaria, e anote:</p>
<ul>
  <li>quantas aberturas acontecem na hora mais movimentada;</li>
  <li>o maior veículo que entra, com altura e comprimento;</li>
  <li>se pedestres usam a mesma passagem;</li>
  <li>se há expediente noturno ou fim de semana sem vigia;</li>
  <li>quanto tempo o portão pode ficar aberto sem risco.</li>
</ul>
<p>Com esses dados se define o regime de trabalho do motor. Um escritório com poucas vagas pode usar equipamento próximo do residencial. Já um centro de distribuição precisa de motor de fluxo contínuo, com redutor reforçado e inversor.</p>
<h2>Qual portão para qual negócio</h2>
<table>
  <thead>
    <tr><th>Local</th><th>Solução frequente</th><th>Motivo</th></tr>
  </thead>
  <tbody>
    <tr><td>Galpão com caminhão</td><td>Deslizante de grande vão</td><td>Não limita a altura do veículo</td></tr>
    <tr><td>Loja ou oficina de rua</td><td>Basculante</td><td>Aproveita a largura da fachada</td></tr>
    <tr><td>Clínica ou escritório</td><td>Deslizante ou pivotante leve</td><td>Fluxo baixo e aparência da entrada</td></tr>
    <tr><td>Estacionamento</td><td>Cancela de dia, portão à noite</td><td>Rapidez no pico e fechamento seguro depois</td></tr>
  </tbody>
</table>
<p>A combinação de cancela e portão resolve muitos casos: o portão abre no início do expediente e fecha no final, enquanto a cancela suporta a repetição. O motor do portão trabalha pouco e dura mais.</p>
<h2>Controle de acesso que deixa rastro</h2>
<p>Controle remoto comum, distribuído a funcionários, tem um defeito grave: ninguém sabe quem abriu, e quem saiu da empresa pode continuar abrindo. As opções, da mais simples à mais completa, são:</p>
<ol>
  <li>receptor com código rolante e cadastro individual, que permite excluir um controle por vez;</li>
  <li>cartão ou etiqueta lida na passagem do veículo;</li>
  <li>teclado ou leitor na entrada, com horário permitido por pessoa;</li>
  <li>portaria, local ou remota, com câmera e comando integrado à central.</li>
</ol>
<p>Seja qual for a escolha, a ligação ao motor é feita por contato seco na central, o que facilita trocar o sistema de acesso depois sem trocar o motor. Há mais sobre códigos e cadastro em <a href="/topicos/controles-remotos-para-portao">controles remotos para portão</a>.</p>
<h2>Segurança de pessoas</h2>
<p>Portão de empresa é também ambiente de trabalho. Fotocélula em mais de uma altura, sinaleira, sirene e faixa pintada no piso são o básico. Onde passa gente a pé, o ideal é uma entrada separada. Em portões grandes, a borda sensível na aresta de fechamento acrescenta uma camada de proteção importante, e o batente mecânico impede que a folha deslizante saia do trilho.</p>
<p>Treine pelo menos duas pessoas por turno no destravamento manual. Deixe claro o que não é tarefa da equipe interna: abrir o motor, mexer em cabo, mola ou contrapeso e religar várias vezes um disjuntor que desarma. Intervenções elétricas ficam com profissional qualificado, sempre com o circuito desligado e sinalizado. Os sensores de cada tipo de portão estão descritos em <a href="/topicos/fotocelulas-e-sensores">fotocélulas e sensores</a>.</p>
<h2>Obra com a operação em andamento</h2>
<p>Uma instalação pesada leva de {time.heavy} de trabalho. Para não parar a empresa, separamos a preparação da montagem: base, eletrodutos e reforços da folha são feitos antes, com o portão ainda em uso manual; a montagem do motor e a regulagem ficam para um período de menor movimento. Como o atendimento funciona {shop.hours}, é possível combinar noite ou fim de semana.</p>
<p>Se a folha já apresenta empeno ou roldana gasta, inclua isso na primeira etapa. Automatizar portão ruim só faz o defeito se repetir mais rápido.</p>
<h2>Depois da entrega</h2>
<p>Recomendamos ao menos ${maintenance.businessTimesAYear} revisões por ano em uso comercial. Guarde na empresa uma pasta com manual, esquema de ligação, lista de controles e relatórios. Nobreak e uma central de reserva são investimentos razoáveis para quem não pode esperar pela peça. Para dimensionar o motor de folhas grandes, continue em <a href="/topicos/motor-para-portao-pesado">motor para portão pesado</a>.</p>
`,
};
