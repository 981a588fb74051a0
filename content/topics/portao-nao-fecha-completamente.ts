import type { Topic } from "../topic.ts";

export const portaoNaoFechaCompletamente: Topic = {
  slug: "portao-nao-fecha-completamente",
  group: "Manutenção e Reparo",
  title: "Portão não fecha completamente: causas e solução",
  description:
    "O portão para antes do fim ou volta sozinho? Veja como separar falha de fotocélula, fim de curso, força e mecânica, e o que testar com segurança.",
  keywords: [
    "portão não fecha completamente",
    "portão volta sozinho",
    "portão para no meio",
    "fim de curso desregulado",
    "fotocélula desalinhada",
    "portão eletrônico não fecha",
    "regular força do motor de portão",
  ],
  content: `
<p>O portão que não fecha completamente quase sempre tem o fim de curso fora do ponto, a fotocélula suja ou a folha prendendo no final. O jeito de falhar mostra qual é o caso: parar quieto, parar e voltar ou parar fazendo força. Assista a dois ou três ciclos de longe e compare com a tabela. O acerto mais comum é a regulagem, que em casa custa a partir de {price.preventive}, sem peças.</p>

<h2>O jeito de falhar e a causa</h2>
<table>
<thead><tr><th>O que você vê</th><th>Suspeita principal</th></tr></thead>
<tbody>
<tr><td>Para sempre no mesmo ponto, em silêncio</td><td>Fim de curso fora de posição ou percurso desprogramado</td></tr>
<tr><td>Começa a fechar e reabre</td><td>Fotocélula interrompida ou obstáculo detectado</td></tr>
<tr><td>Para com o motor roncando</td><td>Atrito mecânico, força baixa ou capacitor fraco</td></tr>
<tr><td>Para em pontos variados</td><td>Tensão instável, mau contato ou motor superaquecido</td></tr>
<tr><td>Fecha e depois desce ou abre um pouco</td><td>Desgaste no fuso, no redutor ou folga no destravamento</td></tr>
</tbody>
</table>

<h2>Comece pelo que não exige ferramenta</h2>
<p>Com o disjuntor desligado, olhe o caminho inteiro da folha. Uma pedra no trilho, um galho, um tapete dobrado ou o lixo encostado na coluna já bastam. No basculante, veja se o piso subiu ou se um capacho novo está sob a travessa inferior. No pivotante, confira se o batente de chão não se soltou.</p>
<p>Depois, limpe as duas lentes da fotocélula com pano seco e verifique se estão de frente uma para a outra. Sol baixo entrando direto na lente, teia de aranha e um esbarrão de bicicleta são causas corriqueiras. Se o portão só falha num horário do dia, a suspeita de sol cresce bastante. Mais detalhes estão em <a href="/topicos/fotocelulas-e-sensores">fotocélulas e sensores</a>.</p>
<p><strong>Não faça ponte na fotocélula</strong> para o portão voltar a fechar. A gambiarra funciona, mas tira a proteção de crianças, animais e do próprio carro.</p>

<h2>Teste da folha solta</h2>
<p>Esse teste separa defeito mecânico de defeito elétrico e serve para portão deslizante ou pivotante reto e em piso plano; em rampa, a folha solta anda sozinha. No basculante, quem faz o teste é o técnico, com a folha escorada.</p>
<ol>
<li>Desligue a energia no disjuntor.</li>
<li>Com o portão fechado, ou o mais perto disso, destrave o motor com a chave.</li>
<li>Movimente a folha devagar, sem ninguém no caminho.</li>
<li>Sinta se existe ponto pesado perto do final.</li>
<li>Trave de novo antes de religar.</li>
</ol>
<p>Se a folha prende no mesmo lugar em que o motor para, o problema está no portão: roldana, trilho, dobradiça ou empeno. Se corre livre, a atenção vai para a regulagem e a central.</p>

<h2>Regulagens que o técnico confere</h2>
<h3>Fim de curso</h3>
<p>O ímã ou a chave pode ter se deslocado com a vibração. Mover a peça alguns milímetros resolve, mas a parada deve acontecer junto ao batente, sem pancada. Em centrais que aprendem o percurso, refaz-se a programação depois de qualquer ajuste.</p>
<h3>Força e rampa</h3>
<p>Se a força está no limite mínimo, um dia frio ou a graxa endurecida já fazem a central interpretar o peso extra como obstáculo. A correção é reduzir o atrito e só então ajustar. Aumentar a força para vencer um portão torto apenas transfere o problema para o redutor.</p>
<h3>Capacitor e alimentação</h3>
<p>Motor que ronca e não completa o curso pode ter capacitor sem capacidade. Ele guarda carga mesmo desligado, por isso a troca é serviço de pessoa qualificada. A medição da rede, de 127 V ou 220 V, com o motor andando mostra se a tensão cai demais.</p>

<h2>Enquanto o reparo não vem</h2>
<p>Se a casa ficou aberta, desligue o disjuntor, destrave e feche na mão um portão deslizante ou pivotante inteiro, e trave novamente. O basculante espera o técnico, sem ninguém embaixo. Não insista no controle: cada tentativa aquece o motor e pode queimar o enrolamento. Atendemos {shop.hours}, e o técnico {arrival.everywhere}. A página de <a href="/topicos/assistencia-tecnica-24-horas">assistência técnica de emergência</a> explica o que informar na chamada.</p>
<p>Resolvido o defeito, programe uma <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva</a>. Fim de curso que sai do lugar repetidamente costuma indicar vibração ou suporte frouxo, e isso merece correção na origem.</p>
`,
};
