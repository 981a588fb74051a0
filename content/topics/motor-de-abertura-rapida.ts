import { formatNumber } from "#domain/format-number.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

export const motorDeAberturaRapida: Topic = {
  slug: "motor-de-abertura-rapida",
  group: "Tipos de Motores",
  title: "Motor de portão de abertura rápida: vale a pena?",
  description:
    "Entrar em casa em poucos segundos é possível. Veja como funciona o motor de abertura rápida, o que o portão precisa ter e a diferença entre os modelos.",
  keywords: [
    "motor de abertura rápida",
    "motor de portão rápido",
    "portão basculante rápido",
    "motor com inversor de frequência",
    "motor JetFlex",
    "motor Speedy basculante",
  ],
  content: `
<p>O motor rápido vale a pena para quem espera na rua até o portão abrir e tem uma folha leve e alinhada: o {name.jetflex} abre em {opening.jetflex}, e o {name.padrao}, em {opening.padrao}. Em folha torta ou desequilibrada, a velocidade só antecipa a quebra, e o acerto do portão vem antes. Motor rápido também pede fotocélula e fixação firme.</p>

<h2>Quanto tempo se ganha</h2>
<p>Nos modelos basculantes de 1/4 HP com que trabalhamos, os tempos de abertura de referência são estes, com o preço do {kit.includes}:</p>
<ul>
<li><strong>{name.padrao}:</strong> {opening.padrao}, por {price.padrao}.</li>
<li><strong>{name.speedy}:</strong> {opening.speedy}, por {price.speedy}.</li>
<li><strong>{name.jetflex}:</strong> {opening.jetflex}, por {price.jetflex}.</li>
</ul>
<p>Lembre que o tempo total de exposição inclui também o alcance do controle. Se você consegue acionar ainda no meio do quarteirão, com o portão à vista, parte da espera some sem trocar motor nenhum. E o fechamento conta: portão que abre depressa e demora a fechar deixa a garagem aberta para quem vem atrás.</p>

<h2>De onde vem a velocidade</h2>
<h3>Mecânica mais longa</h3>
<p>O caminho mais simples é mudar a relação: um fuso de passo maior, ou um redutor diferente, faz a porca andar mais a cada volta. É barato e eficiente, mas a partida e a parada continuam secas, e o conjunto perde um pouco de força.</p>
<h3>Inversor de frequência</h3>
<p>O outro caminho é eletrônico. A central com inversor controla a rotação do motor: acelera aos poucos, corre no meio do percurso e desacelera antes do batente. Assim a folha anda rápido sem pancada no final. É o princípio da linha JetFlex. A placa é mais complexa, exige aterramento correto e não pode ser substituída por uma central comum.</p>

<h2>Seu portão aguenta?</h2>
<p>Dobrar a velocidade multiplica a energia do movimento. Uma folga que mal se ouvia vira batida, e uma solda cansada abre. Antes de instalar, verificamos:</p>
<ol>
<li>contrapeso equilibrado, sem a folha subir ou cair sozinha;</li>
<li>cabos, roldanas e pinos sem desgaste;</li>
<li>estrutura rígida, que não balança nem torce no meio do curso;</li>
<li>coluna firme no ponto do acionador;</li>
<li>largura dentro do limite do motor, de ${formatNumber(trade.motor.quarterHpMaxWidthMetres)} metros no 1/4 HP.</li>
</ol>
<p>Portão antigo, de chapa fina e solda remendada, deve passar antes por <a href="/topicos/serralheria-e-ajuste-de-portao">serralheria e ajuste</a>. O acerto de contrapeso ou mola é tarefa de técnico: com a folha solta, essas peças são perigosas.</p>

<h2>Segurança em dobro</h2>
<p>Uma folha rápida dá menos tempo de reação a quem está por perto. Fotocélula deixa de ser acessório e passa a fazer parte do conjunto. No basculante, que projeta a base para a calçada, sirene e luz de aviso ajudam o pedestre. A força deve ser regulada no mínimo necessário e testada com obstáculo macio, nunca com o corpo.</p>
<p>Uma boa prática é abrir depressa e fechar um pouco mais devagar, quando a central permite tempos separados. Na saída ninguém precisa correr, e o fechamento é a hora em que mais se esbarra em criança, cachorro e carro mal posicionado.</p>

<h2>Para quem compensa, e para quem não</h2>
<table>
<thead><tr><th>Perfil</th><th>Sugestão</th></tr></thead>
<tbody>
<tr><td>Casa em rua movimentada ou sem recuo</td><td>Modelo rápido, com inversor se o orçamento permitir</td></tr>
<tr><td>Quer melhorar gastando pouco mais</td><td>{name.speedy}</td></tr>
<tr><td>Portão antigo ou pesado</td><td>Primeiro a mecânica; depois se decide a velocidade</td></tr>
<tr><td>Garagem recuada, dentro de vila fechada</td><td>O modelo padrão atende bem</td></tr>
</tbody>
</table>
<p>Motores rápidos pedem manutenção mais atenta. Reaperto, graxa no fuso e conferência do fim de curso evitam que o conjunto perca a parada suave.</p>

<h2>Trocar o atual ou adaptar</h2>
<p>Nem sempre dá para acelerar o motor que já está lá. Trocar apenas o fuso ou a placa de um modelo que não foi projetado para isso costuma sobrecarregar o redutor. O mais seguro é avaliar a <a href="/topicos/troca-de-motor-de-portao">troca de motor</a>, reaproveitando circuito e fotocélulas. O serviço elétrico, com o disjuntor desligado, fica com profissional qualificado, e o pagamento pode ser feito em até {shop.instalments} vezes no cartão. Se quiser conhecer melhor o conjunto de base, leia sobre o <a href="/topicos/motor-basculante-1-4-hp">motor basculante 1/4 HP</a>.</p>
`,
};
