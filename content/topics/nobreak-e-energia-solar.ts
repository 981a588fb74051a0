import type { Topic } from "../topic.ts";

export const nobreakEEnergiaSolar: Topic = {
  slug: "nobreak-e-energia-solar",
  group: "Marcas e Acessórios",
  title: "Nobreak e energia solar para portão automático",
  description:
    "Faltou luz e o portão travou? Compare nobreak, motor com bateria e energia solar, saiba como dimensionar e como abrir à mão com segurança.",
  keywords: [
    "nobreak para portão",
    "portão automático sem energia",
    "bateria para portão eletrônico",
    "portão com energia solar",
    "motor de portão corrente contínua",
    "destravamento manual de portão",
  ],
  content: `
<p>Para o portão automático abrir na falta de luz, há quatro soluções: destravar na mão, instalar um nobreak no motor que já existe, usar um motor com bateria ou, longe da rede, um painel solar com bateria. O painel solar comum da casa não serve, porque desliga junto com a rede. A melhor escolha depende de quantas vezes falta luz na sua rua e de quanto você depende do carro.</p>
<h2>Primeiro recurso: saber destravar</h2>
<p>Quase todo motor tem destravamento manual, por chave, alavanca ou manopla. Ele solta a folha do motor e permite abrir na mão. Treine uma vez com calma, de dia, seguindo o manual do seu modelo:</p>
<ol>
  <li>Desligue o disjuntor do portão e, se houver, o nobreak, para que a folha não se mova sozinha.</li>
  <li>Tire pessoas e animais da área de movimento.</li>
  <li>Acione o destravamento e mova a folha devagar, com as duas mãos.</li>
  <li>Feche, trave de novo e só então religue o disjuntor.</li>
</ol>
<p><strong>Atenção ao basculante:</strong> só o destrave fechado e sem defeito, e levante a folha a dois, sem ninguém embaixo. Se ela pesar, estiver torta ou com cabo frouxo, trave de novo e chame um técnico.</p>
<h2>Nobreak: o caminho mais comum</h2>
<p>O nobreak para portão guarda energia em bateria e alimenta o motor por um número limitado de ciclos: com folha leve, o usual fica entre 20 e 50, conforme a bateria. Ele não é igual ao de computador. Um motor puxa, na partida, uma corrente várias vezes maior que a de funcionamento, e um nobreak de informática pode desarmar ou queimar com isso. Procure equipamento <strong>indicado pelo fabricante para automatizadores</strong>, com saída adequada a motor e potência de sobra para a partida.</p>
<p>O que informar ao pedir um orçamento:</p>
<ul>
  <li>modelo, tensão e potência do motor, que estão na etiqueta;</li>
  <li>se a central usa inversor ou ligação direta;</li>
  <li>quantas aberturas você precisa garantir durante a falta de luz;</li>
  <li>quais acessórios ficam ligados: fotocélula, trava elétrica, interfone;</li>
  <li>o local de instalação, que deve ser ventilado e abrigado da chuva.</li>
</ul>
<h2>Motor de baixa tensão com bateria</h2>
<p>Nos motores em corrente contínua, a bateria pode ser ligada à própria central, que a mantém carregada e assume quando a rede cai. A partida é mais suave, o consumo é menor e não há perda na conversão para corrente alternada. É uma boa escolha para instalação nova. Já trocar um motor em bom estado só por causa disso raramente compensa; nesse caso, o nobreak sai mais em conta.</p>
<h2>Energia solar: onde faz sentido</h2>
<p>Há duas situações bem diferentes, e confundi-las leva a compras erradas.</p>
<h3>Casa com painéis ligados à rede</h3>
<p>O sistema comum, conectado à distribuidora, reduz a conta, mas <strong>se desliga quando falta energia</strong>, por segurança de quem trabalha na rede. Sem bateria e inversor próprio para isso, o portão para junto com a casa. Portanto, ter painel no telhado não dispensa nobreak.</p>
<h3>Portão longe da rede</h3>
<p>Em sítio, chácara ou entrada distante, um conjunto isolado com painel, controlador de carga e bateria alimenta um motor de baixa tensão. Ele evita abrir vala e puxar cabo por longa distância, onde há perda de tensão. O dimensionamento parte do consumo por ciclo, multiplicado pelos ciclos diários, somado ao consumo da central em espera, que funciona o dia inteiro e costuma ser esquecido. Depois se acrescenta reserva para dias nublados.</p>
<h2>Comparação rápida</h2>
<table>
  <thead>
    <tr><th>Solução</th><th>Indicada para</th><th>Ponto fraco</th></tr>
  </thead>
  <tbody>
    <tr><td>Destravamento manual</td><td>Faltas raras, portão leve</td><td>Exige sair do carro</td></tr>
    <tr><td>Nobreak</td><td>Motor já instalado</td><td>Bateria tem vida limitada</td></tr>
    <tr><td>Motor com bateria</td><td>Instalação nova</td><td>Exige motor e central próprios</td></tr>
    <tr><td>Solar isolado</td><td>Local sem rede</td><td>Depende de bom dimensionamento</td></tr>
  </tbody>
</table>
<h2>Cuidados com a bateria</h2>
<p>A bateria dura, em geral, de 2 a 4 anos. Ela envelhece mesmo sem uso, e o calor acelera o processo. Teste o sistema de tempos em tempos: desligue o disjuntor que alimenta o nobreak e faça um ciclo completo. Se o portão ficar lento ou a central reiniciar, a bateria está no fim. Peça a troca a quem possa dar o descarte correto, e não abra o equipamento, que mantém tensão perigosa mesmo fora da tomada.</p>
<p>A ligação de nobreak, bateria e painel deve ser feita por pessoa qualificada, com proteção e aterramento, como explicamos em <a href="/topicos/instalacao-eletrica-para-portao-automatico">instalação elétrica para portão automático</a>. Outras perguntas sobre falta de luz estão nas <a href="/duvidas-frequentes">dúvidas frequentes</a>.</p>
`,
};
