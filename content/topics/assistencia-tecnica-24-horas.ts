import type { Topic } from "../topic.ts";

export const assistenciaTecnica24Horas: Topic = {
  slug: "assistencia-tecnica-24-horas",
  group: "Serviços e Profissionais",
  title: "Assistência técnica 24 horas para portão",
  description:
    "Portão travado de madrugada? Veja o que é emergência, o que fazer até o técnico chegar e quais informações aceleram o atendimento 24 horas.",
  keywords: [
    "assistência técnica portão 24 horas",
    "conserto de portão 24 horas",
    "portão travado",
    "emergência portão automático",
    "portão não fecha à noite",
    "técnico de portão de plantão",
  ],
  content: `
<p>Nossa assistência técnica para portão atende {shop.hours}, por WhatsApp ou telefone, e o técnico {arrival.everywhere}. Mande o endereço e o que o portão faz: você sabe o valor da ida antes de o técnico sair. Consertamos portão basculante, de correr e de abrir, com motor de qualquer marca. Veja abaixo o que fazer até ele chegar.</p>
<h2>É emergência ou pode esperar?</h2>
<table>
  <thead>
    <tr><th>Situação</th><th>Urgência</th></tr>
  </thead>
  <tbody>
    <tr><td>Folha caída, torta ou pendurada por um lado</td><td>Imediata: isole a área</td></tr>
    <tr><td>Cheiro de queimado, faísca ou choque ao tocar no portão</td><td>Imediata: desligue o disjuntor</td></tr>
    <tr><td>Portão travado aberto, com a casa exposta</td><td>Imediata</td></tr>
    <tr><td>Carro preso e compromisso marcado</td><td>Alta</td></tr>
    <tr><td>Portão abre e fecha sozinho</td><td>Alta: desligue e use à mão</td></tr>
    <tr><td>Um controle parou e os outros funcionam</td><td>Pode ser agendado</td></tr>
    <tr><td>Barulho novo, sem perda de movimento</td><td>Agende logo, antes que piore</td></tr>
  </tbody>
</table>
<h2>O que fazer até o técnico chegar</h2>
<h3>Portão travado aberto</h3>
<ol>
  <li>Veja se há obstáculo no trilho ou diante da fotocélula e limpe as lentes com pano seco.</li>
  <li>Confira o disjuntor. Se desarmou, religue uma única vez; se cair de novo, deixe desligado.</li>
  <li>Com o disjuntor desligado, use o destravamento manual e feche a folha devagar, se o portão for de correr ou de abrir e estiver inteiro, alinhado e em piso plano. Basculante aberto não se destrava: a folha pode descer de uma vez.</li>
  <li>Trave com cadeado ou ferrolho por dentro. Folha destravada se abre com a mão.</li>
</ol>
<h3>Portão travado fechado</h3>
<p>No portão de correr ou de abrir, em piso plano, desligue o disjuntor e tente o destravamento manual. Se a folha não se mover com força moderada, pare. O basculante com defeito fica travado até o técnico chegar. Puxar com o carro ou usar alavanca entorta o braço e deixa o conserto mais caro.</p>
<h3>Basculante torto ou com cabo solto</h3>
<p><strong>Não toque e não destrave.</strong> Com um cabo rompido, a folha pode estar apoiada apenas no motor. Afaste pessoas, animais e veículos, desligue o disjuntor e aguarde. Contrapeso e mola guardam carga suficiente para causar ferimento grave.</p>
<h2>O que nunca fazer, nem com pressa</h2>
<ul>
  <li>Abrir a tampa do motor com a energia ligada.</li>
  <li>Anular fotocélula ou fim de curso com fio para “fechar só hoje”.</li>
  <li>Apertar o controle repetidas vezes: motor travado aquece e pode queimar.</li>
  <li>Jogar água ou óleo na central ou no motor.</li>
  <li>Ficar sob a folha do basculante enquanto outra pessoa testa.</li>
</ul>
<h2>Informações que aceleram o atendimento</h2>
<p>Na mensagem, mande de uma vez o endereço com ponto de referência, o tipo de portão, a marca do motor, se souber, e um vídeo curto com som. Diga se a folha está aberta ou fechada, se há alguém ou algum carro preso e se falta energia na rua. Com esses dados, o técnico pode sair já com as peças prováveis: capacitor, controle, fim de curso, cabo, roldana, central compatível.</p>
<p>Em prédio, informe também quem autoriza o serviço naquele horário. Sem essa autorização, o técnico espera na portaria. Um <a href="/topicos/contrato-de-manutencao-para-condominios">contrato de manutenção para condomínios</a> já deixa isso combinado.</p>
<h2>Conserto provisório ou definitivo</h2>
<p>De madrugada, o primeiro objetivo é deixar o imóvel fechado e seguro. Se a peça necessária só existe em loja, o técnico pode liberar o portão para uso manual, com a folha travada, e voltar para concluir. Peça que essa condição fique anotada, com o que foi feito e o que falta. Não deixe o provisório ficar: marque a volta no mesmo dia.</p>
<p>O valor do chamado tem duas partes: a ida do técnico, que pode custar mais à noite e no domingo, e o conserto, com peça e mão de obra. As duas são informadas antes. Para comparar, de dia a manutenção preventiva {words.preventive}. O que é verificado em cada visita está em <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva de portão automático</a>; se o aviso foi sonoro, compare com o texto sobre <a href="/topicos/motor-de-portao-fazendo-barulho">motor de portão fazendo barulho</a>.</p>
`,
};
