import type { Topic } from "../topic.ts";

export const fotocelulasESensores: Topic = {
  slug: "fotocelulas-e-sensores",
  group: "Marcas e Acessórios",
  title: "Fotocélulas e sensores para portão automático",
  description:
    "Fotocélula, fim de curso, laço indutivo e embreagem eletrônica: o que cada sensor faz, onde instalar e como testar a segurança do portão.",
  keywords: [
    "fotocélula para portão",
    "sensor de portão automático",
    "sensor antiesmagamento",
    "fim de curso de portão",
    "laço indutivo",
    "fotocélula desalinhada",
    "segurança do portão automático",
  ],
  content: `
<p>A fotocélula é o sensor que impede o portão de fechar sobre uma pessoa, um animal ou um carro: quando algo corta o feixe, o portão para e volta. Recomendamos uma em toda instalação, porque a central só sabe o que os sensores informam. É também o acessório que traz mais retorno pelo que custa.</p>
<h2>O portão não enxerga: os sensores veem por ele</h2>
<p>Um motor obedece à central, e a central só sabe o que os sensores informam. Sem eles, o portão fecha sobre o que estiver no caminho, seja um para-choque, seja uma criança ou o cachorro. Por isso recomendamos a fotocélula em toda instalação. É também o acessório que traz mais retorno pelo que custa.</p>
<h2>Cada sensor e sua função</h2>
<table>
  <thead>
    <tr><th>Sensor</th><th>O que detecta</th><th>Reação habitual</th></tr>
  </thead>
  <tbody>
    <tr><td>Fotocélula</td><td>Interrupção de um feixe infravermelho</td><td>Não fecha, ou reverte se já estiver fechando</td></tr>
    <tr><td>Fim de curso</td><td>Posição final da folha</td><td>Desliga o motor no ponto certo</td></tr>
    <tr><td>Encoder</td><td>Rotação do motor e, com ela, posição e velocidade</td><td>Desacelera, para ou reverte</td></tr>
    <tr><td>Embreagem ou sensor de esforço</td><td>Resistência anormal ao movimento</td><td>Cede, para ou reverte</td></tr>
    <tr><td>Laço indutivo</td><td>Massa metálica do veículo sobre o piso</td><td>Mantém aberto ou comanda a abertura</td></tr>
    <tr><td>Borda sensível</td><td>Contato físico na aresta da folha</td><td>Para e reverte de imediato</td></tr>
  </tbody>
</table>
<p>Eles se completam. A fotocélula evita o toque; a embreagem limita a força se o toque acontecer; a borda sensível cobre a aresta em locais com muita circulação. Nenhum substitui o outro.</p>
<h2>Instalação da fotocélula sem erro</h2>
<p>O par é formado por emissor e receptor, ou por um módulo ativo e um espelho. Alguns cuidados decidem se o conjunto vai funcionar bem:</p>
<ul>
  <li><strong>Altura:</strong> baixa o bastante para perceber criança, animal e para-choque, mas fora do alcance de respingos do piso. Em locais com caminhão, um segundo par mais alto evita que o feixe passe por baixo da carroceria.</li>
  <li><strong>Sol:</strong> o receptor não deve olhar para o sol nascente ou poente. Se não houver jeito, inverte-se a posição com o emissor.</li>
  <li><strong>Alinhamento:</strong> feito com a folha parada e confirmado pelo indicador luminoso do receptor.</li>
  <li><strong>Fixação:</strong> em parede ou coluna firme. Em haste que balança, o feixe se perde com o vento.</li>
  <li><strong>Fiação:</strong> em eletroduto, separada dos cabos de força e com emendas protegidas da umidade.</li>
</ul>
<p>Na central, a fotocélula vai ao borne próprio. Algumas placas saem de fábrica com um jumper que simula “caminho livre”; ao instalar o sensor, o jumper sai. Se alguém o recolocou para “resolver” um portão que não fechava, a segurança foi anulada. Esse tipo de atalho costuma passar despercebido até o dia do acidente.</p>
<h2>Fim de curso: pequeno e decisivo</h2>
<p>Pode ser magnético, com ímã e sensor, ou mecânico, com chave acionada por came. Quando sai do lugar, o portão bate no batente, fica com fresta ou continua forçando parado. O ajuste é fino e deve ser feito junto com a regulagem de embreagem. Falamos dos sintomas em <a href="/topicos/portao-nao-fecha-completamente">portão não fecha completamente</a>.</p>
<h2>Teste mensal em poucos minutos</h2>
<ol>
  <li>Limpe as lentes com pano macio e seco.</li>
  <li>Mande fechar e, a uma distância segura, passe um cabo de vassoura pelo feixe. A folha deve parar e voltar.</li>
  <li>Com o portão aberto, mantenha o feixe interrompido e acione o controle. Ele não deve fechar.</li>
  <li>Observe o fechamento completo: sem pancada no final e sem fresta.</li>
  <li>Escute a sirene e olhe a sinaleira, se houver.</li>
</ol>
<p>Nunca use o próprio corpo no teste, nem fique sob a folha do basculante. Se qualquer etapa falhar, deixe de usar o fechamento automático e peça revisão. O ajuste interno é feito com o disjuntor desligado, por pessoa qualificada.</p>
<h2>Defeitos que parecem da central e não são</h2>
<p>Teia de aranha na lente, formiga dentro do módulo, condensação em manhã fria, vaso de planta que cresceu na frente do feixe: tudo isso faz o portão abrir e se recusar a fechar. Antes de pensar em placa queimada, olhe para o par de fotocélulas e para o indicador luminoso. Se ele pisca ou apaga sem obstáculo, há desalinhamento, sujeira ou fio com mau contato.</p>
<p>Em prédios e empresas, a escolha dos sensores depende do fluxo; veja <a href="/topicos/motor-para-condominio">motor para condomínio</a>. E, se a casa ainda está em obra, planeje os eletrodutos desde já com o texto sobre <a href="/topicos/instalacao-eletrica-para-portao-automatico">instalação elétrica para portão automático</a>.</p>
`,
};
