import { countMonths, countTimesAYear } from "#domain/format.ts";
import { trade } from "../trade.ts";
import type { GuideSection } from "./section.ts";
import { span } from "./section.ts";

const { maintenance, motor, rackClearanceMm } = trade;

export const using: GuideSection[] = [
  {
    id: "instalacao",
    title: "Instalação: o que precisa estar certo",
    keyPoint: "Portão no prumo, batentes firmes e energia com disjuntor próprio: sem os três, nenhum motor dura.",
    html: `
<p>Motor bom mal instalado dá defeito cedo. Antes de furar qualquer parede, o técnico confere quatro coisas: folha no prumo e sem empeno, movimento leve na mão, batentes mecânicos firmes nos dois extremos e ponto de energia próprio, com disjuntor e aterramento.</p>
<p>A sequência é parecida nos três tipos:</p>
<ol>
<li>Desligar a energia no quadro e confirmar com um testador que não há tensão.</li>
<li>Marcar a posição do motor com a folha aberta e fechada, para garantir que nada encosta.</li>
<li>Fixar o suporte com parafusos e buchas próprios para aquele material, ou soldar em coluna metálica.</li>
<li>Montar a transmissão: fuso e braço no basculante, braço no pivotante, cremalheira no deslizante, esta com folga de ${span(rackClearanceMm)} mm em relação à engrenagem.</li>
<li>Posicionar os ímãs do fim de curso um pouco antes dos batentes.</li>
<li>Fazer a ligação elétrica, normalmente em ${motor.volts} V, e regular força, freio e rampas.</li>
<li>Testar vários ciclos completos, a fotocélula e o destravamento manual.</li>
</ol>
<h3>Quanto tempo leva</h3>
<p>Um basculante residencial leva de {time.tilting}. O deslizante, por causa da base e do alinhamento da cremalheira, de {time.sliding}. Portão pesado, de prédio ou galpão, ocupa de {time.heavy}. O passo a passo detalhado está no artigo <a href="/blog/como-instalar-motor-portao-eletronico">como instalar motor para portão eletrônico</a>, e o serviço completo, em <a href="/instalacao-motor-portao-automatico">instalação de motor para portão automático</a>.</p>
<p><strong>Não faça por conta própria</strong> nada que envolva cabo de aço e contrapeso. A folha de um basculante sem contrapeso cai com todo o peso.</p>
`,
  },
  {
    id: "manutencao",
    title: "Manutenção: calendário do ano",
    keyPoint: "Poucos minutos por mês de limpeza e lubrificação evitam a maior parte das quebras.",
    html: `
<p>Motor raramente queima do nada. Ele morre de esforço: roldana travada, trilho sujo, cabo desfiado, contrapeso errado. Manutenção de portão é, antes de tudo, cuidar para que ele continue leve.</p>
<table>
<thead><tr><th>Quando</th><th>O que fazer</th><th>Quem faz</th></tr></thead>
<tbody>
<tr><td>Todo mês</td><td>Varrer o trilho, limpar a lente da fotocélula, testar a parada por obstáculo, ouvir ruídos novos</td><td>Morador ou zelador</td></tr>
<tr><td>Todo mês</td><td>Lubrificação ${maintenance.lubrication} de dobradiças, articulações e eixos de roldana, com o disjuntor desligado</td><td>Morador ou zelador</td></tr>
<tr><td>A cada ${countMonths(maintenance.rackLubricationMonths)}</td><td>Lubrificar a cremalheira com uma camada fina de graxa; reapertar parafusos de base, suporte e braço; testar o destravamento</td><td>Zelador ou técnico</td></tr>
<tr><td>A cada ${countMonths(maintenance.rackLubricationMonths)}</td><td>Olhar os cabos de aço por inteiro; um fio partido já pede troca</td><td>Técnico</td></tr>
<tr><td>Todo ano</td><td>Revisão completa: contrapeso, porca do fuso, engrenagem, capacitor, conexões da central, regulagem de força e rampas</td><td>Técnico</td></tr>
<tr><td>Todo ano</td><td>Trocar a bateria dos controles e medir a do nobreak</td><td>Morador e técnico</td></tr>
</tbody>
</table>
<p>A revisão por técnico deve ser feita ${countTimesAYear(maintenance.homeTimesAYear)} em casas e ${countTimesAYear(maintenance.businessTimesAYear)} em empresas e condomínios.</p>
<h3>Três erros de quem quer ajudar</h3>
<ul>
<li>Passar graxa no trilho do piso: ela junta areia e vira lixa.</li>
<li>Usar desengripante como lubrificante: ele limpa, evapora e deixa a peça seca.</li>
<li>Aumentar a força na central para vencer um portão pesado: o motor esquenta e a proteção contra esmagamento deixa de valer.</li>
</ul>
<p>O que entra numa visita está descrito em <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva de portão automático</a>.</p>
`,
  },
  {
    id: "problemas-comuns",
    title: "Problemas comuns e soluções",
    keyPoint: "Desligue o disjuntor antes de tocar em qualquer peça. Basculante torto não se usa: chame o técnico.",
    html: `
<p>Use a tabela para entender o que está acontecendo antes de chamar alguém. Desligue o disjuntor antes de tocar em qualquer peça e fique no que a coluna da direita indica. Não abra a caixa da central: o capacitor pode guardar carga mesmo sem energia.</p>
<table>
<thead><tr><th>Sintoma</th><th>Causa provável</th><th>O que fazer</th></tr></thead>
<tbody>
<tr><td>Nada funciona, nem ruído</td><td>Disjuntor desarmado, fusível da placa ou falta de fase</td><td>Rearme o disjuntor uma vez; se cair de novo, chame o técnico</td></tr>
<tr><td>Motor ronca e não sai</td><td>Capacitor fraco, folha travada ou cadeado esquecido</td><td>Tire o cadeado e desligue o disjuntor; capacitor e folha travada ficam com o técnico</td></tr>
<tr><td>Controle só funciona de perto</td><td>Bateria gasta ou antena mal posicionada</td><td>Troque a bateria; persistindo, peça a revisão do receptor</td></tr>
<tr><td>Abre e não fecha</td><td>Fotocélula suja, desalinhada ou com algo na frente</td><td>Limpe as lentes e retire o obstáculo</td></tr>
<tr><td>Para no meio e volta</td><td>Atrito no caminho ou força regulada baixa demais</td><td>Limpe o trilho e a fotocélula; a regulagem é do técnico</td></tr>
<tr><td>Bate forte no fim</td><td>Ímã do fim de curso fora do lugar, freio ou rampa desajustados</td><td>Suspenda o uso automático e peça regulagem</td></tr>
<tr><td>Motor gira e a folha não anda</td><td>Destravamento solto, engrenagem ou porca gasta</td><td>Confira a chave de destravamento; se está travada, há peça a trocar</td></tr>
<tr><td>Basculante desce torto</td><td>Cabo desfiado ou contrapeso desigual</td><td>Não use nem fique embaixo; chame o técnico</td></tr>
<tr><td>Abre sozinho</td><td>Botoeira em curto, umidade na placa ou controle de código fixo repetido na vizinhança</td><td>Desligue o disjuntor, use no manual e peça revisão</td></tr>
<tr><td>Para depois de vários usos seguidos</td><td>Proteção térmica do motor</td><td>Espere esfriar; se o uso é sempre assim, falta motor</td></tr>
</tbody>
</table>
<p>Outras respostas curtas estão em <a href="/duvidas-frequentes">dúvidas frequentes</a>.</p>
`,
  },
  {
    id: "energia-solar-e-nobreak",
    title: "Energia solar e nobreak",
    keyPoint: "Nobreak de computador não serve para motor de portão: a corrente da partida é alta demais.",
    html: `
<p>Sem energia, portão em bom estado abre na mão pelo destravamento. O nobreak serve para não precisar descer do carro na chuva, nem deixar o portão solto à noite: destravado, ele fica sem a retenção do motor.</p>
<h3>Nobreak</h3>
<p>Nobreak de computador não costuma aguentar a corrente de partida de um motor de portão. Os próprios para portão têm inversor dimensionado para esse pico. Ao comprar, compare a potência do motor, a tensão de saída e quantos ciclos a bateria entrega. Bateria envelhece mesmo sem uso; meça na revisão anual.</p>
<p>Outra saída são os motores de corrente contínua, que já trabalham com bateria e carregador embutidos.</p>
<h3>Energia solar</h3>
<p>Faz sentido em chácara, galpão ou portaria distante do quadro, onde puxar cabo enterrado sai caro. O conjunto é painel, controlador de carga, bateria e motor de corrente contínua, ou um inversor quando o motor é comum. Dimensione pela semana de céu fechado, não pelo dia de sol.</p>
<p>Um aviso a quem já tem placas no telhado: o sistema comum, ligado à rede, desliga quando a rua fica sem energia. As opções estão comparadas em <a href="/topicos/nobreak-e-energia-solar">nobreak e energia solar</a>.</p>
`,
  },
  {
    id: "seguranca",
    title: "Segurança: crianças, animais e pedestres",
    keyPoint: "Fechamento automático só com fotocélula funcionando. Teste com uma caixa de papelão, nunca com a mão.",
    html: `
<p>Um portão é uma peça pesada que se move sem ninguém por perto. Três camadas evitam o acidente: a força limitada na central, a fotocélula e o hábito de quem usa.</p>
<ul>
<li><strong>Fotocélula:</strong> um par de sensores nas laterais do vão. Se algo corta o feixe durante o fechamento, o portão reabre. Em casa com criança pequena ou cachorro, vale instalar dois pares, um deles mais baixo, porque um feixe na altura do para-choque não enxerga um gato.</li>
<li><strong>Limite de força:</strong> a central deve parar ou reverter quando a folha encontra resistência. Teste todo mês com uma caixa de papelão firme no caminho; nunca com a mão ou o pé.</li>
<li><strong>Sirene e sinaleira:</strong> avisam o pedestre quando a saída é direto na calçada, sobretudo no basculante, cuja folha avança ao abrir.</li>
<li><strong>Batentes mecânicos:</strong> impedem a folha de sair do trilho ou passar do ponto se o sensor falhar.</li>
</ul>
<h3>Regras da casa</h3>
<ul>
<li>Controle não é brinquedo: guarde fora do alcance das crianças.</li>
<li>Espere o portão fechar por completo antes de sair com o carro. É quando o cachorro foge e quando alguém entra.</li>
<li>Ninguém passa com a folha em movimento, nem fica embaixo de um basculante aberto.</li>
<li>Com o motor ligado, nada de cadeado nem ferrolho. Quer reforço? Use trava elétrica, que a central solta antes de abrir.</li>
<li>Todos os adultos devem saber onde está a chave de destravamento e como usá-la. Ela fica dentro de casa, num lugar combinado.</li>
</ul>
<p>Fechamento automático só com fotocélula funcionando. Se o sensor quebrar, desative a função até o conserto.</p>
`,
  },
];
