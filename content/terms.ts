import { formatPrice, joinWords } from "#domain/format.ts";
import { facts } from "./facts.ts";

export type TermContent = {
  title: string;
  metaDescription: string;
  content: {
    heroTitle: string;
    heroSubtitle: string;
    /** Paragraphs separated by a blank line. */
    description: string;
    features: string[];
    benefits: string[];
  };
};

export type Term = {
  slug: string;
  /** The phrase as it stands in the middle of a sentence. */
  name: string;
  /** What only this phrase's page says. */
  angle: string;
};

const { motor, prices, warranty, installationHours, maintenance, arrivalMinutes } = facts;
const [standard, speedy, jetflex] = facts.models;
const maxWidth = `${motor.quarterHpMaxWidthMetres.toLocaleString("pt-BR")} metros`;
const tiltingHours = `de ${installationHours.tilting.min} a ${installationHours.tilting.max} horas`;
const lifeYears = `de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos`;

export const terms: Term[] = [
  {
    slug: "motor-portao-basculante-residencial",
    name: "motor portão basculante residencial",
    angle: `Em casa, o portão abre poucas vezes por dia, e o que mais conta é silêncio, tamanho compacto e destravamento fácil. Um motor de ${motor.homePower.min} cumpre isso em folhas de até ${maxWidth}.`,
  },
  {
    slug: "motor-portao-basculante-sao-paulo",
    name: "motor portão basculante São Paulo",
    angle:
      "Na capital, calçada estreita e trânsito na porta tornam a velocidade de abertura um critério de segurança. O portão basculante ainda poupa o espaço lateral que os lotes paulistanos raramente têm.",
  },
  {
    slug: "motor-basculante-residencial",
    name: "motor basculante residencial",
    angle: `Na residência, potência entre ${motor.homePower.min} e ${motor.homePower.max} resolve quase todo portão equilibrado. Antes de subir de potência, confira contrapeso e roldanas: motor forte em portão travado só quebra mais tarde e mais caro.`,
  },
  {
    slug: "motor-basculante-sao-paulo",
    name: "motor basculante São Paulo",
    angle:
      "São Paulo mistura sobrado geminado, vila antiga e prédio baixo, e cada um tem um tipo de coluna. Por isso a fixação do acionador muda de casa para casa, mesmo quando o motor é igual.",
  },
  {
    slug: "motor-basculante-14-hp-preco",
    name: "motor basculante 1/4 HP preço",
    angle: `Na potência de ${motor.homePower.min}, o modelo padrão custa ${formatPrice(standard.price)}, o Speedy ${formatPrice(speedy.price)} e o JetFlex ${formatPrice(jetflex.price)}. A potência é a mesma; o que se paga a mais é a velocidade com que o portão abre.`,
  },
  {
    slug: "motor-basculante-14-hp",
    name: "motor basculante 1/4 HP",
    angle: `O motor de ${motor.homePower.min} é indicado para portão residencial de até ${maxWidth} de largura. Parece pouco para uma folha de ferro, mas o contrapeso carrega o peso e o motor só precisa vencer o atrito.`,
  },
  {
    slug: "motor-basculante-12-hp",
    name: "motor basculante 1/2 HP",
    angle: `O motor de ${motor.homePower.max} entra em cena quando a folha passa de ${maxWidth} de largura, é de chapa fechada ou o uso é mais intenso. Ele exige fixação reforçada, porque também empurra a coluna com mais força.`,
  },
  {
    slug: "motor-basculante-preco",
    name: "motor basculante preço",
    angle: `Ao comparar preços, veja se o anúncio inclui central, controles e instalação. Os modelos que oferecemos vão de ${formatPrice(standard.price)} a ${formatPrice(jetflex.price)}, e um motor barato sem esses itens pode terminar custando mais.`,
  },
  {
    slug: "motor-basculante-instalado",
    name: "motor basculante instalado",
    angle:
      "Receber o motor instalado evita o desencontro clássico: quem vendeu culpa a montagem e quem montou culpa o equipamento. Com um só responsável, o portão é entregue abrindo, fechando e parando no lugar certo.",
  },
  {
    slug: "motor-basculante-com-instalacao",
    name: "motor basculante com instalação",
    angle: `A instalação em portão basculante leva ${tiltingHours} quando já existe ponto de energia por perto. Sem ele, é preciso puxar um circuito com disjuntor próprio, e convém avisar no orçamento.`,
  },
  {
    slug: "motor-basculante-kit-completo",
    name: "motor basculante kit completo",
    angle:
      "Kit completo quer dizer motor com acionador, central, controles, fins de curso, braço e ferragens. Confira item por item, porque há kits vendidos sem suporte de fixação, e a falta só aparece na hora de montar.",
  },
  {
    slug: "motor-basculante-silencioso",
    name: "motor basculante silencioso",
    angle:
      "O ruído raramente vem só do motor: ele nasce no fuso seco, na roldana gasta e na folha que vibra contra a coluna. Resolvida a mecânica, uma central com parada suave elimina a pancada final.",
  },
  {
    slug: "motor-basculante-rapido",
    name: "motor basculante rápido",
    angle: `Entre os modelos de ${motor.homePower.min}, o padrão abre em ${standard.openingSeconds} segundos, o Speedy em ${speedy.openingSeconds} e o JetFlex em ${jetflex.openingSeconds}. Quanto mais rápida a folha, mais importante é o balanceamento, para que ela não chicoteie no fim.`,
  },
  {
    slug: "motor-basculante-ppa",
    name: "motor basculante PPA",
    angle:
      "Na linha PPA para basculantes, a escolha passa pela velocidade e pelo tipo de central. Anote o modelo da placa antes de pedir controle ou peça, pois versões parecidas podem usar receptores diferentes.",
  },
  {
    slug: "motor-basculante-garen",
    name: "motor basculante Garen",
    angle:
      "Quem já tem Garen e precisa de conserto deve fotografar a etiqueta do motor e o controle, e gravar por fora um vídeo do portão. Com isso o técnico identifica fim de curso, capacitor e controle compatíveis.",
  },
  {
    slug: "motor-basculante-peccinin",
    name: "motor basculante Peccinin",
    angle:
      "Em motores Peccinin com anos de uso, vale examinar primeiro capacitor, engrenagem e fim de curso, que são peças de desgaste. Se o enrolamento estiver bom, o conserto costuma compensar mais que a troca.",
  },
  {
    slug: "motor-basculante-rossi",
    name: "motor basculante Rossi",
    angle:
      "Ao trocar outro motor por um Rossi, ou o contrário, o acionador e os furos da coluna podem não coincidir. Meça a distância entre o braço e a coluna para saber se o suporte atual serve.",
  },
  {
    slug: "motor-basculante-nice",
    name: "motor basculante Nice",
    angle:
      "Quem escolhe Nice geralmente quer integrar o portão a outros comandos da casa. Verifique quais entradas a central oferece para botoeira, fotocélula e acionamento pelo celular antes de fechar o modelo.",
  },
  {
    slug: "motor-basculante-speedy",
    name: "motor basculante Speedy",
    angle: `O Speedy abre em ${speedy.openingSeconds} segundos e custa ${formatPrice(speedy.price)}: fica entre o padrão e o JetFlex. É a escolha de quem quer esperar menos na rua sem pagar pelo modelo mais rápido da linha.`,
  },
  {
    slug: "motor-basculante-jetflex",
    name: "motor basculante Jetflex",
    angle: `O JetFlex abre o portão em ${jetflex.openingSeconds} segundos e sai por ${formatPrice(jetflex.price)}. Nessa velocidade, rampa de aceleração, freio e contrapeso precisam estar acertados, senão a folha treme na partida e bate na chegada.`,
  },
  {
    slug: "motor-basculante-ggport",
    name: "motor basculante GGPort",
    angle:
      "Para um GGPort que parou, comece pelo básico: disjuntor, pilha do controle e botoeira. Se ela aciona o portão e o controle não, o motor está são, e o técnico confere receptor, antena e cadastro.",
  },
  {
    slug: "motor-basculante-omegaport",
    name: "motor basculante Omegaport",
    angle:
      "Antes de aposentar um Omegaport, peça a medição do capacitor e o exame do redutor. Ronco sem movimento é sintoma típico de capacitor fraco, uma peça pequena que se troca sem desmontar o portão.",
  },
  {
    slug: "motor-basculante-agl",
    name: "motor basculante AGL",
    angle:
      "Ao orçar um AGL para portão basculante, informe se já existe trava elétrica ou interfone no mesmo acesso. Os acionamentos podem compartilhar a central ou exigir um módulo, e isso muda a fiação.",
  },
  {
    slug: "motor-basculante-para-condominio",
    name: "motor basculante para condomínio",
    angle: `Condomínio pede motor de uso intenso, central para muitos controles e fotocélula obrigatoriamente bem alinhada. A revisão deve acontecer ${maintenance.businessTimesAYear} vezes por ano, pois o número de aberturas em um dia supera o de muitas casas somadas.`,
  },
  {
    slug: "motor-basculante-para-garagem",
    name: "motor basculante para garagem",
    angle:
      "Na garagem, meça a altura livre com o portão aberto: a folha do basculante fica deitada sob a laje e tira espaço de carros altos. O acionador na coluna também não pode pegar no retrovisor.",
  },
  {
    slug: "motor-basculante-para-portao-de-madeira",
    name: "motor basculante para portão de madeira",
    angle:
      "A madeira incha e pesa mais na época de chuva, então o contrapeso precisa de margem. O braço vai preso a uma travessa ou chapa de reforço, pois a tábua sozinha racha com o esforço repetido.",
  },
  {
    slug: "motor-basculante-para-portao-de-aluminio",
    name: "motor basculante para portão de alumínio",
    angle:
      "O alumínio é leve e não enferruja, mas flexiona. O ponto de fixação do braço deve ser reforçado e a força da central regulada baixa, para que o perfil não entorte quando a folha encontra obstáculo.",
  },
  {
    slug: "motor-basculante-para-portao-de-ferro",
    name: "motor basculante para portão de ferro",
    angle:
      "No portão de ferro, a ferrugem na base da folha e nas articulações aumenta o atrito. Lixar, tratar e engraxar esses pontos antes da automação reduz o esforço do motor mais do que trocar de potência.",
  },
  {
    slug: "motor-basculante-para-portao-pesado",
    name: "motor basculante para portão pesado",
    angle: `Em portão pesado, a troca do motor fica entre ${formatPrice(prices.heavyMotorSwap.min)} e ${formatPrice(prices.heavyMotorSwap.max)} e leva de ${installationHours.heavy.min} a ${installationHours.heavy.max} horas. Cabos e roldanas entram na revisão, porque seguram carga maior e sofrem primeiro.`,
  },
  {
    slug: "motor-basculante-para-portao-pequeno",
    name: "motor basculante para portão pequeno",
    angle: `Folha estreita, bem abaixo de ${maxWidth}, trabalha folgada com o motor de ${motor.homePower.min}. O cuidado aqui é com o espaço: entre a coluna e a parede precisa caber o acionador inteiro, na vertical.`,
  },
  {
    slug: "motor-basculante-para-comercio",
    name: "motor basculante para comércio",
    angle:
      "Loja e oficina abrem e fecham com pressa e recebem gente que não conhece o portão. Botoeira interna, sirene e fotocélula evitam acidente, e o motor deve aguentar os horários de entrega em sequência.",
  },
  {
    slug: "motor-basculante-com-controle-remoto",
    name: "motor basculante com controle remoto",
    angle: `O controle alcança até ${facts.remoteReachMetres} metros em campo livre, menos quando há chapa e laje no caminho. Se o alcance cair, troque a bateria; se não bastar, o técnico confere o fio da antena na central.`,
  },
  {
    slug: "motor-basculante-com-fotocelula",
    name: "motor basculante com fotocélula",
    angle:
      "A fotocélula cria um feixe no vão e manda a folha parar quando algo o atravessa. No basculante, ela fica na altura do para-choque, fora do arco que a parte de baixo do portão descreve ao subir.",
  },
  {
    slug: "motor-basculante-com-trava-eletrica",
    name: "motor basculante com trava elétrica",
    angle:
      "A trava elétrica prende a folha na soleira ou na coluna e solta um instante antes de o motor partir. Sem esse atraso programado na central, o motor força contra a trava e o braço entorta.",
  },
  {
    slug: "motor-basculante-com-nobreak",
    name: "motor basculante com nobreak",
    angle:
      "O nobreak mantém o portão funcionando por algumas aberturas quando a energia cai. Ele precisa suportar a corrente de partida do motor; aparelho de computador costuma desarmar na primeira tentativa.",
  },
  {
    slug: "motor-basculante-com-codigo-rolante",
    name: "motor basculante com código rolante",
    angle:
      "Com código rolante, cada aperto do botão envia um código novo e o anterior perde a validade. Quem troca uma central antiga de código fixo deve cadastrar controles novos, pois os velhos deixam de servir.",
  },
  {
    slug: "motor-basculante-com-garantia",
    name: "motor basculante com garantia",
    angle: `São ${warranty.motorMonths} meses de garantia de fábrica no motor e ${warranty.installationMonths} meses na instalação. Guarde a nota e fotografe a etiqueta do equipamento no primeiro dia: ela desbota com o tempo, e é por ela que se identifica o modelo.`,
  },
  {
    slug: "motor-basculante-parcelado",
    name: "motor basculante parcelado",
    angle: `O pagamento pode ser feito em até ${facts.instalments} parcelas no cartão. Para decidir, compare o valor total à vista e parcelado e veja se a instalação está na mesma conta ou será cobrada em separado.`,
  },
  {
    slug: "motor-basculante-frete-gratis",
    name: "motor basculante frete grátis",
    angle:
      "O frete grátis vale para a capital e as cidades atendidas da região metropolitana. Como o técnico leva o equipamento no dia marcado, não há caixa parada na portaria nem espera por transportadora.",
  },
  {
    slug: "motor-basculante-guarulhos",
    name: "motor basculante Guarulhos",
    angle: `Em Guarulhos atendemos casas, prédios e galpões, e há manutenção expressa por ${formatPrice(prices.expressMaintenance)}. Informe o bairro ao pedir: a cidade é extensa, e isso ajuda a mandar o técnico que está mais perto.`,
  },
  {
    slug: "motor-basculante-osasco",
    name: "motor basculante Osasco",
    angle: `Osasco tem muitas ruas em ladeira, onde a soleira inclinada deixa uma fresta sob a folha. A vedação ou a barra inferior acompanha o desnível. A manutenção expressa na cidade sai por ${formatPrice(prices.expressMaintenance)}.`,
  },
  {
    slug: "motor-basculante-barueri",
    name: "motor basculante Barueri",
    angle:
      "Em Barueri há desde casas de bairro até condomínios fechados com regras para prestadores. Se for o seu caso, avise a portaria com os dados do técnico e pergunte em que horários a obra é permitida.",
  },
  {
    slug: "motor-basculante-santo-andre",
    name: "motor basculante Santo André",
    angle:
      "Muitos sobrados de Santo André têm a garagem colada ao quarto da frente. Nesse arranjo, lubrificação do fuso e parada suave fazem mais pelo sono da família do que qualquer outra escolha de equipamento.",
  },
  {
    slug: "motor-basculante-sao-bernardo-do-campo",
    name: "motor basculante São Bernardo do Campo",
    angle:
      "A umidade que sobe da serra e da represa castiga cabo de aço e central em São Bernardo do Campo. Caixa bem vedada, cabo inspecionado e graxa em dia evitam ferrugem e mau contato na placa.",
  },
  {
    slug: "motor-basculante-zona-leste",
    name: "motor basculante Zona Leste",
    angle:
      "Na Zona Leste são comuns sobrados geminados, com garagem estreita e coluna dividida com o vizinho. É preciso ver de que lado a coluna é sua antes de definir onde o acionador será preso.",
  },
  {
    slug: "motor-basculante-zona-sul",
    name: "motor basculante Zona Sul",
    angle:
      "A Zona Sul vai de casarões com folhas largas de madeira a sobrados com portão compacto. O mesmo motor não serve aos dois: na folha larga, pode ser preciso um acionador de cada lado.",
  },
  {
    slug: "motor-basculante-zona-norte",
    name: "motor basculante Zona Norte",
    angle:
      "As ladeiras da Zona Norte deixam muita garagem acima ou abaixo do nível da rua. Com rampa logo atrás do portão, a folha não pode demorar: o carro espera inclinado, e o freio sofre.",
  },
  {
    slug: "motor-basculante-zona-oeste",
    name: "motor basculante Zona Oeste",
    angle:
      "Em bairros da Zona Oeste com calçada arborizada, folhas e galhos se juntam na soleira e impedem o fechamento. Varrer o vão e limpar a fotocélula resolve muito caso de portão que volta sozinho.",
  },
  {
    slug: "instalacao-de-motor-basculante",
    name: "instalação de motor basculante",
    angle: `A instalação avulsa (motor comprado à parte) sai a partir de ${formatPrice(prices.installationFrom)}; no kit, já está incluída. O serviço começa com o portão na mão: só depois de equilibrado ele recebe o acionador. Pular essa etapa é a causa de muito motor novo que esquenta na primeira semana.`,
  },
  {
    slug: "conserto-de-motor-basculante",
    name: "conserto de motor basculante",
    angle:
      "Motor que ronca e não gira aponta para o capacitor; motor que gira sem mover a folha, para engrenagem ou destravamento. Contar qual dos dois sintomas ocorre já adianta metade do diagnóstico.",
  },
  {
    slug: "conserto-de-portao-basculante",
    name: "conserto de portão basculante",
    angle:
      "Cabo de aço rompido é o defeito mais perigoso do portão basculante, porque o contrapeso cai e a folha desce solta. Não tente levantar sozinho: afaste as pessoas, tire a energia e espere o técnico.",
  },
  {
    slug: "manutencao-de-motor-basculante",
    name: "manutenção de motor basculante",
    angle: `A preventiva parte de ${formatPrice(prices.preventiveMaintenanceFrom)} e, no motor, inclui limpar e engraxar o fuso, testar o capacitor, reapertar a fixação e conferir os fins de curso. Em casas, ${maintenance.homeTimesAYear} vez por ano basta.`,
  },
  {
    slug: "manutencao-de-portao-basculante",
    name: "manutenção de portão basculante",
    angle: `A parte que mais pede cuidado é a mecânica: cabos, roldanas, articulações e contrapeso. A lubrificação ${maintenance.lubrication} pode ser feita pelo morador, com pouca graxa e pano limpo, sempre com o disjuntor desligado.`,
  },
  {
    slug: "troca-de-motor-basculante",
    name: "troca de motor basculante",
    angle: `Em casa, a troca do motor fica entre ${formatPrice(prices.residentialMotorSwap.min)} e ${formatPrice(prices.residentialMotorSwap.max)}. Pergunte se o suporte, a fiação e os controles atuais podem ser aproveitados, pois isso muda o valor e o tempo de serviço.`,
  },
  {
    slug: "assistencia-tecnica-motor-basculante",
    name: "assistência técnica motor basculante",
    angle: `A assistência funciona ${facts.hours.label}, com chegada em cerca de ${arrivalMinutes.min} a ${arrivalMinutes.max} minutos, conforme o endereço. Um vídeo curto do portão tentando abrir ajuda o técnico a separar as peças certas.`,
  },
  {
    slug: "placa-para-motor-basculante",
    name: "placa para motor basculante",
    angle:
      "A placa nova precisa combinar com a tensão do motor, o capacitor, o tipo de fim de curso e o código dos controles. Antes de trocar, o técnico confere fusível e alimentação: nem toda central muda está queimada.",
  },
  {
    slug: "controle-para-motor-basculante",
    name: "controle para motor basculante",
    angle:
      "Controle igual por fora pode falar outra língua por dentro. Frequência e tipo de código precisam bater com o receptor da central, por isso leve em conta a etiqueta da placa e não só a cor do botão.",
  },
  {
    slug: "capacitor-para-motor-basculante",
    name: "capacitor para motor basculante",
    angle:
      "O capacitor dá o impulso de partida e enfraquece com o calor e os anos. O substituto deve ter a mesma capacitância e tensão igual ou maior; e, mesmo desligado, o antigo pode guardar carga e dar choque.",
  },
  {
    slug: "fim-de-curso-motor-basculante",
    name: "fim de curso motor basculante",
    angle:
      "O fim de curso diz à central onde parar. Quando o ímã escorrega ou o sensor falha, o portão bate, volta ou fica aberto uma fresta; muitas vezes basta reposicionar e reapertar, sem trocar peça.",
  },
  {
    slug: "automacao-de-portao-basculante",
    name: "automação de portão basculante",
    angle:
      "Para saber se o seu portão está pronto, abra até a metade com a mão e solte. Se a folha fica parada, pode receber motor; se sobe ou desce sozinha, o contrapeso precisa de ajuste antes.",
  },
  {
    slug: "melhor-motor-basculante",
    name: "melhor motor basculante",
    angle:
      "O melhor é o que casa com a largura, o peso e o número de aberturas do seu portão, tem peça de reposição fácil e usa código rolante. Fora disso, a qualidade da instalação decide mais que a marca.",
  },
];

