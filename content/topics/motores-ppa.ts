import type { Topic } from "../topic.ts";

export const motoresPpa: Topic = {
  slug: "motores-ppa",
  group: "Marcas e Acessórios",
  title: "Motor PPA para portão: linhas, peças e cuidados",
  description:
    "Conheça os tipos de motor PPA para portão basculante, deslizante e pivotante, a tecnologia Jetflex e como reconhecer uma peça original.",
  keywords: [
    "motor PPA",
    "motor PPA basculante",
    "motor PPA deslizante",
    "PPA Jetflex",
    "central PPA",
    "peças PPA originais",
    "controle PPA",
  ],
  content: `
<p>O motor PPA certo depende de como o portão abre: DZ Home ou DZ Rio no de correr, BV Home, Penta ou o rápido JetFlex no basculante e Piston no de abrir. A troca em casa, com mão de obra, fica de {price.homeSwap}. As peças se pedem pelo modelo da etiqueta e são fáceis de achar em São Paulo.</p>
<h2>Como a linha é organizada</h2>
<p>A marca cobre os três movimentos mais comuns de portão, além de acessórios como centrais, receptores, controles, fotocélulas e travas. Saber a que família o seu motor pertence é o primeiro passo para pedir peça:</p>
<ul>
  <li><strong>Basculante:</strong> acionador com fuso, montado na vertical ou na horizontal, que empurra e puxa o braço ligado à folha. O tamanho do fuso muda com a altura do portão.</li>
  <li><strong>Deslizante:</strong> motor de piso com engrenagem de saída que corre na cremalheira presa à folha.</li>
  <li><strong>Pivotante:</strong> atuador linear, um por folha, preso à coluna e ao portão por suportes articulados.</li>
</ul>
<p>Dentro de cada família há versões residenciais e versões para uso intenso. O nome comercial na carcaça ajuda, mas quem define mesmo é a <strong>etiqueta de identificação</strong>, com modelo, tensão, potência e dados de fabricação. Fotografe essa etiqueta antes que o tempo a apague.</p>
<h2>O que significa Jetflex</h2>
<p>Jetflex é o nome que a PPA dá aos seus motores rápidos com inversor. Em vez de ligar o motor direto na rede, a central controla a frequência e a tensão entregues a ele. O resultado é uma partida suave, um trecho rápido no meio do curso e uma desaceleração antes do batente. No uso diário, percebe-se menos tranco e menos barulho na chegada.</p>
<p>No nosso catálogo, o {name.jetflex} sai por {price.jetflex} ({kit.includes}) e abre em cerca de {opening.jetflex}. Ele vale a pena para quem espera na rua com o carro ligado e quer reduzir esse tempo. Em portão empenado ou desequilibrado, por outro lado, a velocidade só antecipa a quebra; corrija a folha primeiro. Uma comparação entre tecnologias está em <a href="/topicos/motor-de-abertura-rapida">motor de abertura rápida</a>.</p>
<h2>Peças que mais se trocam</h2>
<ol>
  <li><strong>Capacitor:</strong> quando enfraquece, o motor ronca e não parte, ou só anda com um empurrão. Deve ser substituído por outro de mesma capacitância e tensão igual ou superior.</li>
  <li><strong>Bucha ou porca do fuso:</strong> é peça de desgaste no basculante; folga e estalos denunciam o fim da vida.</li>
  <li><strong>Engrenagem interna:</strong> no deslizante, o motor gira e o portão não sai do lugar.</li>
  <li><strong>Fim de curso:</strong> sensor ou ímã fora de posição faz o portão parar antes ou passar do ponto.</li>
  <li><strong>Central:</strong> sofre com surto de energia, umidade e insetos.</li>
</ol>
<p>O capacitor pode manter carga mesmo com o equipamento desligado. Corte o disjuntor e deixe a troca com quem tem preparo para lidar com eletricidade.</p>
<h2>Peça original ou paralela</h2>
<p>Peça paralela é fabricada por terceiros e vendida com marca própria. A original traz impressão nítida, dados do fabricante na embalagem e nota fiscal. Na placa, observe a qualidade da solda e a serigrafia dos bornes. Em engrenagens, rebarba e plástico opaco são mau sinal.</p>
<h2>Comprar novo ou consertar o antigo?</h2>
<p>Se o redutor está inteiro e o defeito é eletrônico, o conserto geralmente compensa. Se há folga no eixo, carcaça trincada e central fora de linha ao mesmo tempo, a conta muda, e ajuda ler sobre <a href="/topicos/troca-de-motor-de-portao">troca de motor de portão</a>. Motor novo instalado por nós tem garantia de {warranty.motor}, e o serviço de instalação, de {warranty.installation}.</p>
<p>Ao pedir atendimento, envie a foto da etiqueta, uma imagem do controle, frente e verso, e um vídeo curto do portão em movimento. Não é preciso abrir a tampa. Com isso, aumenta a chance de a peça certa já ir na primeira visita. Outras questões comuns estão nas <a href="/duvidas-frequentes">dúvidas frequentes</a>.</p>
`,
};
