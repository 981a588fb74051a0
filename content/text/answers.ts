import { formatPrice, joinWords } from "#domain/format.ts";
import type { QuestionWord } from "#domain/text/questions.ts";
import type { Subject } from "#domain/text/stock.ts";
import { facts } from "../facts.ts";
import { arrival, businessVisits, homeVisits, installationWarranty, motorWarranty, tiltingHours } from "./figures.ts";

const [standard, speedy, jetflex] = facts.models;
const modelPrices = joinWords(facts.models.map(({ price }) => formatPrice(price)));

/** How an answer begins, by how the question does. */
export const answerLeads: Record<QuestionWord, string[]> = {
  como: [
    "O caminho é mais simples quando se segue a ordem certa: olhar, medir, decidir e só então mexer.",
    "Em resumo, começa-se sempre pela folha do portão, passa-se ao motor e termina-se na parte elétrica.",
    "Dá para fazer com segurança, desde que a energia esteja desligada e o portão, bem apoiado.",
  ],
  qual: [
    "A resposta curta: o que combina com a largura, o peso e o número de aberturas do seu portão.",
    "Não há um só para todos os casos; quem decide é o portão, e três medidas já apontam o rumo.",
    "Depende do vão e da rotina da casa, e a escolha fica clara quando se comparam os dois.",
  ],
  quando: [
    "O melhor momento é antes da pane: barulho novo, lentidão e aquecimento são os avisos.",
    "Assim que o portão mudar de comportamento, porque defeito pequeno custa menos que portão parado.",
    "Não é preciso esperar quebrar; há sinais que aparecem semanas antes.",
  ],
  onde: [
    "Com quem vende, instala e dá garantia por escrito, para que a responsabilidade não se divida.",
    "Perto de você: atendemos a Grande São Paulo, com entrega e instalação incluídas no preço.",
    "Procure quem mostre o preço completo, o prazo e a garantia antes de começar o serviço.",
  ],
  "por que": [
    "Quase sempre a causa é mecânica, e o motor apenas mostra o que a folha está sofrendo.",
    "Há poucas razões possíveis, e quase todas se descobrem com o portão solto e movido à mão.",
    "Porque alguma peça trabalha fora do lugar, e a eletrônica se protege parando antes do estrago.",
  ],
  compensa: [
    "Compensa quando o portão é usado todos os dias e a folha está em bom estado.",
    "Na maior parte dos casos, sim, desde que a conta inclua instalação, garantia e manutenção.",
    "Sim, se o motor for do tamanho certo; economizar na potência ou na mão de obra sai caro depois.",
  ],
  other: [
    "A resposta depende de poucos dados do portão, e todos podem ser levantados em alguns minutos.",
    "Em poucas palavras: depende da folha, da largura do vão e do uso, como explicamos a seguir.",
    "Vale começar pelo estado da folha, porque é ele que decide quase tudo o que vem depois.",
  ],
};

