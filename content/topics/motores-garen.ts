import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const { maintenance, motor, rackClearanceMm } = trade;

export const motoresGaren: Topic = {
  slug: "motores-garen",
  group: "Marcas e Acessórios",
  title: "Motores Garen: tipos, programação e reposição",
  description:
    "Tem um motor Garen ou pensa em comprar? Veja os tipos disponíveis, como identificar o modelo, cuidados na programação e a reposição de peças.",
  keywords: [
    "motor Garen",
    "motor Garen basculante",
    "motor Garen deslizante",
    "central Garen",
    "controle Garen",
    "peças Garen",
    "assistência Garen",
  ],
  content: `
<p>A Garen tem três tipos de motor de portão: o KDZ, de correr, o basculante de fuso e o pivotante, um por folha. A versão Speed é a mais rápida. A programação dos controles é feita na central, sob a tampa, e as peças de reposição se pedem pelo modelo da etiqueta. A troca do motor em casa, com mão de obra, fica de {price.homeSwap}.</p>
<h2>Qual Garen é o do seu portão</h2>
<p>Veja primeiro como o portão abre, porque um tipo de motor não serve no lugar do outro. O KDZ empurra uma cremalheira, a barra de dentes presa à folha que corre. O basculante move a folha que sobe por um fuso preso à coluna. O pivotante é um braço em cada folha de abrir. A marca vende também centrais, receptores, controles, fotocélulas e travas.</p>
<h2>Como descobrir o modelo sem desmontar nada</h2>
<ol>
  <li>Procure a etiqueta na lateral ou na base da carcaça. Ela informa modelo, tensão e potência.</li>
  <li>Se a etiqueta sumiu, fotografe o motor de frente e de lado, com algo ao fundo que dê noção do tamanho.</li>
  <li>Anote o tipo de portão e as medidas da folha.</li>
  <li>Fotografe o controle, frente e verso. Ele dá pistas sobre o código usado pelo receptor.</li>
  <li>Procure o manual ou a nota da instalação, que trazem o modelo da central.</li>
</ol>
<p>A identificação da <strong>central</strong> é separada da do motor. Ao longo da vida, muitos portões recebem placa diferente da original, às vezes de outro fabricante. Pedir peça só pelo nome na tampa é a causa mais comum de compra errada.</p>
<h2>Programação: o que dá para fazer e o que não convém</h2>
<p>Cadastrar um controle novo é tarefa simples em boa parte das centrais: aciona-se o botão ou o jumper de aprendizado e, em seguida, o controle. A sequência exata muda entre versões, portanto siga o manual da sua placa. O acesso, porém, fica dentro do equipamento energizado, com partes sob tensão bem ao lado do botão. Sem preparo, é melhor chamar um técnico.</p>
<p>Já o curso, a força e o tempo de fechamento automático pedem critério. Vale entender cada ajuste:</p>
<table>
  <thead>
    <tr><th>Ajuste</th><th>Se ficar errado</th></tr>
  </thead>
  <tbody>
    <tr><td>Curso de abertura e fechamento</td><td>Portão bate no batente ou fica com fresta</td></tr>
    <tr><td>Força ou embreagem</td><td>Para no meio, ou não cede diante de um obstáculo</td></tr>
    <tr><td>Pausa do fechamento automático</td><td>Fecha cedo demais, antes de o carro passar</td></tr>
    <tr><td>Rampa de desaceleração</td><td>Tranco na chegada e solda trincada com o tempo</td></tr>
  </tbody>
</table>
<h2>Problemas mais frequentes</h2>
<h3>No basculante</h3>
<p>O fuso seco faz barulho e consome a bucha. A folha desequilibrada faz o motor trabalhar pelo contrapeso. Nos dois casos, o motor leva a culpa de um problema mecânico. Quem testa é o técnico, com a folha escorada. Não tente corrigir você mesmo o peso ou os cabos; a folha pode despencar.</p>
<h3>No deslizante</h3>
<p>A folga entre engrenagem e cremalheira deve ficar entre ${rackClearanceMm.min} e ${rackClearanceMm.max} milímetros em todo o curso. Sem folga, o peso do portão descansa sobre o eixo do motor; com folga demais, os dentes pulam. A cremalheira pede lubrificação a cada ${maintenance.rackLubricationMonths} meses, com pouco produto, para não virar cola de poeira. Os detalhes da montagem estão em <a href="/topicos/instalacao-de-motor-deslizante">instalação de motor deslizante</a>.</p>
<h2>Original ou compatível?</h2>
<p>Controles e receptores compatíveis existem e funcionam quando falam o mesmo código e a mesma frequência. Em engrenagem, bucha e placa, preferimos a peça do fabricante: o encaixe é certo e a procedência pode ser comprovada pela nota. Verifique embalagem lacrada, código impresso legível e vendedor identificado. Se a central do seu modelo saiu de linha, uma central universal bem escolhida resolve, desde que suporte a potência e o tipo de fim de curso do motor; veja <a href="/topicos/conserto-de-central-de-portao">conserto de central de portão</a>.</p>
<p>Com instalação correta e revisão em dia, um motor de portão costuma durar de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos. O que encurta esse prazo, em qualquer marca, é folha pesada demais, água na central e falta de lubrificação.</p>
`,
};
