import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

export const controlesRemotosParaPortao: Topic = {
  slug: "controles-remotos-para-portao",
  group: "Marcas e Acessórios",
  title: "Controle remoto para portão: tipos e cadastro",
  description:
    "Código fixo ou rolante, frequência, alcance, clonagem e cadastro: tudo o que você precisa saber para comprar o controle certo para o portão.",
  keywords: [
    "controle remoto para portão",
    "controle de portão eletrônico",
    "código rolante",
    "rolling code portão",
    "clonar controle de portão",
    "cadastrar controle de portão",
    "receptor de portão",
  ],
  content: `
<p>O controle certo para o seu portão tem a mesma frequência, a mesma codificação e o mesmo padrão da central que está no motor. Dois controles iguais por fora podem ser diferentes por dentro, e por isso nem todo controle “universal” abre o seu portão. A foto do controle atual, frente e verso, e a da etiqueta do motor mostram qual comprar.</p>
<h2>O que precisa combinar</h2>
<p>Para a central obedecer, três coisas devem ser iguais no controle e no receptor:</p>
<ul>
  <li><strong>Frequência:</strong> o canal de rádio em que eles conversam. Vem escrita na etiqueta ou no manual.</li>
  <li><strong>Modulação:</strong> a forma como a informação viaja nesse canal.</li>
  <li><strong>Código:</strong> a mensagem enviada, fixa ou variável.</li>
</ul>
<p>Se você não tem o manual, fotografe o controle aberto e a etiqueta do receptor. Um técnico identifica o padrão em pouco tempo.</p>
<h2>Código fixo e código rolante</h2>
<p>No <strong>código fixo</strong>, o controle envia sempre a mesma mensagem. É simples e aceita cópia em qualquer chaveiro que tenha duplicador. Essa facilidade vale também para quem não deveria ter a cópia: basta ficar alguns instantes com o controle, ou captar o sinal com um aparelho adequado, para reproduzi-lo.</p>
<p>No <strong>código rolante</strong> (rolling code), a mensagem muda a cada aperto, segundo uma sequência que só o controle e o receptor conhecem. Gravar um acionamento antigo não serve para abrir de novo. Nenhum sistema é inviolável, mas o rolante elimina o truque mais comum e, por isso, é o que indicamos em instalações novas e em prédios.</p>
<h3>Dá para passar de fixo para rolante?</h3>
<p>Quase sempre. Pode-se trocar a central ou acrescentar um receptor avulso ligado à entrada de botoeira da central atual. Todos os controles antigos deixam de ser necessários, e o receptor velho deve ser desativado; se continuar ligado, a porta de entrada antiga permanece aberta.</p>
<h2>Alcance: por que o seu parece menor</h2>
<p>Trabalhamos com controles de alcance de até ${trade.remoteReachMetres} metros em campo aberto. Na garagem real, parede, laje, portão de chapa e a própria carroceria do carro reduzem essa distância. Quando o alcance caiu de repente, verifique nesta ordem:</p>
<ol>
  <li>Bateria ou pilha do controle, que é a causa mais frequente.</li>
  <li>Contatos oxidados dentro do controle.</li>
  <li>Antena do receptor, que deve estar esticada, inteira e longe de metal.</li>
  <li>Fonte de interferência nova por perto, como lâmpada, câmera ou outro transmissor.</li>
</ol>
<p>Se nem de perto ele funciona, o diagnóstico completo está em <a href="/topicos/controle-remoto-nao-funciona">controle remoto não funciona</a>.</p>
<h2>Cadastro e exclusão</h2>
<p>O cadastro usa o botão ou jumper de aprendizado da central: coloca-se a placa no modo de gravação e aciona-se o botão desejado do controle. Cada fabricante tem sua sequência e seu limite de memória. Lembre-se de que esse botão fica junto a bornes energizados. Quem não tem preparo deve chamar um profissional; se for abrir o motor para qualquer outra coisa, desligue antes o disjuntor.</p>
<p>Na exclusão, há uma armadilha: muitas centrais simples só permitem <strong>apagar tudo</strong>. Nesse caso, tenha em mãos todos os controles da família antes de começar, pois os ausentes param de funcionar. Receptores com cadastro individual apagam um controle por vez e são os indicados para condomínio.</p>
<h2>Perdi o controle. E agora?</h2>
<p>Se ele foi perdido ou roubado junto com documento ou dentro do carro, trate como chave perdida:</p>
<ul>
  <li>apague a memória e recadastre apenas os controles que estão com você;</li>
  <li>se o código for fixo por chaves internas (dip switch), altere a combinação no receptor e nos controles;</li>
  <li>avise a portaria, no caso de prédio, para excluir a unidade correspondente;</li>
  <li>aproveite para avaliar a mudança para código rolante.</li>
</ul>
<h2>Cuidados que evitam dor de cabeça</h2>
<p>Não deixe o controle preso ao quebra-sol em carro estacionado na rua. Entregue o carro ao manobrista sem ele. Guarde um controle reserva já cadastrado, com a pilha fora do aparelho. Ao comprar, prefira original ou compatível com nota fiscal: os falsificados costumam ter botão mole, alcance curto e frequência que se desloca com o calor. E se o portão abre sem ninguém apertar, não conviva com isso; procure um <a href="/topicos/tecnico-de-portao-automatico">técnico de portão automático</a> para checar botoeira, receptor e cadastro.</p>
`,
};