/** What an answer says, by what the question is about: one sentence of each slot. */
export const answers: Record<Subject, [string[], string[]]> = {
  geral: [
    [
      "Portão automático bem instalado junta três coisas: folha equilibrada, motor adequado e regulagem de fim de curso.",
      "Anote a largura do vão, o material da folha e quantas vezes o portão abre por dia: é o que o técnico pergunta primeiro.",
    ],
    [
      "Com uma foto e essas medidas, nossa equipe indica o modelo e passa o valor sem compromisso.",
      "Se a dúvida continuar, uma visita resolve: o técnico testa o portão à mão antes de falar em motor.",
    ],
  ],
  basculante: [
    [
      `No basculante, um motor de ${facts.motor.homePower.min} atende portões residenciais de até ${facts.motor.quarterHpMaxWidthMetres.toLocaleString("pt-BR")} metros de largura com o contrapeso acertado.`,
      "O teste do basculante é simples: aberto até a metade, ele deve ficar parado sozinho; se desce ou sobe, ajuste o contrapeso antes.",
    ],
    [
      `Os modelos abrem em ${standard.openingSeconds}, ${speedy.openingSeconds} ou ${jetflex.openingSeconds} segundos, conforme a escolha.`,
      `A instalação em um basculante comum leva de ${tiltingHours}, com a parte elétrica pronta.`,
    ],
  ],
  deslizante: [
    [
      "No deslizante, confira primeiro o trilho e as roldanas: a folha deve correr com uma só mão, sem saltos.",
      `A folga entre a engrenagem e a cremalheira fica em ${facts.rackClearanceMm.min} a ${facts.rackClearanceMm.max} mm; fora disso, o motor patina ou força.`,
    ],
    [
      "O peso da folha decide a potência, e por isso convém dizer o material e a altura ao pedir o orçamento.",
      `A cremalheira pede lubrificação a cada ${facts.maintenance.rackLubricationMonths} meses, com o trilho sempre limpo.`,
    ],
  ],
  pivotante: [
    [
      "No pivotante, as dobradiças mandam: com folga, o braço do motor empurra torto e a folha raspa no piso.",
      "Meça o recuo do pilar e o ângulo de abertura de cada folha, porque é isso que define onde o braço se prende.",
    ],
    [
      "Folha larga tomada pelo vento exige trava elétrica, para que o motor não segure sozinho o portão fechado.",
      "Em portão de duas folhas, cada uma tem o seu motor, e a central cuida da ordem em que se fecham.",
    ],
  ],
  instalação: [
    [
      `A sequência é marcar o ponto, fixar o suporte, montar o motor, ajustar os fins de curso e só no fim ligar os ${facts.motor.volts} V.`,
      "Antes do motor vem o portão: folha sem torção, ferragem lubrificada e um ponto de energia com disjuntor próprio.",
    ],
    [
      `Instalação feita por nossa equipe tem ${installationWarranty} de garantia, além dos ${motorWarranty} do motor.`,
      "Depois de ligado, o portão passa por vários ciclos de teste, com e sem obstáculo no caminho.",
    ],
  ],
  conserto: [
    [
      "Desligue o disjuntor, veja se cabos e folha estão inteiros e só então destrave e mova a folha: se ela vai leve, o defeito está no motor ou na central; se pesa, está na ferragem.",
      "Verifique primeiro o disjuntor, a pilha do controle e a fotocélula; essas três causas explicam muitas chamadas.",
    ],
    [
      `Se o portão travou com o carro dentro, o plantão atende a qualquer hora e o técnico chega em cerca de ${arrival}, conforme o endereço e o trânsito.`,
      "Não force a folha com o motor engatado, porque a engrenagem quebra antes que o portão ceda.",
    ],
  ],
  manutenção: [
    [
      `A revisão preventiva se faz ${homeVisits} em casas e ${businessVisits} em condomínios e empresas.`,
      `Lubrificação ${facts.maintenance.lubrication}, parafusos apertados e sensores limpos evitam a maior parte das panes.`,
    ],
    [
      `A visita preventiva custa a partir de ${formatPrice(facts.prices.preventiveMaintenanceFrom)} e inclui regulagem e teste de segurança.`,
      "Quem espera o defeito aparecer troca peça; quem revisa a tempo aperta parafuso.",
    ],
  ],
  controle: [
    [
      `Troque a pilha, aproxime-se do receptor e teste outro controle: o alcance normal chega a ${facts.remoteReachMetres} metros.`,
      "Um controle novo se grava na central em poucos segundos, desde que seja da mesma frequência e do mesmo tipo de código.",
    ],
    [
      "Prefira o código rolante, que muda a cada toque e não se deixa copiar com facilidade.",
      "Controle perdido deve ser apagado da memória, e o jeito seguro é limpar tudo e gravar de novo os que ficaram.",
    ],
  ],
  loja: [
    [
      `Os kits saem por ${modelPrices}, conforme a velocidade de abertura, com controles e central incluídos.`,
      `Trabalhamos com marcas como ${joinWords(facts.brands.slice(0, 4))}, com peça de reposição fácil de achar na região.`,
    ],
    [
      "O preço é direto de fábrica, com frete e instalação grátis em São Paulo e na região metropolitana.",
      `O motor tem ${motorWarranty} de garantia de fábrica, e quem vende é quem atende depois.`,
    ],
  ],
  preço: [
    [
      `Os motores basculantes custam ${modelPrices}, e a diferença está no tempo de abertura.`,
      `Os basculantes saem por ${modelPrices}; a instalação avulsa, a partir de ${formatPrice(facts.prices.installationFrom)}, e a revisão preventiva, a partir de ${formatPrice(facts.prices.preventiveMaintenanceFrom)}.`,
    ],
    [
      `No cartão, o valor pode ser dividido em até ${facts.instalments} vezes, e o Pix tem desconto.`,
      "O orçamento é gratuito e sai por escrito, com motor, serviço e garantia separados.",
    ],
  ],
  automação: [
    [
      "Automatizar um portão que já existe é possível na maioria dos casos; o que conta é o equilíbrio da folha e o espaço para o motor.",
      "O portão eletrônico aproveita a folha atual: trocam-se a fechadura e o jeito de abrir, e não o portão inteiro.",
    ],
    [
      `O serviço toma de ${tiltingHours} em um basculante comum, e no mesmo dia o portão já abre pelo controle.`,
      "Peça também a luz de garagem e a fotocélula: instaladas juntas, custam menos do que depois.",
    ],
  ],
  condomínio: [
    [
      "Em condomínio, o que decide é o número de ciclos por hora: motor de casa não aguenta a fila da manhã.",
      "Para o prédio, escolha motor de uso intenso, com fotocélula, sinaleira e nobreak, e guarde o registro das visitas.",
    ],
    [
      `A manutenção se faz ${businessVisits}, com relatório para o síndico e a administradora.`,
      "Vale ter um motor reserva ou um contrato com prazo de atendimento, porque ali o portão parado prende todos.",
    ],
  ],
  empresa: [
    [
      "Na empresa, o portão abre dezenas de vezes por dia e costuma ser pesado, então o motor se escolhe pelo pior horário.",
      "Para galpão e comércio, a folha larga e o vento pedem motor industrial e fim de curso reforçado.",
    ],
    [
      `Revisões ${businessVisits} mantêm a carga e a descarga sem surpresa.`,
      "Um portão de serviço separado do de visitas poupa ciclos e aumenta a segurança de todos.",
    ],
  ],
  segurança: [
    [
      "Fotocélula alinhada, força regulada e código rolante formam o mínimo que um portão automático deve ter.",
      "O portão deve parar e voltar ao encontrar um obstáculo; teste com uma caixa de papelão, nunca com o corpo.",
    ],
    [
      "Faltando luz, a chave de destravamento abre o portão à mão, e um nobreak dispensa até isso.",
      "Ensine a todos da casa onde fica a chave manual e mantenha o controle longe das crianças.",
    ],
  ],
};