export const bespokeTerms: Record<string, TermContent> = {
  "motor-portao-basculante-residencial": {
    title: "Motor para Portão Basculante Residencial Instalado",
    metaDescription: `Motor de ${motor.homePower.min} para portão basculante residencial, com central e controles, instalado na sua casa e com ${warranty.motorMonths} meses de garantia de fábrica.`,
    content: {
      heroTitle: "Motor para Portão Basculante Residencial",
      heroSubtitle: `Kit com motor de ${motor.homePower.min}, central e controles, entregue funcionando na sua casa em São Paulo e região metropolitana.`,
      description: [
        `O portão basculante de casa trabalha com uma ajuda que pouca gente nota: o contrapeso escondido nas colunas. É ele que sustenta a folha; o motor apenas conduz o movimento para cima e para baixo. Por isso um motor de ${motor.homePower.min} dá conta de portões residenciais de até ${maxWidth} de largura, desde que cabos, roldanas e balanceamento estejam em ordem. Conferimos tudo isso antes de fixar o acionador.`,
        `Na escolha, a principal diferença está na velocidade. O modelo padrão abre em ${standard.openingSeconds} segundos e custa ${formatPrice(standard.price)}; o Speedy abre em ${speedy.openingSeconds} e custa ${formatPrice(speedy.price)}; o JetFlex abre em ${jetflex.openingSeconds} e custa ${formatPrice(jetflex.price)}. Quem tem recuo para o carro fica bem servido com o padrão. Quem espera na rua, ainda mais à noite, sente o valor dos mais rápidos.`,
        `A instalação leva ${tiltingHours}. O técnico prende o acionador à coluna, faz a ligação elétrica, normalmente em ${motor.volts} V, ajusta os fins de curso e a força e programa os controles. Antes de sair, mostra a você como destravar o portão na falta de energia.`,
        `Depois disso, o cuidado é pequeno: lubrificação ${maintenance.lubrication}, ouvido atento a barulhos novos e revisão ${maintenance.homeTimesAYear} vez por ano. Tratado assim, o motor residencial trabalha ${lifeYears}.`,
      ].join("\n\n"),
      features: [
        `Motor de ${motor.homePower.min} para folhas de até ${maxWidth} de largura`,
        "Acionador vertical, preso à coluna do portão",
        "Central de comando com receptor embutido",
        "Controles remotos com código rolante",
        `Alcance do controle de até ${facts.remoteReachMetres} metros em campo livre`,
        "Fins de curso ajustáveis na abertura e no fechamento",
        "Regulagem de força para parar em obstáculo",
        "Destravamento manual para falta de energia",
      ],
      benefits: [
        "Você entra na garagem sem descer do carro, com chuva ou à noite",
        "A folha encosta no batente sem pancada que acorde a casa",
        "Um só responsável pelo motor e pela instalação",
        `Garantia de ${warranty.motorMonths} meses no motor e ${warranty.installationMonths} meses na instalação`,
        "Frete grátis para São Paulo e região metropolitana",
        `Pagamento em até ${facts.instalments} parcelas no cartão`,
        "O portão é equilibrado antes de receber o motor",
        "Você aprende a abrir na mão antes de o técnico ir embora",
      ],
    },
  },
  "motor-portao-basculante-sao-paulo": {
    title: "Motor para Portão Basculante em São Paulo Instalado",
    metaDescription: `Motor para portão basculante em São Paulo com frete grátis, central, controles e instalação. Modelos que abrem em ${standard.openingSeconds}, ${speedy.openingSeconds} ou ${jetflex.openingSeconds} segundos.`,
    content: {
      heroTitle: "Motor para Portão Basculante em São Paulo",
      heroSubtitle: `Entrega e instalação na capital e na região metropolitana, com atendimento ${facts.hours.label}.`,
      description: [
        "São Paulo é terra de lote estreito. Em muitas casas não há muro livre para um portão correr de lado nem espaço para uma folha abrir para dentro, e o basculante resolve as duas coisas: sobe e fica deitado sob a laje. O preço disso é o peso, que só se torna leve na mão com contrapeso, cabos e roldanas bem ajustados. É por aí que começa o nosso trabalho.",
        `Na cidade, a velocidade também pesa na decisão. Parar o carro atravessado em avenida movimentada atrapalha o trânsito e deixa o motorista exposto. O modelo padrão abre em ${standard.openingSeconds} segundos, o Speedy em ${speedy.openingSeconds} e o JetFlex em ${jetflex.openingSeconds}, por ${formatPrice(standard.price)}, ${formatPrice(speedy.price)} e ${formatPrice(jetflex.price)}. Em rua tranquila ou com recuo na calçada, o padrão atende muito bem.`,
        `Atendemos as cinco regiões da capital e as cidades vizinhas, com frete grátis. A instalação leva ${tiltingHours} e inclui ligação elétrica, ajuste dos fins de curso, programação dos controles e teste com o morador. Em prédio ou vila, avise a portaria e os vizinhos de coluna, já que o acionador pode ficar em parede comum.`,
        `Se o motor que você tem parou, também consertamos. O técnico chega em cerca de ${arrivalMinutes.min} a ${arrivalMinutes.max} minutos, conforme o endereço e o trânsito, e diz se o caso é de ajuste, de peça ou de troca antes de começar o serviço.`,
      ].join("\n\n"),
      features: [
        `Motores de ${motor.homePower.min} em três velocidades de abertura`,
        "Montagem que respeita colunas estreitas e paredes de divisa",
        "Central com entrada para botoeira e fotocélula",
        "Controles com código rolante, programados na hora",
        `Ligação elétrica, normalmente em ${motor.volts} V`,
        "Vedação ou barra inferior que acompanha o desnível",
        "Destravamento manual para quando a energia cai",
        `Peças e serviço para ${joinWords([...facts.brands.slice(0, 4), "outras marcas"])}`,
      ],
      benefits: [
        "Menos tempo parado na rua esperando o portão",
        "Frete grátis nas zonas norte, sul, leste, oeste e no centro",
        `Instalação ${tiltingHours} no portão basculante`,
        `Atendimento ${facts.hours.label}`,
        `Garantia de ${warranty.motorMonths} meses no motor`,
        "Orçamento grátis a partir de uma foto do portão",
        `Pagamento em até ${facts.instalments} parcelas no cartão`,
        "O mesmo contato para instalar, revisar e consertar",
      ],
    },
  },
};

