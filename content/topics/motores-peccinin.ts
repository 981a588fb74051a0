import { countTimesAYear } from "#domain/format.ts";
import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const { maintenance } = trade;

export const motoresPeccinin: Topic = {
  slug: "motores-peccinin",
  group: "Marcas e Acessórios",
  title: "Motores Peccinin: conserto, peças e instalação",
  description:
    "Guia prático de motores Peccinin: tipos de acionador, defeitos comuns e suas causas, onde achar peças e quando o conserto deixa de compensar.",
  keywords: [
    "motor Peccinin",
    "Peccinin basculante",
    "Peccinin deslizante",
    "conserto motor Peccinin",
    "central Peccinin",
    "peças Peccinin",
  ],
  content: `
<p>O motor Peccinin tem conserto na maioria dos casos, porque capacitor, fim de curso, engrenagem e placa ainda são vendidos para muitos modelos. Conserte enquanto o redutor, a caixa de engrenagens, estiver firme. Com folga no eixo e placa fora de linha, a troca compensa e, em casa, fica de {price.homeSwap}, com mão de obra.</p>
<h2>Tipos de acionador da marca</h2>
<p>A Peccinin fabrica automatizadores para portões basculantes, deslizantes e pivotantes, com versões residenciais e outras para fluxo maior. O princípio de cada tipo é o mesmo do restante do mercado: fuso e braço no basculante, engrenagem e cremalheira no deslizante, atuador linear no pivotante. O que muda é o desenho interno do redutor, o tipo de fim de curso e a central que acompanha o conjunto.</p>
<p>Essas diferenças têm uma consequência direta: em geral, <strong>a engrenagem de um modelo não serve em outro</strong>, mesmo parecida. Na hora de comprar, leve a peça usada ou a foto da etiqueta. Contar os dentes e medir o eixo evita uma segunda viagem à loja.</p>
<h2>Do sintoma à causa provável</h2>
<table>
  <thead>
    <tr><th>O que acontece</th><th>Onde o técnico olha primeiro</th></tr>
  </thead>
  <tbody>
    <tr><td>Motor ronca e não sai do lugar</td><td>Capacitor, folha travada, enrolamento interrompido</td></tr>
    <tr><td>Motor gira e o portão não anda</td><td>Destravamento solto, engrenagem ou bucha gasta</td></tr>
    <tr><td>Abre e não fecha</td><td>Fotocélula desalinhada, fim de curso, saída da central</td></tr>
    <tr><td>Para no meio do curso</td><td>Embreagem, ponto duro no trilho, protetor térmico</td></tr>
    <tr><td>Não responde a nenhum controle</td><td>Alimentação, fusível, receptor</td></tr>
    <tr><td>Abre sozinho</td><td>Botoeira em curto, controle preso, código copiado</td></tr>
  </tbody>
</table>
<p>A tabela orienta a conversa com o técnico, mas não substitui a medição. Defeitos diferentes produzem o mesmo sintoma, e trocar peça por palpite sai caro. Se o seu portão não completa o movimento, leia também <a href="/topicos/portao-nao-fecha-completamente">portão não fecha completamente</a>.</p>
<h2>Antes de chamar alguém, verifique com segurança</h2>
<ul>
  <li>O disjuntor do portão está ligado? Ele desarmou outras vezes?</li>
  <li>Há folha, pedra ou brinquedo no trilho ou na frente da fotocélula?</li>
  <li>A luz do controle acende forte ao apertar o botão?</li>
  <li>O destravamento manual está na posição de trabalho?</li>
  <li>Choveu forte ou faltou energia pouco antes do defeito?</li>
</ul>
<p>Tudo isso se faz sem abrir tampa alguma. Se for preciso olhar dentro, o disjuntor deve estar desligado, e o serviço cabe a pessoa qualificada. Em basculante, fique fora da área da folha: cabo rompido ou contrapeso solto derruba o portão sem aviso.</p>
<h2>Peças: onde encontrar e como conferir</h2>
<p>Lojas de automação e distribuidores mantêm os itens de giro, como capacitor, engrenagem, bucha, ímã de fim de curso, controle e placa. Para motores antigos, há três saídas: peça original de estoque remanescente, peça compatível de boa procedência ou adaptação de central universal. A terceira é segura quando o técnico confere a potência, o tipo de fim de curso e a ligação do motor antes de ligar.</p>
<p>Peça genuína traz embalagem íntegra, identificação do fabricante e código legível, e vem com nota fiscal. Placa “recondicionada” vendida como nova se revela pela solda refeita, pelo verniz irregular e por componentes de cores e idades diferentes.</p>
<h2>Quando é hora de trocar o conjunto</h2>
<p>Some o valor das peças, a mão de obra e o risco de novo defeito em breve. Se a soma passa da metade de um motor novo e o redutor já tem folga, a troca costuma ser a decisão racional. Em casas, a troca de motor fica de {price.homeSwap}, conforme o modelo e as adaptações. É possível aproveitar fiação, fotocélula e até a cremalheira, se estiverem em bom estado.</p>
<p>Se o motor ainda vale o conserto, ponha a manutenção em dia. Em residências, recomendamos revisão ao menos ${countTimesAYear(maintenance.homeTimesAYear)}, com limpeza, reaperto e lubrificação. O passo a passo está em <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva de portão automático</a>.</p>
`,
};
