import { timesAYear } from "#domain/format.ts";
import { formatNumber } from "#domain/format-number.ts";
import { trade } from "./trade.ts";

export type ServicePage = {
  city: string;
  slug: string;
  /** At most 60 characters. */
  title: string;
  /** 110 to 155 characters. */
  description: string;
  headline: string;
  intro: string[];
  services: { title: string; text: string }[];
  preventive: { heading: string; paragraphs: string[]; checklist: string[] };
  express: { heading: string; text: string };
  faq: { question: string; answer: string }[];
  testimonials: { name: string; location: string; text: string }[];
};

const { motor, maintenance } = trade;

const quarterHpWidth = formatNumber(motor.quarterHpMaxWidthMetres);

const guarulhos: ServicePage = {
  city: "Guarulhos",
  slug: "portao-automatico-guarulhos",
  title: "Portão Automático em Guarulhos: Conserto e Instalação",
  description: `Portão automático em Guarulhos: conserto, troca de motor e manutenção preventiva. Em casa, a partir de {price.preventive}, sem peças. {shop.always}Plantão dia e noite.`,
  headline: "Portão automático em Guarulhos, do conserto à instalação completa",
  intro: [
    "Guarulhos é uma cidade de portões muito diferentes entre si. Na Vila Galvão e no Gopoúva, sobrados com basculante de chapa; no Macedo e na Vila Augusta, prédios com garagem de uso pesado; em Cumbica, galpão com deslizante que não para. Um mesmo motor não serve para os três, e motor escolhido sem olhar o portão dá defeito cedo.",
    `Atendemos {shop.hours}, com chegada prevista em {arrival.guarulhos}. A cidade é cortada pela Dutra, pela Fernão Dias e pela Ayrton Senna, e quem mora nos Pimentas sabe que o trânsito na Estrada Presidente Juscelino Kubitschek muda tudo; por isso confirmamos o trajeto antes de sair e avisamos quando o técnico está a caminho.`,
    `O técnico começa pela folha: confere cabos, contrapeso e roldanas com o portão escorado, porque folha pesada ou torta não se resolve com motor novo. Só depois passa para a parte elétrica. São {shop.experience} de experiência, e cada peça a trocar é mostrada antes.`,
  ],
  services: [
    {
      title: "Conserto de portão basculante",
      text: "Troca de cabo de aço, roldana, bucha do fuso e braço, ajuste de contrapeso e regulagem do fim de curso. É o portão mais comum nos sobrados do Picanço e da Vila Rosália, e o que mais sofre quando a folha recebe revestimento.",
    },
    {
      title: "Conserto de portão deslizante",
      text: `Alinhamos trilho e cremalheira, trocamos roldanas gastas e deixamos entre ${trade.rackClearanceMm.min} e ${trade.rackClearanceMm.max} milímetros de folga entre a engrenagem e os dentes. Em rua de terra, como há em Bonsucesso e no Taboão, o trilho pede limpeza frequente.`,
    },
    {
      title: "Troca de motor residencial",
      text: `Quando o conserto não compensa, substituímos o acionador por um modelo compatível com o peso da folha, de {price.homeSwap}. O motor tem garantia de {warranty.motor} e a instalação, de {warranty.installation}; os controles antigos são reaproveitados se a central permitir.`,
    },
    {
      title: "Motor pesado para condomínio e galpão",
      text: `Portarias do Maia e empresas de Cumbica pedem motor de ciclo contínuo, com redutor reforçado e central que aguente o fluxo. A troca fica de {price.heavySwap}, conforme o peso da folha e a quantidade de aberturas por dia.`,
    },
    {
      title: "Central, controles e código rolante",
      text: "Reparo ou troca da placa, gravação de controles novos e limpeza da memória depois de mudança de morador. Em prédio, vale migrar para código rolante: cada acionamento usa um código diferente e o sinal copiado não abre mais.",
    },
    {
      title: "Segurança e energia reserva",
      text: "Instalamos fotocélula, sirene, trava elétrica e nobreak. A fotocélula interrompe o fechamento quando algo cruza o feixe; o nobreak mantém o portão funcionando na falta de luz, situação frequente nas tempestades de fim de tarde no verão.",
    },
  ],
  preventive: {
    heading: "Manutenção preventiva em Guarulhos: quanto custa e o que entra",
    paragraphs: [
      `A manutenção preventiva {words.preventive}, conforme o tipo de portão, o peso e o estado do conjunto. Para casa, recomendamos ${timesAYear(maintenance.homeTimesAYear)}; para empresa e condomínio, ${timesAYear(maintenance.businessTimesAYear)}, porque o desgaste acompanha o número de aberturas e não o calendário.`,
      "Perto do aeroporto e das marginais da Dutra, a fuligem gruda na graxa e forma uma pasta que come roldana e fuso. Quem mora nesses trechos deve limpar antes de lubrificar: graxa nova sobre sujeira velha só leva o abrasivo para dentro do mecanismo.",
      "Depois da visita você recebe o diagnóstico em linguagem clara, com o que foi regulado na hora e o que convém programar, em ordem de urgência.",
    ],
    checklist: [
      "Equilíbrio da folha com o motor destravado",
      "Cabos de aço, presilhas e roldanas",
      "Folga da bucha no fuso ou da engrenagem na cremalheira",
      "Fim de curso de abertura e de fechamento",
      "Regulagem de força e da embreagem",
      "Capacitor e conexões da central",
      "Alcance dos controles e estado das pilhas",
      "Destravamento manual e chave de emergência",
    ],
  },
  express: {
    heading: "Manutenção expressa em Guarulhos",
    text: `Para o portão que ainda abre, mas engasga, para no meio ou faz barulho novo, existe a manutenção expressa: {price.express}, com validade de {express.months}. O técnico regula, lubrifica e testa o conjunto numa única visita, e se encontrar peça condenada mostra o defeito antes de propor qualquer troca. É uma boa saída para quem depende da garagem todo dia e não pode esperar uma revisão programada.`,
  },
  faq: [
    {
      question: "Vocês atendem todos os bairros de Guarulhos?",
      answer: `Sim, da Vila Galvão e da Ponte Grande, junto à divisa com São Paulo, até Bonsucesso e Presidente Dutra, no outro extremo. O técnico chega em {arrival.guarulhos}, conforme o trânsito. Se houver interdição na Dutra ou na Hélio Smidt, avisamos por mensagem para você não ficar esperando na calçada sem notícia.`,
    },
    {
      question: "Meu portão não abre e estou com o carro preso. O que faço?",
      answer:
        "Desligue o disjuntor. No portão de correr ou de abrir, destrave com a chave no corpo do motor e mova a folha devagar. No basculante, em falta de luz, só destrave com a folha fechada, os cabos inteiros e ninguém embaixo. Se há defeito, se ela pesa ou já subia e descia sozinha, deixe travada e espere o técnico. Folha presa ou torta não se força: puxar entorta braço e fuso.",
    },
    {
      question: "Quanto custa trocar o motor do portão de casa?",
      answer: `Em portão residencial a troca fica de {price.homeSwap}. O que puxa o valor para cima é folha larga, revestimento pesado e necessidade de refazer a fixação ou a fiação. Um basculante de até ${quarterHpWidth} metros de largura, bem equilibrado, trabalha com motor de ${motor.homePower.min}; acima disso avaliamos mais potência. O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.`,
    },
    {
      question: "E para portão de condomínio ou de galpão em Cumbica?",
      answer: `Nesses casos o motor precisa suportar muitas aberturas seguidas sem superaquecer, e a troca custa de {price.heavySwap}. O serviço leva de {time.heavy}, porque inclui reforço de base, alinhamento da cremalheira e testes com a folha carregada. Para não parar a operação, combinamos um horário de menor movimento, inclusive de madrugada.`,
    },
    {
      question: "Vale a pena consertar ou é melhor trocar?",
      answer: `Um motor bem cuidado dura de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos. Abaixo disso, quase sempre compensa consertar: capacitor, engrenagem interna, fim de curso e placa são peças de reposição. Se o enrolamento queimou, se o redutor está com folga e a central já foi remendada, a troca sai mais em conta do que somar três reparos.`,
    },
    {
      question: "Por que meu portão abre sozinho?",
      answer:
        "As causas mais comuns são controle com botão preso, receptor sensível a interferência, fio da botoeira em curto e, em prédio, controle clonado de código fixo. Começamos apagando a memória da central e regravando só os controles em uso. Se o problema continuar, isolamos botoeira e receptor até achar o culpado. Migrar para código rolante elimina a hipótese da cópia.",
    },
    {
      question: "Com que marcas vocês trabalham?",
      answer: `Fazemos manutenção em motores e centrais {shop.brands}. Na troca, indicamos o modelo pelo peso da folha e pelo número de aberturas diárias, não pela marca. Se o seu condomínio já usa uma linha de controles, procuramos manter a compatibilidade para que os moradores não precisem comprar tudo de novo.`,
    },
    {
      question: "A instalação do motor demora?",
      answer: `Motor em basculante leva de {time.tilting}; em deslizante, de {time.sliding.min} a {time.sliding.max}, por causa da fixação da cremalheira. Deixe um ponto de energia de ${motor.volts} volts perto do motor, com disjuntor próprio, e a garagem desocupada. No kit, a instalação já está incluída; a instalação {words.installation}. O serviço termina com a gravação dos controles e o teste do destravamento.`,
    },
  ],
  testimonials: [
    {
      name: "Rosana M.",
      location: "Vila Galvão",
      text: "O basculante despencava no fim do fechamento e assustava a rua inteira. O técnico mostrou o cabo desfiado, trocou os dois lados e acertou o contrapeso. Agora desce macio e encosta sem barulho.",
    },
    {
      name: "Edilson P.",
      location: "Cumbica",
      text: "Galpão com deslizante de chapa, entra caminhão o dia todo. O motor antigo desarmava de tanto esquentar. Colocaram um de ciclo contínuo, realinharam a cremalheira e a doca não parou mais por causa de portão.",
    },
    {
      name: "Dona Cida",
      location: "Gopoúva",
      text: "Moro sozinha e o controle só funcionava encostado no portão. Era a antena da placa, um fiozinho quebrado. O rapaz arrumou, trocou a pilha e ainda me ensinou a destravar na chave, com calma.",
    },
    {
      name: "Thiago R.",
      location: "Picanço",
      text: "Revesti o portão de ripado e esqueci que ele ia pesar. O motor gemia para subir. Refizeram o contrapeso com a folha pronta e instalaram um acionador mais forte. Devia ter chamado antes do marceneiro.",
    },
    {
      name: "Síndica Marlene",
      location: "Macedo",
      text: "Tínhamos dezenas de controles perdidos e ninguém sabia quem abria a garagem. Apagaram a memória, passaram tudo para código rolante e cadastraram apartamento por apartamento, com uma lista que ficou na portaria.",
    },
    {
      name: "Wesley A.",
      location: "Pimentas",
      text: "Domingo à noite, chuva forte, portão aberto e travado. Entrou água na central. Secaram, trocaram a placa e subiram a caixa de proteção para longe do respingo. Desde então já choveu bastante e nada.",
    },
    {
      name: "Helena T.",
      location: "Vila Augusta",
      text: "Meu filho pequeno passou correndo e o portão quase fechou nele. No dia seguinte pedi fotocélula. Instalaram na altura certa, testamos com a bicicleta e com uma caixa, e ele volta sempre que algo cruza.",
    },
    {
      name: "Josué L.",
      location: "Bonsucesso",
      text: "A rua é de terra e o trilho vivia entupido. Trocaram as quatro roldanas, soldaram um pedaço de trilho amassado e me explicaram como limpar. O portão voltou a correr empurrando com um dedo.",
    },
    {
      name: "Patrícia N.",
      location: "Maia",
      text: "Queria um portão que não acordasse o bebê às seis da manhã. Regularam a desaceleração, trocaram as buchas e colocaram amortecedor no batente. O estrondo virou um clique, meu marido sai sem ninguém perceber.",
    },
    {
      name: "Antônio Carlos",
      location: "Taboão",
      text: "Chamei achando que o motor tinha queimado. Era o capacitor, peça pequena. O técnico mediu na minha frente, mostrou o resultado, trocou a peça e testou o portão antes de ir embora.",
    },
  ],
};

