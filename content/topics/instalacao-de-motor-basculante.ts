import { formatNumber } from "#domain/format-number.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

export const instalacaoDeMotorBasculante: Topic = {
  slug: "instalacao-de-motor-basculante",
  group: "Instalação",
  title: "Instalação de motor basculante: como é feita",
  description:
    "Como é feita a instalação de motor basculante: conferência do contrapeso, fixação do acionador, braço, fim de curso, ajuste de força e testes finais.",
  keywords: [
    "instalação de motor basculante",
    "instalar motor de portão basculante",
    "acionador basculante",
    "fim de curso basculante",
    "contrapeso de portão",
    "regulagem de força do motor",
  ],
  content: `
<p>A instalação de um motor basculante leva de {time.tilting} e segue sempre a mesma ordem: conferir o equilíbrio da folha, fixar o motor e o braço, fazer a ligação elétrica, regular as paradas e testar com obstáculo. O kit instalado custa a partir de {price.lowest}, para folha residencial de até {width.quarterHp} de largura. Tudo começa pelo equilíbrio, porque quem sustenta o peso da folha é o contrapeso, e o motor só conduz o movimento.</p>

<h2>Primeiro o portão, depois o motor</h2>
<p>Antes de furar ou soldar qualquer coisa, o técnico escora a folha, destrava e confere o equilíbrio por todo o percurso. Ela precisa subir com pouco esforço. Se sobe sozinha, há peso demais na caixa lateral; se desce, falta. É um teste para quem tem escora e prática, nunca para o morador. Também entram nessa conferência:</p>
<ul>
<li>cabos de aço desfiados, amassados ou fora da roldana;</li>
<li>roldanas travadas e rolamentos secos;</li>
<li>braços laterais tortos ou com folga nos pinos;</li>
<li>folha raspando no piso, no batente ou na coluna;</li>
<li>ferrugem no ponto em que o braço do motor será fixado.</li>
</ul>
<p><strong>Não abra a caixa do contrapeso por conta própria.</strong> O conjunto fica sob carga e, se um cabo escapa, a folha cai e o peso também. Em portões com mola o risco é parecido: mola tensionada solta energia de uma vez. Esse acerto é trabalho de <a href="/topicos/serralheria-e-ajuste-de-portao">serralheria e ajuste de portão</a>, feito com a folha calçada.</p>

<h2>Escolha do lado e do ponto de fixação</h2>
<p>O acionador é o perfil vertical que abriga o fuso. Ele vai na coluna lateral, no prumo, acompanhando o curso da folha. Normalmente escolhemos o lado com coluna mais firme, com tomada mais próxima e sem portinhola de pedestre. A peça que corre pelo fuso puxa um braço, e é esse braço que move o portão.</p>
<p>Dois detalhes decidem a qualidade do serviço. O primeiro é o alinhamento: acionador fora de prumo força a porca do fuso e gasta a peça em pouco tempo. O segundo é a posição do braço: o fabricante indica o ângulo com a folha fechada, e fugir dele cria um ponto em que o motor faz força e quase não consegue mover o portão.</p>

<h2>A sequência da instalação</h2>
<ol>
<li>Desligar o disjuntor do circuito e confirmar com um testador que não há tensão.</li>
<li>Marcar na coluna a posição do acionador com o portão aberto e depois fechado, para conferir se o curso é suficiente.</li>
<li>Fixar os suportes, por solda ou parafuso, e prender o acionador no prumo.</li>
<li>Montar o braço na folha, num ponto reforçado da estrutura, nunca só na chapa de fechamento.</li>
<li>Passar os cabos em eletroduto, longe das partes móveis, e ligar o aterramento.</li>
<li>Posicionar os ímãs ou chaves de fim de curso, com uma pequena folga antes do batente.</li>
<li>Religar a energia, programar o percurso e cadastrar os controles.</li>
</ol>
<p>A parte elétrica pede profissional qualificado. Se ainda não existe um circuito pronto perto da coluna, veja o que preparar em <a href="/topicos/instalacao-eletrica-para-portao-automatico">instalação elétrica para portão automático</a>.</p>

<h2>Regulagem de força e testes</h2>
<p>A força ajustada na central deve ser a menor que move o portão com regularidade. Força no máximo esconde defeito mecânico e tira a proteção de quem está embaixo da folha. O teste é feito com um objeto macio, como uma caixa de papelão, no caminho do fechamento: o portão precisa parar ou voltar. Nunca se testa com a mão ou com o corpo.</p>
<p>Como a folha basculante avança para a calçada durante o movimento, recomendamos fotocélula na altura do para-choque e sirene ou sinalizador para alertar quem passa. Depois, testamos o destravamento manual com a folha fechada e ensinamos os moradores a usar a chave.</p>

<h2>Tempo, custo e o que combinar antes</h2>
<p>Num portão em bom estado, o serviço leva de {time.tilting}. No kit, a instalação já está incluída. A instalação {words.installation}. O valor muda conforme solda, reforço da coluna e distância do ponto de energia. A instalação tem garantia de {warranty.installation}, e o motor, de {warranty.motor}.</p>
<p>Para adiantar o orçamento, separe a largura e a altura do vão, o material da folha e uma foto da coluna por dentro. Se a folha tem até ${formatNumber(trade.motor.quarterHpMaxWidthMetres)} metros de largura, provavelmente o <a href="/topicos/motor-basculante-1-4-hp">motor basculante 1/4 HP</a> atende; acima disso, é preciso avaliar a potência no local.</p>
`,
};
