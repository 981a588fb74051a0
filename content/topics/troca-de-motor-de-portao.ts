import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const life = trade.motor.lifeYears;

export const trocaDeMotorDePortao: Topic = {
  slug: "troca-de-motor-de-portao",
  group: "Manutenção e Reparo",
  title: "Troca de motor de portão: quando vale a pena",
  description:
    "Consertar ou trocar o motor do portão? Critérios de idade, peças e segurança, o que dá para reaproveitar e a faixa de preço da troca do equipamento.",
  keywords: [
    "troca de motor de portão",
    "trocar motor de portão eletrônico",
    "preço da troca de motor de portão",
    "motor de portão queimado",
    "substituir motor basculante",
    "consertar ou trocar motor",
  ],
  content: `
<p>A troca do motor de portão se justifica quando o conserto fica caro perto de um equipamento novo, quando não há mais peça ou quando o motor já não atende o portão que tem pela frente. A troca em casa, com motor e mão de obra, custa de {price.homeSwap}. Motor parado não é motor condenado: capacitor, porca do fuso, engrenagem, fim de curso e placa são trocados separadamente.</p>

<h2>Consertar ou trocar: como decidir</h2>
<table>
<thead><tr><th>Situação encontrada</th><th>Tendência</th></tr></thead>
<tbody>
<tr><td>Capacitor, fusível ou fim de curso com defeito</td><td>Consertar</td></tr>
<tr><td>Porca do fuso ou engrenagem gasta, motor em boas condições</td><td>Consertar</td></tr>
<tr><td>Placa queimada em motor recente</td><td>Trocar só a central</td></tr>
<tr><td>Enrolamento queimado em motor antigo</td><td>Trocar o motor</td></tr>
<tr><td>Redutor trincado ou carcaça corroída</td><td>Trocar o motor</td></tr>
<tr><td>Modelo fora de linha, sem peça de reposição</td><td>Trocar o motor</td></tr>
<tr><td>Portão ficou mais pesado do que o motor aguenta</td><td>Trocar por outro mais potente</td></tr>
</tbody>
</table>
<p>A idade pesa na conta. Um motor residencial costuma durar de ${life.min} a ${life.max} anos. Com dois anos de uso, faz sentido investir numa peça; perto do fim dessa faixa, o dinheiro do reparo pode ir embora no defeito seguinte.</p>

<h2>Descubra por que o primeiro queimou</h2>
<p>Esta é a etapa que mais gente pula. Se o motor morreu por causa do portão, o novo vai pelo mesmo caminho. Antes de instalar, procuramos:</p>
<ul>
<li>folha desequilibrada, com cabo, roldana ou contrapeso fora do ponto;</li>
<li>trilho ou dobradiça que obriga o motor a fazer força extra;</li>
<li>tensão baixa na partida, por cabo fino ou emenda;</li>
<li>falta de aterramento e de proteção contra surtos;</li>
<li>uso acima do previsto, como um motor de casa servindo a vários apartamentos;</li>
<li>água entrando pela tampa ou subindo pelo eletroduto.</li>
</ul>
<p>No basculante, a correção do contrapeso ou das molas precede a retirada do motor antigo e cabe somente ao técnico. Sem o acionador, não há nada segurando uma folha desbalanceada, e ela pode cair ou subir de repente.</p>

<h2>O que pode ser reaproveitado</h2>
<p>Nem tudo vai para o lixo. O circuito elétrico, se estiver correto, permanece. Fotocélulas costumam ser compatíveis com a central nova. A cremalheira pode ficar, desde que o passo dos dentes combine com a engrenagem e o desgaste seja regular. Controles só continuam valendo se a central aceitar a mesma frequência e o mesmo tipo de código; de marca diferente, em geral é preciso trocar ou manter um receptor avulso.</p>
<p>Suportes e braços merecem cuidado. Adaptar furo em peça velha para economizar meia hora é a origem de muito acionador torto.</p>

<h2>Como é o serviço</h2>
<ol>
<li>Desligar o disjuntor e, quando houver, o nobreak; confirmar ausência de tensão.</li>
<li>Calçar ou travar a folha na posição fechada.</li>
<li>Fotografar as ligações e soltar os cabos, sem tocar nos terminais do capacitor.</li>
<li>Retirar o motor antigo e corrigir base, suporte e alinhamento.</li>
<li>Montar o novo, ligar, ajustar fins de curso e força.</li>
<li>Cadastrar controles, testar obstáculo, fotocélula e destravamento.</li>
</ol>
<p>Quem pensa em fazer sozinho deve ao menos ler <a href="/blog/como-instalar-motor-portao-eletronico">como instalar motor de portão eletrônico</a> e deixar a ligação elétrica para um profissional qualificado.</p>

<h2>Preço e escolha do novo motor</h2>
<p>A troca de motor residencial fica de {price.homeSwap}, com motor e mão de obra. Para portões pesados, de condomínio ou indústria, fica de {price.heavySwap}. O motor tem garantia de {warranty.motor} e a instalação, de {warranty.installation}, com parcelamento em até {shop.instalments} vezes no cartão.</p>
<p>Aproveite o momento para rever o que incomodava. Se a espera na rua era longa, veja o <a href="/topicos/motor-de-abertura-rapida">motor de abertura rápida</a>. Se o equipamento vivia quente, talvez falte potência: nesse caso, leia <a href="/topicos/motor-para-portao-pesado">motor para portão pesado</a>. Comprar o mesmo modelo por hábito só é boa ideia quando ele servia bem.</p>
`,
};