export const termTemplate: {
  /** One sentence is taken from each slot, in reading order. */
  descriptions: string[][];
  features: string[];
  benefits: string[];
  subtitles: string[];
  metaDescriptions: string[];
} = {
  descriptions: [
    [
      "Quem procura {termo} costuma ter duas dúvidas: o que o portão precisa de fato e quanto fica o serviço pronto, e as duas só se respondem bem olhando o portão de perto.",
      "Se você pesquisou {termo}, comece pela parte mecânica: um portão leve na mão, que para onde é solto, dura mais com qualquer motor e gasta menos com conserto.",
      "A busca por {termo} quase sempre nasce de um portão pesado na chuva ou de um motor que já deu sinal de cansaço, e os dois casos têm solução conhecida.",
      "Ao pesquisar {termo}, pense em peso, largura e número de aberturas por dia, em vez de decidir só pela marca na tampa ou pelo menor preço do anúncio.",
      "Muita gente chega até nós depois de procurar {termo} e ainda não sabe as medidas do portão; uma foto e a largura do vão já bastam para começar a conversa.",
      "Quando alguém nos escreve sobre {termo}, a primeira pergunta do técnico é simples: com o motor destravado, o portão sobe leve na mão ou pesa em algum ponto?",
      "Pesquisar {termo} leva a dezenas de anúncios parecidos; na prática, o que os separa é a regulagem feita no local e a qualidade das peças que são usadas.",
      "Esta página reúne o que um técnico explicaria a quem busca {termo}: o que conferir no portão, o que o serviço inclui e quais cuidados evitam que o problema volte.",
      "Antes de decidir sobre {termo}, abra o portão com a mão: se ele pesa, desce sozinho ou raspa na coluna, o acerto começa pelo contrapeso e pelas roldanas.",
      "Quem digita {termo} no celular geralmente quer resolver logo, e por isso vale saber de antemão quais informações adiantam o orçamento e encurtam a visita.",
    ],
    [
      "No portão basculante, o contrapeso faz a força e o motor só conduz o movimento; por isso o balanceamento é conferido antes de qualquer regulagem na central.",
      `O motor de ${motor.homePower.min} atende portões residenciais de até ${maxWidth} de largura; acima disso, ou com folha de chapa pesada, a conversa passa para potências maiores.`,
      "O acionador trabalha na vertical, junto à coluna, e move o braço do portão por meio do fuso; folga nessas peças vira barulho e, com o tempo, quebra.",
      "A central recebe o sinal do controle, lê os fins de curso e decide quando parar; com ela bem regulada, a folha encosta no batente sem pancada.",
      `Os modelos de ${motor.homePower.min} abrem em ${standard.openingSeconds}, ${speedy.openingSeconds} ou ${jetflex.openingSeconds} segundos, e essa diferença pesa bastante para quem precisa parar o carro na rua e esperar.`,
      "Peso, largura, material da folha e quantas vezes o portão abre por dia são os dados que definem a potência, a velocidade e o tipo de acionador.",
      "Roldana gasta, cabo de aço desfiado e eixo sem graxa forçam o redutor; trocar primeiro essas peças baratas poupa o motor, que é a parte cara do conjunto.",
      "Com código rolante, o sinal do controle muda a cada acionamento, de modo que um código captado por outra pessoa não serve para abrir o portão depois.",
      "A embreagem e o ajuste de força limitam o empurrão do motor; com a folha bem equilibrada, eles fazem o portão parar quando encontra um obstáculo.",
      `Em casas, a potência fica entre ${motor.homePower.min} e ${motor.homePower.max}; o que leva de uma à outra é o peso da folha somado ao número de aberturas por dia.`,
    ],
    [
      `Em portão basculante, a instalação completa leva ${tiltingHours}: fixação do acionador, ligação elétrica, ajuste dos fins de curso, programação dos controles e testes com o morador.`,
      "A visita segue sempre a mesma ordem: primeiro o portão na mão, depois cabos e roldanas, em seguida a parte elétrica e, só no fim, a regulagem da central.",
      `O motor é ligado normalmente em ${motor.volts} V, em circuito com disjuntor próprio; emenda puxada da lâmpada da garagem derruba a tensão na partida e confunde a central.`,
      "Antes de mexer, o técnico mostra o que encontrou, separa o que é ajuste do que é peça e passa o valor, para que a decisão seja sua.",
      "O serviço só termina depois de várias aberturas seguidas na sua presença, com teste de parada, de alcance do controle e de destravamento manual para falta de energia.",
      `Trabalhamos com ${joinWords(facts.brands.slice(0, 5))}, entre outras marcas, e a foto da etiqueta do motor basta para saber quais peças são compatíveis com o seu.`,
      "Acessórios como fotocélula, trava elétrica, sirene e nobreak podem entrar na mesma visita, desde que a central tenha as saídas certas; o técnico confere isso na placa.",
      "Quando o portão é antigo, reforçamos o ponto em que o braço se prende à folha, porque é ali que o esforço se concentra e a solda costuma trincar.",
      "Ao final, você recebe os controles programados, aprende a destravar o portão sem energia e fica sabendo quais pontos deve lubrificar até a próxima revisão.",
      `O atendimento funciona ${facts.hours.label}, o que ajuda quando o portão trava aberto à noite ou o carro fica preso dentro da garagem.`,
    ],
    [
      `Para o conjunto durar, faça lubrificação ${maintenance.lubrication} das partes móveis e revisão ${maintenance.homeTimesAYear} vez por ano em casas, ou ${maintenance.businessTimesAYear} vezes em condomínios e empresas.`,
      `Com manutenção em dia, um motor de portão trabalha ${lifeYears}; o que encurta esse tempo é folha desbalanceada, fuso seco e água dentro da central.`,
      "Nunca use cadeado com o motor ligado: um toque distraído no controle faz o motor forçar contra a trava, e o que cede é o braço ou a engrenagem.",
      "Com fechamento automático, a fotocélula deixa de ser opcional, pois é ela que impede a folha de descer sobre um carro, uma criança ou um animal.",
      "Olhe os cabos de aço de vez em quando: um único fio rompido já pede a troca, porque é o cabo que segura o contrapeso dentro da coluna.",
      "Se o motor ronca e não gira, não insista no controle; desligue o disjuntor, porque parado sob tensão ele esquenta e pode queimar em pouco tempo.",
      "Perdeu um controle? Peça para apagá-lo da memória da central, pois mesmo com código rolante quem o encontrar perto da sua casa consegue abrir o portão.",
      "Barulho novo, tranco na partida e folha que para fora do lugar são avisos; atendidos cedo, costumam se resolver com ajuste em vez de troca de peça.",
      "Guarde a chave de destravamento dentro de casa, em lugar que todos conheçam, e treine o uso uma vez: na falta de energia ninguém quer procurar manual.",
      "Portão que ficou mais lento ou passou a aquecer o motor está pedindo atenção na parte mecânica, e aumentar a força na central só esconde o defeito.",
    ],
    [
      "Para receber um orçamento, mande uma foto do portão fechado, outra do lado de dentro com as colunas aparecendo, a largura do vão e o seu bairro.",
      "Se a sua dúvida sobre {termo} continua, descreva o que o portão faz hoje e o que você gostaria que ele fizesse; a resposta fica bem mais precisa.",
      `O motor tem ${warranty.motorMonths} meses de garantia de fábrica e a instalação, ${warranty.installationMonths} meses; guarde a nota e a foto da etiqueta para agilizar qualquer atendimento futuro.`,
      "O orçamento é grátis e sem compromisso, e quem pede informações sobre {termo} pode comparar com calma os itens incluídos antes de fechar com alguém.",
      `O pagamento pode ser feito em até ${facts.instalments} parcelas no cartão, e o valor de peças e mão de obra é combinado antes de o serviço começar.`,
      "Atendemos a capital e a região metropolitana; informe o bairro e o melhor horário, e diga se há portaria ou vaga para o técnico parar o carro.",
      "Ao falar conosco sobre {termo}, diga também a idade aproximada do portão e se ele já teve outro motor, porque os furos e suportes antigos podem servir.",
      "Um vídeo curto do portão abrindo e fechando, com som, vale mais que uma longa explicação e permite que o técnico já saia com as peças prováveis.",
      "Com essas informações em mãos, a busca por {termo} fica mais simples: você sabe o que perguntar, o que exigir e o que não precisa pagar.",
      "Se preferir, comece por uma revisão: com o portão equilibrado e lubrificado, fica claro se basta um ajuste ou se é hora de investir em outro equipamento.",
    ],
  ],
  features: [
    `Motores de ${motor.homePower.min} para portões residenciais de até ${maxWidth}`,
    "Acionador vertical preso à coluna, do lado de dentro",
    "Central de comando com receptor de controle remoto",
    "Controles com código rolante",
    `Controle com alcance de até ${facts.remoteReachMetres} metros em campo livre`,
    "Fins de curso ajustados na abertura e no fechamento",
    "Regulagem de força conforme o peso da folha",
    "Destravamento manual para falta de energia",
    `Modelos que abrem em ${standard.openingSeconds}, ${speedy.openingSeconds} ou ${jetflex.openingSeconds} segundos`,
    `Ligação elétrica, normalmente em ${motor.volts} V`,
    "Conferência do contrapeso antes da regulagem",
    "Inspeção de cabos de aço e roldanas",
    "Lubrificação do fuso e das articulações",
    "Teste do capacitor e da fiação",
    "Reaperto do braço e dos suportes",
    "Programação e exclusão de controles na central",
    "Fotocélula como opção para proteger o vão",
    "Trava elétrica como opção para reforçar o fechamento",
    "Nobreak como opção para bairros com quedas de energia",
    "Sirene e luz de sinalização para saída sobre a calçada",
    "Fechamento automático com tempo ajustável",
    "Entrada para botoeira ou interfone",
    `Serviço em ${joinWords([...facts.brands.slice(0, 4), "outras marcas"])}`,
    "Testes repetidos na presença do morador",
  ],
  benefits: [
    "Entrar e sair sem descer do carro",
    "Menos tempo parado em frente de casa à noite",
    "Portão que encosta no batente sem pancada",
    "Motor que trabalha folgado e esquenta menos",
    "Valor de peças e serviço combinado antes",
    "Orçamento grátis e sem compromisso",
    `Garantia de ${warranty.motorMonths} meses de fábrica no motor`,
    `Garantia de ${warranty.installationMonths} meses na instalação`,
    "Frete grátis para São Paulo e região metropolitana",
    `Pagamento em até ${facts.instalments} parcelas no cartão`,
    `Atendimento ${facts.hours.label}`,
    `Técnico no local em cerca de ${arrivalMinutes.min} a ${arrivalMinutes.max} minutos`,
    "Um só contato para instalar, revisar e consertar",
    "Diagnóstico que separa ajuste de troca de peça",
    "Sinal do controle difícil de copiar",
    "Portão que abre na mão quando a energia cai",
    "Menos barulho para quem dorme perto da garagem",
    "Peças trocadas só depois de mostradas a você",
    `Motor com vida útil ${lifeYears}, se bem cuidado`,
    "Proteção para crianças, animais e carros no vão",
    "Orientação clara sobre o que lubrificar em casa",
    "Controle perdido apagado da central",
    "Indicação do modelo a partir de uma foto",
    `Equipe com ${facts.experienceYears} anos de experiência`,
  ],
  subtitles: [
    "O que conferir no portão, o que o serviço inclui e como pedir um orçamento sem compromisso.",
    "Portão equilibrado, motor bem regulado e controles programados em São Paulo e região.",
    "Orientação de técnico, peças compatíveis e regulagem feita no local.",
    `Atendimento na Grande São Paulo, ${facts.hours.label}.`,
    `Motor com ${warranty.motorMonths} meses de garantia de fábrica e frete grátis na região metropolitana.`,
    "Mande uma foto e a largura do portão e receba a indicação certa.",
    "Instalação, ajuste e conserto com o valor combinado antes de começar.",
    "Menos barulho, menos espera na rua e um portão que para no lugar certo.",
    `Pagamento em até ${facts.instalments} parcelas no cartão e orçamento grátis.`,
    "Da mecânica do portão à central, cada ponto conferido na sua presença.",
  ],
  metaDescriptions: [
    "Procura {termo}? Veja o que conferir no portão, o que o serviço inclui e peça um orçamento grátis.",
    "O que saber sobre {termo}: potência, velocidade, instalação e cuidados. Orçamento sem compromisso.",
    `Saiba mais sobre {termo} com técnicos da Grande São Paulo. Atendimento ${facts.hours.label}.`,
    "Pesquisando {termo}? Mande uma foto do portão e receba orientação e orçamento grátis em São Paulo.",
    `Dúvidas sobre {termo}? Motor com ${warranty.motorMonths} meses de garantia, frete grátis em São Paulo e região e orçamento grátis.`,
    "Para quem busca {termo}: portão equilibrado, central bem regulada e controles programados no local.",
    `Informações sobre {termo} em São Paulo e região, com pagamento em até ${facts.instalments} parcelas e sem compromisso.`,
    "Pesquisou {termo}? Técnico no local, peças compatíveis e valor combinado antes de começar o serviço.",
  ],
};
