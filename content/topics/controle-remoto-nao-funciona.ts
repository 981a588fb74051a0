import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

export const controleRemotoNaoFunciona: Topic = {
  slug: "controle-remoto-nao-funciona",
  group: "Manutenção e Reparo",
  title: "Controle remoto do portão não funciona: o que testar",
  description:
    "Controle do portão parou ou perdeu alcance? Roteiro para testar pilha, cadastro, receptor e interferência antes de comprar outro ou chamar o técnico.",
  keywords: [
    "controle remoto do portão não funciona",
    "controle de portão sem alcance",
    "trocar pilha do controle do portão",
    "recadastrar controle de portão",
    "receptor de portão com defeito",
    "código rolante",
  ],
  content: `
<p>Antes de comprar um controle novo, responda a uma pergunta: <strong>os outros controles da casa funcionam?</strong> Ela divide o problema ao meio. Se só um falha, o defeito está nele. Se todos pararam, o controle é inocente e a investigação vai para a central, a energia ou o receptor.</p>

<h2>Só um controle falha</h2>
<h3>Pilha e contatos</h3>
<p>Luz fraca, ou que só acende apertando com força, indica bateria no fim. Troque por outra do mesmo modelo, impresso na própria peça, e observe a polaridade. Se a molinha estiver esverdeada, limpe com um pano seco ou uma borracha escolar. Controle que caiu na água precisa secar aberto, sem bateria, longe do sol forte.</p>
<h3>Botão gasto</h3>
<p>O botão do uso diário afunda ou perde o clique. Muitos controles têm um segundo botão livre, que pode ser cadastrado no lugar. É uma solução honesta até a troca.</p>
<h3>Cadastro perdido</h3>
<p>Se a luz acende normalmente e nada acontece, o código pode ter saído da memória da central. O recadastro, em linhas gerais, é assim:</p>
<ol>
<li>Localize no manual o botão de programação da central ou do receptor.</li>
<li>Acione esse botão até o LED indicar modo de aprendizagem.</li>
<li>Aperte a tecla desejada do controle e aguarde a confirmação.</li>
<li>Teste com o portão à vista e sem ninguém no caminho.</li>
</ol>
<p>Atenção: a central fica dentro da caixa do motor, com partes energizadas. Sem receptor externo acessível, deixe o cadastro para um técnico. E nunca segure o botão por muito tempo, porque em vários modelos isso apaga <em>todos</em> os controles.</p>

<h2>Todos pararam ao mesmo tempo</h2>
<ul>
<li><strong>Sem energia:</strong> confira o disjuntor do portão e o DR. Se desarmar de novo ao religar, não insista.</li>
<li><strong>Botoeira interna funciona:</strong> motor e placa estão vivos; o receptor ou a antena é o suspeito.</li>
<li><strong>Botoeira também não responde:</strong> fusível, transformador ou placa. O próximo passo é o <a href="/topicos/conserto-de-central-de-portao">conserto de central de portão</a>.</li>
<li><strong>Botoeira presa:</strong> com o contato travado, a central entende um comando contínuo e ignora os controles.</li>
<li><strong>Fotocélula interrompida:</strong> o portão abre, mas não fecha. Parece defeito do controle e não é.</li>
</ul>

<h2>Funciona só de perto</h2>
<p>O alcance de referência dos nossos controles é de ${trade.remoteReachMetres} metros. Na vida real, muros, película metalizada e chapa de aço reduzem essa distância. Se o alcance caiu de repente, procure o que mudou:</p>
<table>
<thead><tr><th>Mudança</th><th>Efeito</th><th>Saída</th></tr></thead>
<tbody>
<tr><td>Bateria velha</td><td>Sinal fraco</td><td>Trocar a bateria</td></tr>
<tr><td>Antena cortada ou enrolada</td><td>Receptor quase surdo</td><td>Técnico refaz o fio no comprimento original</td></tr>
<tr><td>Fonte de LED, câmera ou carregador novo</td><td>Interferência na frequência</td><td>Desligar um por vez e testar</td></tr>
<tr><td>Portão trocado por chapa fechada</td><td>Barreira para o sinal</td><td>Receptor externo em ponto alto</td></tr>
</tbody>
</table>
<p>O teste da interferência é simples: desligue os aparelhos próximos da garagem, um a um, e tente da mesma posição. Quando o alcance volta, você achou o culpado.</p>

<h2>Perdeu ou teve o controle roubado</h2>
<p>Nesse caso, comprar outro não basta. O código antigo precisa sair da memória da central. Quando não é possível apagar um só, apaga-se tudo e recadastram-se os que ficaram na casa. Aproveite para conferir se o sistema usa <strong>código rolante</strong>, que muda a cada acionamento e dificulta a clonagem. Controles de código fixo podem ser copiados com facilidade.</p>
<p>Em condomínio, avise a administração no mesmo dia, para bloquear o controle no cadastro.</p>

<h2>Hora de substituir</h2>
<p>Carcaça quebrada, placa oxidada e botões sem resposta não compensam conserto. O controle novo precisa usar a mesma frequência e o mesmo tipo de código da central: aparência igual não garante compatibilidade. O texto sobre <a href="/topicos/controles-remotos-para-portao">controles remotos para portão</a> mostra como identificar o modelo. Se nenhum teste resolveu, descreva ao técnico o que acende, o que faz barulho e quais controles funcionam. Outras respostas curtas estão nas <a href="/duvidas-frequentes">dúvidas frequentes</a>.</p>
`,
};
