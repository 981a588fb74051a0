import { formatNumber } from "#domain/format-number.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const width = formatNumber(trade.motor.quarterHpMaxWidthMetres);

export const comoAutomatizarPortaoManual: Topic = {
  slug: "como-automatizar-portao-manual",
  group: "Instalação",
  title: "Como automatizar um portão manual já instalado",
  description:
    "Seu portão abre na mão? Saiba se ele aceita motor, qual tipo escolher, que reparos fazer antes e quanto considerar para automatizar com segurança.",
  keywords: [
    "automatizar portão manual",
    "colocar motor em portão",
    "portão manual para automático",
    "kit motor de portão",
    "automação de portão residencial",
    "qual motor usar no portão",
  ],
  content: `
<p>Para automatizar um portão manual, o caminho tem quatro passos: acertar a folha até ela andar leve, escolher o motor pelo tipo de portão e pelo peso, levar um ponto de energia até ele e instalar o kit com regulagem e teste. O {name.padrao} custa {price.padrao} ({kit.includes}), e o serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr. Quase todo portão em bom estado aceita motor. O que não passa são os defeitos que hoje você compensa com o braço, como o empurrão no final do curso.</p>

<h2>O teste de cinco minutos</h2>
<p>Faça em casa, sem ferramenta, com outra pessoa por perto e ninguém embaixo da folha. Cabo desfiado, folha torta ou portão que desce sozinho encerram o teste antes de começar: deixe fechado e chame o técnico.</p>
<ol>
<li>Abra e feche como todo dia, devagar. O esforço é igual do começo ao fim?</li>
<li>Olhe os cabos do basculante sem tocar neles. Estão inteiros e bem presos?</li>
<li>Ouça. Há raspagem, estalo ou rangido sempre no mesmo ponto?</li>
<li>Com o portão fechado, balance a folha de lado. Sente folga em roldanas, pinos ou dobradiças?</li>
<li>Olhe a estrutura. Existe trinca de solda, ferrugem furando ou coluna solta?</li>
</ol>
<p>Se as respostas forem boas, o portão está pronto ou quase. Se alguma for ruim, o conserto vem primeiro. No basculante, folha que despenca ou sobe sozinha é sinal de contrapeso errado ou cabo comprometido: pare de usar e não mexa na caixa lateral, porque o peso e as molas, quando existem, podem ferir gravemente.</p>

<h2>Cada movimento pede um motor</h2>
<table>
<thead><tr><th>Como o portão abre</th><th>Motor indicado</th><th>O que o local precisa ter</th></tr></thead>
<tbody>
<tr><td>Sobe e deita no alto</td><td>Basculante, com acionador na coluna</td><td>Contrapeso equilibrado e coluna firme</td></tr>
<tr><td>Corre para o lado</td><td>Deslizante, com cremalheira</td><td>Trilho reto, batentes e base no chão</td></tr>
<tr><td>Gira como porta</td><td>Pivotante, com braço por folha</td><td>Dobradiças sem folga e colunas maciças</td></tr>
</tbody>
</table>
<p>Na potência, residências costumam ficar entre ${trade.motor.homePower.min} e ${trade.motor.homePower.max}. Um basculante de até ${width} metros de largura normalmente trabalha bem com o <a href="/topicos/motor-basculante-1-4-hp">motor de 1/4 HP</a>. Folhas maiores, de madeira maciça ou chapa grossa, precisam de avaliação: veja <a href="/topicos/motor-para-portao-pesado">motor para portão pesado</a>.</p>

<h2>Adaptações mais frequentes</h2>
<h3>Fechaduras e trancas antigas</h3>
<p>Trinco, ferrolho e cadeado precisam sair ou ficar permanentemente recuados. Se alguém fecha o ferrolho e outro morador aciona o controle, o motor puxa contra uma trava de aço. Quando se deseja reforço, usa-se trava elétrica comandada pela central.</p>
<h3>Porta de pedestre embutida</h3>
<p>Portinhola dentro da folha é ponto de atenção: aberta durante o movimento, ela bate na coluna ou no teto. Um sensor que impede o portão de andar com a portinhola aberta resolve.</p>
<h3>Reforços na estrutura</h3>
<p>O ponto em que o motor empurra recebe uma força concentrada. Chapa fina amassa, alumínio parafusado afrouxa. Uma travessa ou chapa de reforço distribui o esforço e evita a folha empenada.</p>

<h2>Energia, controle e segurança</h2>
<p>O motor pede circuito próprio de ${trade.motor.volts} V, com disjuntor e terra, feito por profissional qualificado. Puxar extensão da tomada da garagem é economia que termina em placa queimada. Reserve também lugar para fotocélulas e para uma botoeira interna, fora do alcance de crianças pequenas e com o portão à vista.</p>
<p>Peça um controle por motorista da casa e guarde a chave de destravamento num lugar conhecido por todos. Quem mora em rua com queda frequente de energia deve pensar no nobreak já na instalação.</p>

<h2>Quanto considerar no orçamento</h2>
<p>Entram na conta o motor, a mão de obra, os acessórios e eventuais reparos do portão. Como referência, o {name.padrao} custa {price.padrao} ({kit.includes}). A instalação {words.installation}. O pagamento pode ser feito em até {shop.instalments} vezes no cartão. O serviço leva de {time.tilting} no basculante e de {time.sliding} no deslizante, se não houver serralheria.</p>
<p>O valor fechado depende de medidas e fotos. Mande uma imagem do portão por fora, outra por dentro e uma da coluna: isso já elimina boa parte das surpresas. O processo todo, da visita ao teste final, está na página de <a href="/instalacao-motor-portao-automatico">instalação de motor para portão automático</a>.</p>
`,
};
