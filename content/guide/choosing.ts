import { trade } from "../trade.ts";
import type { GuideSection } from "./section.ts";
import { metres, span } from "./section.ts";

const { motor } = trade;

export const choosing: GuideSection[] = [
  {
    id: "tipos-de-portao",
    title: "Tipos de portão automático",
    keyPoint:
      "Frente estreita pede basculante, parede livre ao lado pede deslizante, e entrada com espaço para o giro aceita pivotante.",
    html: `
<p>O tipo de portão decide quase tudo o que vem depois: onde o motor é fixado, quanto espaço livre é preciso e qual peça vai desgastar primeiro. Na Grande São Paulo, três tipos cobrem praticamente todas as garagens.</p>
<h3>Basculante</h3>
<p>A folha sobe e se deita perto do teto da garagem. Quem sustenta o peso são os contrapesos, escondidos nas colunas laterais e ligados à folha por cabos de aço que passam por roldanas. O motor só conduz o movimento. É a escolha de quem tem frente estreita e não dispõe de parede lateral. O ponto de atenção é a parte da folha que avança para fora ao abrir: com a calçada curta, ela passa perto de quem caminha. Veja os detalhes em <a href="/topicos/instalacao-de-motor-basculante">instalação de motor basculante</a>.</p>
<h3>Deslizante</h3>
<p>A folha corre de lado, com roldanas sobre um trilho no piso e guias em cima. Precisa de parede livre ao lado do vão, com comprimento igual ao da folha mais uma folga. O motor fica no chão e empurra a cremalheira presa ao portão. Aceita folhas largas e pesadas melhor que os outros dois. Leia também sobre a <a href="/topicos/instalacao-de-motor-deslizante">instalação de motor deslizante</a>.</p>
<h3>Pivotante</h3>
<p>Abre como porta, em uma ou duas folhas, sobre dobradiças. Cada folha recebe um acionador com braço ou fuso. A área do giro tem de ficar livre, sem carro, vaso ou rampa no caminho. Folha fechada, de chapa inteira, sofre com o vento, e isso pesa na escolha do <a href="/topicos/motor-pivotante-para-portao">motor pivotante</a>.</p>
<table>
<thead><tr><th>Critério</th><th>Basculante</th><th>Deslizante</th><th>Pivotante</th></tr></thead>
<tbody>
<tr><td>Movimento</td><td>Sobe e deita sob o teto</td><td>Corre para o lado</td><td>Gira sobre dobradiças</td></tr>
<tr><td>Espaço exigido</td><td>Altura livre e recuo na frente</td><td>Parede lateral livre</td><td>Área de giro livre</td></tr>
<tr><td>Lugar do motor</td><td>Coluna lateral</td><td>Base no piso</td><td>Na coluna ou no pilar, junto da folha</td></tr>
<tr><td>Transmissão</td><td>Fuso e braço</td><td>Engrenagem e cremalheira</td><td>Braço articulado ou fuso</td></tr>
<tr><td>Desgasta primeiro</td><td>Cabos, roldanas e porca do fuso</td><td>Roldanas, trilho e engrenagem</td><td>Dobradiças e articulações</td></tr>
<tr><td>Tempo de instalação</td><td>{time.tilting}</td><td>{time.sliding}</td><td>Até {time.home.max}</td></tr>
</tbody>
</table>
`,
  },
  {
    id: "como-funciona",
    title: "Como funciona o motor, peça por peça",
    keyPoint: "Saber o nome de cada peça encurta a visita: você descreve o defeito e entende o que está no orçamento.",
    html: `
<p>Quando alguém diz “o motor do portão”, quase sempre fala do conjunto inteiro, o acionador. Conhecer as peças ajuda a ler o orçamento e a descrever o defeito.</p>
<ul>
<li><strong>Motor elétrico:</strong> gera o giro. O nome da potência (${motor.homePower.min}, ${motor.homePower.max}) é dele.</li>
<li><strong>Capacitor:</strong> dá o impulso de partida e mantém o torque nos motores monofásicos. Fraco, deixa o motor roncando sem sair do lugar. Modelos com inversor não o usam.</li>
<li><strong>Redutor:</strong> coroa e rosca sem fim que trocam velocidade por força. Trabalha com graxa ou óleo e, parado, segura o portão.</li>
<li><strong>Fuso, cremalheira ou braço:</strong> transforma o giro em movimento da folha. No basculante, a porca sobe e desce pelo fuso e leva o braço; no deslizante, a engrenagem puxa a cremalheira.</li>
<li><strong>Central (placa):</strong> o cérebro. Recebe o comando, liga o motor num sentido ou no outro, conta o tempo, aplica freio e rampas de aceleração e lê os sensores.</li>
<li><strong>Receptor:</strong> capta o sinal do controle. Pode estar na própria placa ou num módulo separado.</li>
<li><strong>Fim de curso:</strong> sensores, em geral magnéticos, que avisam à central que a folha chegou ao fim. Um ímã passa diante do sensor e o motor para.</li>
<li><strong>Embreagem:</strong> limita a força. Hoje costuma ser eletrônica, ajustada na central; nos motores mais antigos é mecânica.</li>
<li><strong>Destravamento:</strong> chave ou alavanca que solta a transmissão para abrir o portão na mão.</li>
<li><strong>Acessórios:</strong> fotocélula, sirene, sinaleira, trava elétrica e nobreak, ligados às saídas da central.</li>
</ul>
<h3>O que acontece quando você aperta o botão</h3>
<ol>
<li>O controle envia um código por rádio e o receptor confere se ele está cadastrado.</li>
<li>A central verifica a fotocélula e a posição da folha e, se houver trava elétrica, solta a trava.</li>
<li>O motor parte, o redutor multiplica a força e a folha se move.</li>
<li>Perto do fim, a central reduz a velocidade; o ímã alcança o sensor e o motor para.</li>
<li>Se o fechamento automático estiver ligado, a central conta a pausa e faz o caminho de volta.</li>
</ol>
`,
  },
  {
    id: "como-escolher",
    title: "Como escolher a potência e o modelo",
    keyPoint:
      "Primeiro o portão leve na mão, depois a potência. Motor forte não conserta folha torta nem contrapeso errado.",
    html: `
<p>Antes de falar em potência, vem o estado da folha. No deslizante e no pivotante, com o disjuntor desligado e o motor destravado, ela deve andar com pouco esforço do começo ao fim. No basculante, o equilíbrio entre folha e contrapeso é conferido pelo técnico, com a folha escorada: nunca destrave um portão que sobe ou desce sozinho. Se a folha pesa ou engasga, o problema é de serralheria, e motor mais forte só adia a conta.</p>
<p>Com o portão em ordem, quatro perguntas definem a compra:</p>
<ol>
<li><strong>Qual o tamanho e o peso da folha?</strong> Em casas, a potência usual vai de ${motor.homePower.min} a ${motor.homePower.max}. No basculante, o ${motor.homePower.min} atende folhas de até ${metres(motor.quarterHpMaxWidthMetres)} de largura. Acima disso, ou com chapa grossa e revestimento de madeira, suba a potência.</li>
<li><strong>Quantas vezes abre por dia?</strong> Motor residencial precisa de descanso entre os ciclos para esfriar. Garagem coletiva pede linha de alto fluxo, mesmo que a folha seja leve.</li>
<li><strong>Que velocidade faz diferença para você?</strong> Menos tempo na rua é mais segurança, mas portão rápido exige estrutura rígida e rampas de parada bem ajustadas.</li>
<li><strong>Qual a tensão disponível?</strong> O normal é ${motor.volts} V. Existem versões para 127 V; confira a etiqueta antes de comprar.</li>
</ol>
<p>Nos basculantes de ${motor.homePower.min}, os modelos que vendemos diferem sobretudo no tempo de abertura:</p>
<table>
<thead><tr><th>Modelo</th><th>Tempo de abertura</th><th>Para quem serve</th></tr></thead>
<tbody>
<tr><td>{name.padrao}</td><td>{opening.padrao}</td><td>Casa com uso normal, portão equilibrado, garagem longe do fluxo da rua</td></tr>
<tr><td>{name.speedy}</td><td>{opening.speedy}</td><td>Rua movimentada, família que entra e sai várias vezes ao dia</td></tr>
<tr><td>{name.jetflex}</td><td>{opening.jetflex}</td><td>Quem não quer ficar parado na calçada esperando; pede folha rígida e bem balanceada</td></tr>
</tbody>
</table>
<p>Com instalação correta e manutenção em dia, um motor dura de ${span(motor.lifeYears)} anos.</p>
`,
  },
  {
    id: "marcas",
    title: "Marcas: o que comparar",
    keyPoint: "Compare peças de reposição, ciclos por hora e recursos da central antes de comparar o nome na tampa.",
    html: `
<p>Trabalhamos com {shop.brands}. A etiqueta importa menos do que acertar a linha: um modelo de entrada numa casa tranquila dura mais do que um modelo caro mal dimensionado num prédio.</p>
<p>PPA, Garen, Peccinin, Rossi e Nice são nomes que qualquer técnico da região conhece. Jetflex e Speedy são ligados a abertura rápida. GGPort, Omegaport e AGL completam a oferta.</p>
<p>Na hora de comparar, olhe para isto:</p>
<ul>
<li><strong>Peças de reposição:</strong> engrenagem, porca do fuso, placa e capacitor precisam existir na sua cidade, não só no catálogo.</li>
<li><strong>Ciclos por hora:</strong> o número do manual diz mais sobre a resistência do motor do que a potência sozinha.</li>
<li><strong>Material da engrenagem:</strong> nylon é silencioso e protege o conjunto ao quebrar primeiro; metal aguenta mais carga.</li>
<li><strong>Recursos da central:</strong> rampas, embreagem eletrônica, entrada para fotocélula e código rolante.</li>
<li><strong>Manual em português:</strong> sem ele, qualquer ajuste futuro vira adivinhação.</li>
</ul>
<p>Se você já tem um motor que funciona e só a placa queimou, nem sempre é preciso ficar na mesma marca: existem centrais compatíveis com vários acionadores. Confira antes a tensão, o capacitor e o tipo de fim de curso.</p>
`,
  },
  {
    id: "controles-remotos",
    title: "Controles remotos e código rolante",
    keyPoint:
      "Controle perdido se apaga da memória da central. Com código rolante, um sinal copiado não abre o portão.",
    html: `
<p>O controle é a chave da casa, e merece o mesmo cuidado. Há duas famílias principais:</p>
<ul>
<li><strong>Código fixo:</strong> envia sempre a mesma sequência. É simples e barato, mas um aparelho copiador grava o sinal e repete.</li>
<li><strong>Código rolante (rolling code):</strong> a cada toque o código muda, numa ordem que só o controle e o receptor cadastrado acompanham. Um sinal gravado e já usado não abre o portão depois.</li>
</ul>
<p>Para ganhar a proteção do código rolante não basta trocar o chaveiro: o receptor precisa ser compatível e os controles antigos, de código fixo, têm de ser apagados da memória. Se a central é velha, um receptor avulso resolve sem trocar o motor.</p>
<h3>Alcance e falhas</h3>
<p>O alcance chega a ${metres(trade.remoteReachMetres)}. Parede, laje, fonte chaveada e lâmpada de LED de má qualidade perto da central reduzem essa distância. Se o controle só funciona de perto, troque a bateria antes de qualquer coisa; se não resolver, peça ao técnico que confira a antena da placa.</p>
<h3>Cuidados simples</h3>
<ul>
<li>Perdeu um controle? Apague a memória e recadastre os que ficaram.</li>
<li>Não deixe o controle preso ao quebra-sol com o carro na rua.</li>
<li>Em prédio, mantenha uma lista com o número de cada controle e da unidade que o usa.</li>
</ul>
<p>Para modelos, cópia e cadastro, veja <a href="/topicos/controles-remotos-para-portao">controles remotos para portão</a>.</p>
`,
  },
];
