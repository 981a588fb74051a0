import type { Topic } from "../topic.ts";
import { trade } from "../trade.ts";

const { maintenance } = trade;

export const motorParaCondominio: Topic = {
  slug: "motor-para-condominio",
  group: "Tipos de Motores",
  title: "Motor de portão para condomínio: o que avaliar",
  description:
    "Fluxo de carros, velocidade, segurança dos moradores e controle de acesso: o que o síndico deve avaliar antes de trocar o motor da garagem.",
  keywords: [
    "motor de portão para condomínio",
    "portão automático condomínio",
    "motor para garagem de prédio",
    "motor de alto fluxo",
    "portão de garagem coletiva",
    "clausura de veículos",
  ],
  content: `
<p>O motor para portão de condomínio deve ser de uso intenso: na ficha, os ciclos por hora precisam passar das aberturas que o prédio faz na hora de mais movimento. A troca de um motor desse porte, com mão de obra, custa de {price.heavySwap}, e leva de {time.heavy}.</p>
<h2>Por que o motor residencial não dura no prédio</h2>
<p>Em uma casa, o portão abre algumas vezes por dia. Em um edifício, ele abre essa mesma quantidade em poucos minutos, na saída para o trabalho. O motor residencial instalado ali até funciona no começo; depois vem o aquecimento, o protetor térmico desarma no pior horário, a engrenagem gasta e a central começa a falhar. O defeito não está na marca: está na escolha.</p>
<p>Para garagem coletiva, procure na ficha do fabricante a indicação de <strong>uso intenso ou fluxo contínuo</strong> e compare o número de ciclos por hora com o movimento real do prédio. O porteiro ou as câmeras ajudam a contar quantas aberturas acontecem na hora de pico.</p>
<h2>Velocidade também é segurança</h2>
<p>O momento de maior exposição do morador é a espera na rua e os segundos em que o portão fica aberto atrás do carro. Um motor rápido encurta os dois. Para se ter ideia da diferença entre tecnologias, o nosso {name.jetflex} completa a abertura em cerca de {opening.jetflex}, enquanto o modelo padrão da mesma potência leva perto de {opening.padrao}. São motores para folhas residenciais, mas a lógica vale para os conjuntos maiores: inversor e rampa de aceleração permitem correr sem bater.</p>
<p>Velocidade, porém, só é bem-vinda com portão alinhado e fotocélula funcionando. Explicamos essa conta no texto sobre <a href="/topicos/motor-de-abertura-rapida">motor de abertura rápida</a>.</p>
<h2>Itens que não podem faltar na garagem coletiva</h2>
<table>
  <thead>
    <tr><th>Item</th><th>Para que serve</th></tr>
  </thead>
  <tbody>
    <tr><td>Fotocélula</td><td>Impede o fechamento sobre carro, moto ou pedestre</td></tr>
    <tr><td>Laço indutivo</td><td>Detecta o veículo pela massa metálica, parado ou em movimento</td></tr>
    <tr><td>Sinaleira e sirene</td><td>Avisam quem passa pela calçada que o portão vai se mover</td></tr>
    <tr><td>Fechamento automático</td><td>Evita o portão esquecido aberto</td></tr>
    <tr><td>Nobreak</td><td>Mantém a passagem quando falta energia</td></tr>
    <tr><td>Destravamento acessível</td><td>Permite à portaria abrir à mão em emergência</td></tr>
  </tbody>
</table>
<p>Onde há espaço para dois portões em sequência, a <strong>clausura</strong> (ou eclusa) merece estudo: o segundo só abre depois que o primeiro fechou. Isso exige intertravamento entre as centrais, e também um modo de emergência bem explicado à equipe da portaria.</p>
<h2>Controles: quem entra e quem já saiu</h2>
<p>Com código fixo e sem cadastro, cada mudança de morador deixa um controle a mais circulando. O caminho mais seguro é usar código rolante com um receptor que identifique cada controle por unidade. Assim, se o controle foi perdido, apaga-se apenas aquele, sem recadastrar o prédio inteiro. Guarde uma planilha com apartamento, número do controle e data de entrega. Há mais detalhes em <a href="/topicos/controles-remotos-para-portao">controles remotos para portão</a>.</p>
<h2>Como levar a proposta à assembleia</h2>
<ol>
  <li><strong>Descreva o portão atual:</strong> tipo, medidas, idade do motor e defeitos registrados nos últimos meses.</li>
  <li><strong>Separe os problemas:</strong> o que é motor, o que é serralheria, o que é elétrica. Trocar um sem corrigir o outro gera gasto repetido.</li>
  <li><strong>Peça o mesmo escopo a todos:</strong> motor, acessórios, mão de obra, retirada do equipamento antigo e cadastro dos controles.</li>
  <li><strong>Confira a garantia por escrito:</strong> conosco, são {warranty.motor} para o motor e {warranty.installation} para a instalação.</li>
  <li><strong>Combine a data:</strong> a garagem precisa de rota alternativa ou de operação manual durante o serviço.</li>
</ol>
<p>Inclua na mesma pauta a manutenção. Para uso coletivo, recomendamos ao menos ${maintenance.businessTimesAYear} revisões por ano, além da lubrificação ${maintenance.lubrication} das partes indicadas pelo técnico. Um <a href="/topicos/contrato-de-manutencao-para-condominios">contrato de manutenção</a> deixa claro quem responde quando o portão para no domingo à noite. E oriente a portaria: nada de forçar a folha com o motor engatado, e nenhuma tampa aberta sem desligar o disjuntor. Em basculantes, ninguém da equipe deve mexer em cabo ou contrapeso, que guardam carga suficiente para causar acidente grave.</p>
`,
};
