import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

export const instalacaoEletricaParaPortaoAutomatico: Topic = {
  slug: "instalacao-eletrica-para-portao-automatico",
  group: "Instalação",
  title: "Instalação elétrica para portão automático",
  description:
    "Circuito exclusivo, disjuntor, aterramento, DR, DPS e eletrodutos: o que preparar na parte elétrica antes de receber o motor do portão automático.",
  keywords: [
    "instalação elétrica para portão automático",
    "disjuntor para motor de portão",
    "aterramento de portão eletrônico",
    "fiação para motor de portão",
    "ponto de energia para portão",
    "DPS para portão automático",
  ],
  content: `
<p>O portão automático precisa de um circuito só para ele, com disjuntor no quadro, fio na bitola certa para a distância e aterramento. Extensão emendada e fio fino queimam placa e deixam o motor fraco. Este texto mostra o que precisa estar pronto antes da instalação. A execução deve ficar com eletricista ou técnico qualificado.</p>

<h2>Que tensão chega ao portão</h2>
<p>Os motores que instalamos são ligados em ${trade.motor.volts} V. Na Grande São Paulo, é comum essa tensão ser obtida entre duas fases, sem neutro. Isso tem uma consequência prática: os dois fios são vivos, então o disjuntor precisa ser bipolar, cortando ambos ao mesmo tempo. Com um disjuntor simples, o motor para, mas um dos fios continua energizado dentro da carcaça.</p>
<p>Antes de ligar, mede-se a tensão na ponta do cabo, e de novo com o motor em movimento. Se ela cair muito na partida, o cabo é fino para a distância ou há emenda ruim no caminho. Tensão baixa faz o motor esquentar, perder força e desligar pelo protetor térmico.</p>

<h2>Os componentes do circuito</h2>
<table>
<thead><tr><th>Componente</th><th>Para que serve</th><th>Erro comum</th></tr></thead>
<tbody>
<tr><td>Disjuntor exclusivo</td><td>Protege o cabo e permite desligar só o portão</td><td>Dividir com o chuveiro ou com tomadas</td></tr>
<tr><td>DR</td><td>Desliga na fuga de corrente e protege contra choque</td><td>Retirar porque "fica caindo", sem procurar a fuga</td></tr>
<tr><td>DPS</td><td>Desvia surtos da rede e de raios próximos</td><td>Instalar sem aterramento</td></tr>
<tr><td>Fio terra</td><td>Leva à terra a fuga pela carcaça metálica</td><td>Ligar o terra no neutro ou na estrutura do portão</td></tr>
<tr><td>Eletroduto</td><td>Protege os cabos da chuva, do sol e do atrito</td><td>Deixar o cabo solto preso com abraçadeira</td></tr>
</tbody>
</table>
<p>A bitola do cabo e a corrente do disjuntor saem de cálculo: potência do motor, distância até o quadro e forma de instalação. Disjuntor maior do que o cabo suporta é perigoso, porque o fio esquenta antes de a proteção atuar.</p>

<h2>Cabos de força e de comando separados</h2>
<p>Fotocélula, botoeira, receptor avulso e sensor trabalham em baixa tensão e com sinais fracos. No mesmo eletroduto da força, eles captam interferência: o portão abre sozinho, a fotocélula falha, o controle perde alcance. Por isso preparamos dois caminhos:</p>
<ul>
<li><strong>Eletroduto de força:</strong> fase, fase ou neutro, e terra, do quadro até o motor.</li>
<li><strong>Eletroduto de comando:</strong> fotocélulas, botoeira, interfone, trava elétrica e sirene, conforme o projeto.</li>
</ul>
<p>Em portão pivotante de duas folhas e em fotocélulas dos dois lados, o cabo cruza a garagem. Deixe a passagem embutida no piso antes do acabamento; depois de pronto, sobra o recorte no contrapiso ou a canaleta aparente. Um duto vazio de reserva custa pouco na obra e evita quebradeira mais tarde.</p>

<h2>Trabalhar com segurança</h2>
<ol>
<li>Desligue o disjuntor do portão e avise os moradores; se possível, bloqueie a alavanca ou deixe um aviso no quadro.</li>
<li>Confirme com multímetro ou detector que não há tensão em nenhum dos fios.</li>
<li>Espere e não toque nos terminais do capacitor: ele guarda carga mesmo com a energia cortada.</li>
<li>Só abra a tampa com o portão apoiado e parado, fechado de preferência.</li>
<li>Refaça as conexões com conectores ou terminais adequados. Fita isolante enrolada ao ar livre não é emenda.</li>
</ol>
<p>Se houver <a href="/topicos/nobreak-e-energia-solar">nobreak</a>, lembre que ele mantém o portão energizado depois de o disjuntor cair. É preciso desligar o nobreak e sua bateria também.</p>

<h2>Checklist antes da visita</h2>
<p>Confira se há um ponto de energia perto da coluna ou da base, se existe espaço no quadro para um disjuntor novo e se o terra chega até lá. Fotografe o quadro aberto pela frente, sem remover a proteção interna, e o local do motor. Com isso, o técnico sabe se leva material de infraestrutura.</p>
<p>Na etapa seguinte, a parte mecânica muda conforme o portão; o <a href="/blog/como-instalar-motor-portao-eletronico">guia de como instalar motor de portão eletrônico</a> mostra a sequência inteira. E, se a placa já queimou mais de uma vez no mesmo endereço, investigue a rede antes de pedir outra: o assunto está em <a href="/topicos/conserto-de-central-de-portao">conserto de central de portão</a>.</p>
`,
};