const osasco: ServicePage = {
  city: "Osasco",
  slug: "portao-automatico-osasco",
  title: "Portão Automático em Osasco: Manutenção e Motores",
  description: `Portão automático em Osasco: manutenção, troca de motor e reparo da placa. Preventiva em casa a partir de {price.preventive}, sem peças. {shop.always}Atendimento dia e noite.`,
  headline: "Manutenção de portão automático em Osasco, com técnico de plantão",
  intro: [
    "Osasco sobe e desce. Do vale do Tietê, no Rochdale e no Piratininga, o terreno vira ladeira no Jardim Veloso, no Helena Maria e no Munhoz Júnior, e a garagem acompanha: rampa na entrada, folha que bate na guia, carro que precisa sair de ré. Portão em rampa trabalha mais, e a regulagem que funciona no plano costuma falhar ali.",
    `Estamos disponíveis {shop.hours}. O técnico chega em {arrival.osasco}, conforme o trânsito. Capacitor, fim de curso, cabo, bucha de fuso e placa são as peças que mais se desgastam, e uma foto da etiqueta do motor ajuda a separá-las. Diga se a sua rua sai da Autonomistas ou da Avenida Maria Campos, e você acompanha tudo pela conversa no WhatsApp.`,
    "Cuidamos tanto do sobrado de um portão só, típico da Vila Yara e do Jaguaribe, quanto da garagem de prédio no Centro e na Vila Campesina, em que qualquer parada vira fila até a rua. Para cada caso há uma conta diferente entre consertar, reforçar ou substituir, e ela é apresentada antes de qualquer parafuso ser solto.",
  ],
  services: [
    {
      title: "Reparo de emergência",
      text: "Portão travado, aberto de madrugada ou fora do trilho. Primeiro colocamos a folha em posição segura e fechada; depois vem o diagnóstico. Se a peça exigir encomenda, o portão fica operando no manual até o retorno do técnico.",
    },
    {
      title: "Regulagem para rampa e calçada inclinada",
      text: "No Conceição e no Santo Antônio, muita garagem tem desnível. Ajustamos contrapeso, curso e força para que a folha não dispare na descida nem pare antes do batente, e corrigimos a fixação que cedeu com o tempo.",
    },
    {
      title: "Substituição de motor em residência",
      text: `Retiramos o equipamento antigo, conferimos a instalação de ${motor.volts} volts e montamos o novo, de {price.homeSwap} conforme potência e tipo de portão. Basculante, deslizante ou pivotante, todos saem com fim de curso regulado e controles gravados.`,
    },
    {
      title: "Motor de alto fluxo para prédios e empresas",
      text: `Edifícios da Avenida dos Autonomistas e transportadoras do Industrial Anhanguera precisam de redutor robusto e partida suave. Trabalhamos com troca de {price.heavySwap}, com a opção de dois motores em folhas pivotantes e comando único na portaria.`,
    },
    {
      title: "Placa, receptor e botoeira",
      text: "Surtos na rede queimam central com frequência em dias de raio. Testamos transformador, relés e receptor antes de condenar a placa, e instalamos proteção contra surto e aterramento quando o quadro da casa não tem.",
    },
    {
      title: "Serralheria leve e alinhamento",
      text: "Dobradiça cansada, folha empenada e guia solta forçam o motor até quebrar. Fazemos solda de reforço, troca de pivô e realinhamento do trilho, para que o acionador só mova o peso do portão, sem brigar com a estrutura.",
    },
  ],
  preventive: {
    heading: "Plano preventivo para portões em Osasco",
    paragraphs: [
      `A manutenção preventiva {words.preventive}. O preço depende do número de folhas, do acesso ao mecanismo e do tempo desde a última visita. Residências pedem revisão ${timesAYear(maintenance.homeTimesAYear)}; garagens coletivas e comércios devem prever ${maintenance.businessTimesAYear} por ano, de preferência antes da temporada de chuvas.`,
      `Entre uma visita e outra, a lubrificação ${maintenance.lubrication} de dobradiças e roldanas fica com o morador e leva poucos minutos. A cremalheira pede produto próprio a cada {rack.months}, em camada fina. Óleo de cozinha e desengripante, comuns em casa, ressecam e atraem poeira: deixe-os longe do portão.`,
    ],
    checklist: [
      "Teste manual de peso e atrito em todo o curso",
      "Aperto de parafusos e chumbadores; estado das soldas",
      "Dobradiças, pivôs e roldanas de apoio",
      "Dentes da cremalheira ou rosca do fuso",
      "Leitura do capacitor e da corrente do motor",
      "Fiação, aterramento e vedação da caixa da central",
      "Fotocélula, sirene e trava elétrica",
      "Carga do nobreak, onde houver",
    ],
  },
  express: {
    heading: "Manutenção expressa em Osasco: uma visita só",
    text: `Quem mora em Osasco pode contratar a manutenção expressa por {price.express}. Ela tem validade de {express.months} e foi pensada para sintomas isolados: o portão que reverte antes de fechar, o controle que perdeu alcance, o rangido que apareceu depois da chuva. Descreva o defeito e mande um vídeo curto pelo WhatsApp; assim o técnico já sai com a peça provável na mala.`,
  },
  faq: [
    {
      question: "Quanto tempo o técnico leva para chegar em Osasco?",
      answer: `O técnico chega em {arrival.osasco}, conforme o trânsito, em qualquer horário, porque o atendimento funciona {shop.hours}. Zona sul e zona norte da cidade ficam separadas pela linha do trem e pelo Tietê, então informar o bairro e um ponto de referência, como o Km 18 ou o Largo de Osasco, ajuda a escolher o melhor caminho.`,
    },
    {
      question: "O portão desce rápido demais na rampa. É perigoso?",
      answer:
        "É, e deve ser parado até o ajuste. A descida acelerada indica contrapeso leve para a folha, cabo frouxo ou embreagem patinando. Nessa condição, a fotocélula e a reversão podem não agir a tempo. Não destrave: deixe o portão fechado e travado, desligue o disjuntor e use só a porta social. O acerto de contrapeso é serviço rápido na maioria dos casos.",
    },
    {
      question: "Qual a diferença entre a manutenção preventiva e a expressa?",
      answer: `A preventiva percorre o conjunto inteiro com o portão em bom estado, para que ele não quebre, e {words.preventive}. A expressa, por {price.express} e com validade de {express.months}, ataca um sintoma que já apareceu. Se o seu portão está há mais de um ano sem revisão e começou a falhar, converse conosco: às vezes a preventiva resolve os dois assuntos.`,
    },
    {
      question: "Que motor escolher para um basculante de sobrado?",
      answer: `Depende da largura e do peso da folha. Até ${quarterHpWidth} metros, um motor de ${motor.homePower.min} dá conta; em portões maiores ou revestidos, subimos para ${motor.homePower.max}. A velocidade é escolha sua: temos modelos que abrem em {seconds.all} segundos. Em rua movimentada, como a Avenida Getúlio Vargas, abrir depressa reduz a exposição.`,
    },
    {
      question: "Meu controle perdeu o alcance. Preciso trocar?",
      answer: `Nem sempre. O alcance chega a ${trade.remoteReachMetres} metros em campo aberto e cai com parede, portão metálico e pilha fraca. Troque a pilha e teste a céu aberto. Se melhorar pouco, o defeito está na antena do receptor, que pode estar dobrada dentro da caixa ou quebrada. Receptor novo obriga a regravar todos os controles; por isso a antena vem primeiro.`,
    },
    {
      question: "Vocês dão garantia?",
      answer: `Damos. O motor novo tem {warranty.motor} de garantia e o serviço de instalação, {warranty.installation}. Guarde o comprovante e, se notar algo fora do normal, avise logo em vez de esperar piorar. Para o equipamento durar, recomendamos um protetor contra surtos no quadro e a caixa da central bem vedada, longe do respingo da chuva e da mangueira.`,
    },
    {
      question: "Dá para automatizar meu portão antigo de ferro?",
      answer:
        "Na maior parte das vezes, sim. Avaliamos se a folha corre livre, se as dobradiças e a moldura aguentam o esforço e se há espaço para o acionador. No pivotante, o pilar precisa ser firme; no deslizante, o trilho deve estar nivelado; no basculante, o contrapeso tem de equilibrar o peso. Corrigido isso, o portão antigo trabalha como novo.",
    },
    {
      question: "Quanto custa motorizar a garagem de um prédio no Centro?",
      answer: `Para garagem coletiva a troca do motor fica de {price.heavySwap}. Entram na conta o peso da folha, o número de vagas, o tipo de controle e a necessidade de nobreak. A montagem ocupa de {time.heavy} e pode ser feita por etapas, mantendo a passagem liberada. O condomínio pode dividir em até {shop.instalments} vezes no cartão.`,
    },
  ],
  testimonials: [
    {
      name: "Cláudio V.",
      location: "Vila Yara",
      text: "Síndico há anos, já vi muita gambiarra na nossa garagem. Dessa vez refizeram a fiação, identificaram cada cabo e deixaram a central organizada. Quando falta luz o nobreak segura e ninguém me liga de madrugada.",
    },
    {
      name: "Luciana F.",
      location: "Jardim Veloso",
      text: "Rampa forte, portão disparava para baixo. Morria de medo por causa da minha mãe. Acrescentaram contrapeso, trocaram os cabos e regularam a força. Hoje ele para quando encontra a caixa do teste, conferi várias vezes.",
    },
    {
      name: "Seu Osvaldo",
      location: "Km 18",
      text: "Trabalhei a vida toda com máquina e sei quando o sujeito entende. O moço escutou o motor, disse que era engrenagem, abriu e era. Trocou, engraxou do jeito certo e limpou a sujeira antes de sair.",
    },
    {
      name: "Bruna e Rafael",
      location: "Cidade das Flores",
      text: "Compramos a casa com portão manual e motor era sonho de consumo. Instalaram um basculante rápido, passaram o fio por dentro da parede e gravaram os controles dos dois carros. Chegar na chuva ficou outra coisa.",
    },
    {
      name: "Sandro M.",
      location: "Rochdale",
      text: "A enchente pegou o motor do deslizante. Em vez de só trocar, sugeriram subir a base e a caixa elétrica acima da marca da água. Fizeram uma sapata nova e, na cheia seguinte, o portão continuou funcionando.",
    },
    {
      name: "Márcia G.",
      location: "Presidente Altino",
      text: "Tenho uma oficina e abro o portão umas cem vezes. A cremalheira de plástico gastou toda. Colocaram de aço, alinharam o trilho e mostraram a folga correta com uma lâmina. Parou aquele barulho de dente pulando.",
    },
    {
      name: "Gilberto S.",
      location: "Helena Maria",
      text: "O portão abria sozinho de noite, coisa de filme. Descobriram que a botoeira do corredor estava em curto por umidade. Trocaram o fio e o botão, regravaram os controles e acabou o fantasma.",
    },
    {
      name: "Adriana C.",
      location: "City Bussocaba",
      text: "Duas folhas pivotantes de madeira, pesadas, e uma fechava antes da outra. Ajustaram o retardo na central, trocaram um pivô gasto e puseram trava elétrica. Encostam juntas, como deveria ter sido desde o começo.",
    },
    {
      name: "Fernando B.",
      location: "Bela Vista",
      text: "Mandei um vídeo mostrando o portão voltando antes de fechar. O técnico já veio com fotocélula na mão: a minha estava embaçada por dentro. Trocou o par, alinhou e testou com guarda-chuva, sacola e vassoura.",
    },
    {
      name: "Neide A.",
      location: "Jaguaribe",
      text: "Raio queimou televisão, modem e a placa do portão. Trocaram a placa e instalaram um protetor no quadro, explicando para que servia. No temporal de março a vizinhança inteira perdeu aparelho, meu portão não.",
    },
  ],
};

export const servicePages: ServicePage[] = [guarulhos, osasco];
