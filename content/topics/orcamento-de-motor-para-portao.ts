import type { Topic } from "../topic.ts";

export const orcamentoDeMotorParaPortao: Topic = {
  slug: "orcamento-de-motor-para-portao",
  group: "Serviços e Profissionais",
  title: "Orçamento de motor para portão: o que comparar",
  description:
    "Veja o que entra no preço de um motor de portão, quais fotos e medidas enviar e como comparar orçamentos sem surpresa no fim do serviço.",
  keywords: [
    "orçamento de motor para portão",
    "preço de motor de portão",
    "quanto custa automatizar portão",
    "valor da instalação de motor",
    "preço motor basculante",
    "orçamento portão automático",
  ],
  content: `
<p>Para comparar orçamentos de motor para portão, veja primeiro o que cada valor inclui: motor, central, controles, fixação, ponto de energia, acerto da folha, fotocélula e garantia. Dois preços diferentes para o mesmo portão podem estar certos, porque um inclui a fotocélula ou o acerto do contrapeso e o outro não.</p>
<h2>As cinco partes do preço</h2>
<ol>
  <li><strong>Motor e central:</strong> variam com o tipo de portão, a potência e a velocidade.</li>
  <li><strong>Mão de obra:</strong> fixação, regulagem de curso e embreagem, testes.</li>
  <li><strong>Elétrica:</strong> disjuntor, cabo e eletroduto até o motor. Se o ponto já existe e está correto, essa parte encolhe.</li>
  <li><strong>Acessórios:</strong> fotocélula, controles extras, trava elétrica, sinaleira, nobreak.</li>
  <li><strong>Correções na folha:</strong> solda, roldana, cabo, dobradiça, equilíbrio do contrapeso.</li>
</ol>
<p>As três últimas explicam quase toda a diferença entre propostas. Pergunte por elas uma a uma.</p>
<h2>Nossos valores de referência</h2>
<table data-facts="models"></table>
<p>Cada preço da tabela é o do {kit.includes}. A instalação {words.installation}. A troca de um motor residencial fica de {price.homeSwap}, com motor e mão de obra; a de equipamento pesado, de {price.heavySwap}. No cartão, é possível parcelar em até {shop.instalments} vezes. São pontos de partida: o valor fechado depende do que as fotos ou a visita mostrarem.</p>
<p>Quanto ao tempo, um basculante comum leva de {time.tilting} de trabalho; um deslizante, de {time.sliding}.</p>
<h2>O que enviar para receber um valor realista</h2>
<p>Com o celular, em poucos minutos, você reúne quase tudo de que precisamos:</p>
<ul>
  <li>foto do portão inteiro, por dentro e por fora, fechado e aberto;</li>
  <li>largura e altura da folha, medidas com trena;</li>
  <li>material: chapa, tubo, alumínio, madeira;</li>
  <li>foto de perto das laterais, do trilho ou das dobradiças;</li>
  <li>foto da etiqueta do motor atual, se houver;</li>
  <li>onde fica o ponto de energia mais próximo e a tensão disponível;</li>
  <li>vídeo da folha sendo aberta à mão, se o portão já é manual;</li>
  <li>quantas pessoas usam e quantos controles serão necessários.</li>
</ul>
<p>Faça o vídeo apenas se o portão estiver íntegro. Se há cabo solto ou folha torta, não mexa: mande a foto e descreva.</p>
<h2>Perguntas que completam um orçamento</h2>
<h3>A fotocélula está incluída?</h3>
<p>Se não estiver, some o valor antes de comparar. Não recomendamos fechamento automático sem ela.</p>
<h3>Quem faz a ligação elétrica?</h3>
<p>Se o ponto de energia ainda não existe, ele entra na conta. O serviço deve ser feito por pessoa qualificada, com circuito próprio e aterramento.</p>
<h3>O motor antigo será retirado?</h3>
<p>Desmontar, tapar furos e refazer a fixação toma tempo. Melhor constar na proposta.</p>
<h3>Qual é a garantia, e de quê?</h3>
<p>Motor e serviço são coisas distintas. No nosso caso, {warranty.motor} para o motor e {warranty.installation} para a instalação.</p>
<h2>Onde dá e onde não dá para economizar</h2>
<p>Dá para economizar na velocidade, se ninguém espera na rua; nos controles extras, que podem ser acrescentados depois; e na marca, quando há alternativa com boa reposição. <strong>Não dá</strong> para economizar em fotocélula, disjuntor, aterramento, cabos e contrapeso. Também não compensa escolher motor abaixo do necessário: ele funciona no dia da entrega e cobra a diferença depois.</p>
<p>Valor dado sem foto nem medida é uma estimativa, e a visita pode mudá-lo. Para entender o que é feito em cada fase, veja <a href="/instalacao-motor-portao-automatico">instalação de motor de portão automático</a>. Se o seu caso é aproveitar a estrutura existente, leia <a href="/topicos/troca-de-motor-de-portao">troca de motor de portão</a>; se o portão ainda abre na mão, comece por <a href="/topicos/como-automatizar-portao-manual">como automatizar portão manual</a>.</p>
`,
};
