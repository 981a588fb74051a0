import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const clearance = trade.rackClearanceMm;

export const motorDeslizanteParaPortao: Topic = {
  slug: "motor-deslizante-para-portao",
  group: "Tipos de Motores",
  title: "Motor deslizante para portão: como escolher",
  description:
    "Peso da folha, número de ciclos, cremalheira e velocidade: os critérios que definem o motor deslizante certo para portão de correr em casa ou empresa.",
  keywords: [
    "motor deslizante para portão",
    "motor para portão de correr",
    "motor de portão com cremalheira",
    "potência de motor deslizante",
    "ciclos de abertura por hora",
    "portão de correr automático",
  ],
  content: `
<p>Para escolher o motor deslizante, some um terço ao peso da folha e procure na ficha um motor que aguente esse total. Depois confira quantas aberturas por hora ele aceita. A troca do motor em casa, com mão de obra, custa de {price.homeSwap}, e o serviço leva de {time.sliding}. O portão de correr precisa de um recuo lateral livre com o comprimento da folha, de base firme e de trilho sempre limpo.</p>

<h2>Como ele funciona</h2>
<p>O motor fica fixo no chão, por dentro. Um redutor gira a engrenagem de saída, que se encaixa na cremalheira presa ao portão e o arrasta para um lado ou para o outro. Ímãs ou chaves nas pontas informam o fim de curso. No alto ou na lateral da carcaça, uma chave faz o destravamento e solta a engrenagem para o uso manual.</p>
<p>O redutor de coroa e sem-fim tem uma vantagem discreta: parado, ele dificulta que alguém empurre a folha pelo lado de fora. Isso não substitui uma trava elétrica em locais de maior risco.</p>

<h2>Três perguntas que definem o modelo</h2>
<h3>Quanto pesa e como corre?</h3>
<p>O fabricante informa o peso máximo, mas supõe trilho plano e roldanas boas. Um portão leve com roldana travada exige mais do que um pesado bem cuidado. Na dúvida, calcule pelo material e pela área e escolha com margem. Em aclive, o caso é outro: portão de correr em rampa é arriscado, porque destravado ele desce sozinho. O piso precisa ser corrigido.</p>
<h3>Quantas vezes abre por hora?</h3>
<p>Motor de residência foi feito para trabalhar e descansar. Num prédio, no horário de saída, ele abre um ciclo atrás do outro, esquenta e o protetor térmico desarma. Para uso coletivo, procure um modelo de fluxo intenso; o assunto continua em <a href="/topicos/motor-para-condominio">motor para condomínio</a>.</p>
<h3>Que velocidade faz sentido?</h3>
<p>Folha rápida reduz a exposição na rua, mas acumula energia. Quanto maior o peso, mais importante é a rampa de desaceleração no final, feita por centrais com inversor de frequência. Velocidade alta sem parada suave castiga batente, cremalheira e solda.</p>

<h2>Comparativo por uso</h2>
<table>
<thead><tr><th>Local</th><th>Uso típico</th><th>O que priorizar</th></tr></thead>
<tbody>
<tr><td>Casa térrea ou sobrado</td><td>Poucos ciclos ao dia</td><td>Compatibilidade com o peso e baixo ruído</td></tr>
<tr><td>Vila ou pequeno prédio</td><td>Picos de manhã e à noite</td><td>Mais ciclos por hora e fotocélula dupla</td></tr>
<tr><td>Condomínio grande</td><td>Movimento contínuo</td><td>Motor de fluxo intenso e nobreak</td></tr>
<tr><td>Galpão e comércio</td><td>Folha longa e pesada</td><td>Redutor reforçado e velocidade controlada</td></tr>
</tbody>
</table>

<h2>Cremalheira de aço ou de nylon</h2>
<p>A de nylon com alma metálica é silenciosa e atende portões leves e médios. A de aço suporta mais carga e tolera melhor o tranco, com algum ruído a mais. Misturar as duas no mesmo portão não é boa ideia, e o passo dos dentes deve ser o mesmo da engrenagem. Em ambas, a folga correta é de ${clearance.min} a ${clearance.max} milímetros e a lubrificação é feita a cada ${trade.maintenance.rackLubricationMonths} meses, depois de limpar os dentes.</p>

<h2>Segurança que não pode faltar</h2>
<ul>
<li>Batentes mecânicos nas duas pontas e guia superior que impeça a folha de tombar.</li>
<li>Fotocélulas na passagem; em folhas longas, um segundo par mais alto, para caminhões e utilitários.</li>
<li>Proteção nas áreas em que a folha passa perto da parede ou de grades, onde um braço pode ficar preso.</li>
<li>Regulagem de força com teste de obstáculo macio.</li>
<li>Circuito próprio em ${trade.motor.volts} V com aterramento, feito por profissional qualificado, e disjuntor desligado antes de abrir a tampa.</li>
</ul>

<h2>Resumo para decidir</h2>
<p>Anote comprimento, altura, material, estado do trilho e número aproximado de aberturas no horário mais cheio. Com esses dados, é possível comparar propostas de marcas diferentes sem se prender apenas à potência. O motor sai com garantia de {warranty.motor}. Para saber como ficam base, cremalheira e testes, siga para <a href="/topicos/instalacao-de-motor-deslizante">instalação de motor deslizante</a>; se preferir uma visão de todos os tipos lado a lado, o <a href="/guia-completo">guia completo</a> é o melhor começo.</p>
`,
};
