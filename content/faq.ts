import { countTimesAYear } from "#domain/format.ts";
import { formatNumber } from "#domain/format-number.ts";
import { trade } from "./trade.ts";

export type FaqItem = { question: string; answer: string };

export type FaqGroup = { title: string; items: FaqItem[] };

export const faqPage = {
  title: "Dúvidas Frequentes Sobre Portões Automáticos",
  /** Meta description: 110 to 155 characters. */
  description:
    "Respostas curtas sobre motor de portão: escolha, instalação, controles, defeitos, manutenção, segurança, preço e garantia. Procure a sua dúvida.",
  intro:
    "Respostas diretas, do jeito que o técnico explica na frente do portão. Escreva uma palavra na busca ou escolha um assunto.",
};

const { motor, maintenance } = trade;
const maxWidth = `${formatNumber(motor.quarterHpMaxWidthMetres)} metros`;

export const faqGroups: FaqGroup[] = [
  {
    title: "Escolha do motor",
    items: [
      {
        question: "Qual motor é indicado para o meu portão basculante?",
        answer: `Depende da largura, do peso da folha e de quantas vezes o portão abre por dia. Em casas, a potência fica entre ${motor.homePower.min} e ${motor.homePower.max}; o motor de ${motor.homePower.min} atende portões residenciais de até ${maxWidth} de largura. Folha de madeira maciça ou chapa grossa pede avaliação. Com uma foto e a medida do vão, o técnico já indica o modelo.`,
      },
      {
        question: "O que significa a potência em HP?",
        answer: `HP é a unidade de potência do motor: quanto maior, mais trabalho ele faz no mesmo tempo. Só que, no portão basculante, quem sustenta o peso é o contrapeso. Por isso um motor de ${motor.homePower.min} move bem uma folha grande e equilibrada, enquanto um motor mais forte sofre em um portão desbalanceado. Potência não corrige defeito mecânico.`,
      },
      {
        question: "Qual a diferença entre motor basculante, deslizante e pivotante?",
        answer:
          "O basculante levanta a folha e fica na vertical, preso junto à coluna, movendo um braço. O deslizante fica no piso e puxa o portão de lado por uma cremalheira. O pivotante empurra uma ou duas folhas que abrem como porta, com um braço em cada uma. Não são intercambiáveis: o tipo de portão define o tipo de motor.",
      },
      {
        question: "Vale a pena pagar mais por um motor rápido?",
        answer: `Vale quando a espera incomoda ou preocupa. O modelo padrão abre em {opening.padrao}, o Speedy em {seconds.speedy} e o JetFlex em {seconds.jetflex}. Em rua movimentada ou para quem chega tarde, a diferença é grande. Se há recuo na calçada e o carro espera fora da via, o padrão cumpre bem o papel por menos.`,
      },
      {
        question: "Meu portão é antigo. Dá para automatizar?",
        answer:
          "Na maioria dos casos, sim. O que manda é o estado mecânico: folha sem torção, roldanas girando livres, cabos de aço sem fios rompidos e contrapeso acertado. Quem confere o equilíbrio é o técnico, com a folha escorada: portão que sobe ou desce sozinho pode ferir. Se o seu faz isso, não use nem destrave; o ajuste vem antes do motor.",
      },
      {
        question: "Portão de madeira aceita motor?",
        answer:
          "Aceita, com dois cuidados. A madeira absorve água e pesa mais na época de chuva, então o contrapeso precisa de folga para esse acréscimo. E o braço deve ser preso em uma travessa firme ou chapa de reforço, nunca só na tábua, que racha com o esforço repetido. Folhas maciças e largas costumam exigir motor mais forte.",
      },
      {
        question: "Quais marcas vocês instalam?",
        answer: `Trabalhamos com {shop.brands}. Mais do que o nome na tampa, compare três pontos: se a potência serve ao seu portão, se há placa e peças de reposição fáceis de achar e se os controles usam código rolante. Motor bem instalado e regulado dura mais, seja qual for a marca.`,
      },
    ],
  },
  {
    title: "Instalação",
    items: [
      {
        question: "Quanto tempo leva para instalar o motor?",
        answer: `Em portão basculante, de {time.tilting}. No deslizante, de {time.sliding}, por causa do alinhamento da cremalheira. Portões pesados de condomínio ou empresa levam de {time.heavy}. Se for preciso soldar suporte, trocar cabo ou puxar ponto elétrico, some esse tempo; o técnico avisa antes de começar.`,
      },
      {
        question: "Preciso ter tomada ou ponto de energia perto do portão?",
        answer: `Sim. O ideal é um ponto exclusivo, com disjuntor próprio e fio de terra, junto ao lugar do motor. A ligação é feita normalmente em ${motor.volts} V. Evite extensão ou emenda aproveitada da lâmpada da garagem: a queda de tensão na partida aquece o motor e faz a central falhar sem motivo aparente.`,
      },
      {
        question: "Posso instalar o motor por conta própria?",
        answer:
          "Quem tem prática com elétrica e solda consegue, mas os erros comuns custam caro: acionador fora de prumo, força alta demais e fim de curso mal posicionado, que deixa a folha bater. Há ainda o risco do contrapeso e dos cabos sob tensão, que podem ferir. Se decidir fazer, desligue o disjuntor e nunca solte o cabo com carga.",
      },
      {
        question: "De que lado do portão o motor é instalado?",
        answer:
          "O motor basculante vai preso à coluna, do lado de dentro, à esquerda ou à direita. A escolha depende do ponto de energia, do espaço livre e de onde o carro passa, para que o acionador não atrapalhe a porta ou o retrovisor. Em folhas muito largas, pode ser preciso um acionador de cada lado para não torcer o portão.",
      },
      {
        question: "É preciso quebrar parede ou fazer obra?",
        answer:
          "Geralmente não. No basculante, o acionador é parafusado ou soldado à coluna, e a fiação corre em canaleta ou eletroduto aparente. No deslizante, a base do motor pode exigir um pequeno bloco de concreto quando o piso é fraco. Quem prefere fios embutidos deve deixar o conduíte pronto antes da visita.",
      },
      {
        question: "O que é testado antes de o técnico ir embora?",
        answer:
          "Pontos de parada na abertura e no fechamento, força de empurrão, parada ao encontrar obstáculo, alcance dos controles, fechamento automático se você quiser e destravamento manual. O portão é aberto e fechado várias vezes na sua presença. Aproveite para destravar e travar você mesmo: é o que mais se esquece na hora da falta de energia.",
      },
      {
        question: "O que o kit instalado inclui?",
        answer:
          "Motor com acionador, central de comando com receptor, controles remotos programados, fins de curso, braço e ferragens de fixação, mais a mão de obra, a regulagem e os testes. Frete para {shop.area} não é cobrado. Fotocélula, trava elétrica, sirene e nobreak são acessórios: peça para incluir no orçamento se quiser.",
      },
    ],
  },
  {
    title: "Uso no dia a dia e controles remotos",
    items: [
      {
        question: "Como abro o portão quando falta energia?",
        answer:
          "Desligue o disjuntor, veja se cabos e folha estão inteiros e só então destrave, com a chave ou alavanca que desacopla o acionador. Com ele solto, a folha abre na mão, leve, se o contrapeso estiver certo. Quando a energia voltar, leve o portão à posição fechada, trave de novo, religue o disjuntor e acione o controle uma vez. Deixe a chave dentro de casa, em lugar conhecido.",
      },
      {
        question: "Posso deixar cadeado ou trinco junto com o motor?",
        answer:
          "Não com o motor ligado. Se alguém acionar o controle com o cadeado fechado, o motor força contra a trava, podendo entortar o braço, gastar o redutor ou queimar. Para reforçar o fechamento, use trava elétrica, que a central libera antes de abrir. Em viagem, desligue o disjuntor e só então ponha o cadeado.",
      },
      {
        question: "Para que serve o fechamento automático?",
        answer:
          "A central conta um tempo depois da abertura e fecha o portão sozinha. É útil para quem esquece de fechar, mas deve ser usado com fotocélula, que impede a folha de descer sobre carro, pessoa ou animal. O tempo é ajustado na placa: curto demais assusta quem ainda manobra; longo demais deixa a garagem exposta.",
      },
      {
        question: "O motor gasta muita energia?",
        answer:
          "Pouca. O motor puxa corrente apenas durante os segundos em que o portão se move; no resto do tempo, só a central fica ligada, com consumo baixo. O que pesa na conta é portão desbalanceado, que alonga o tempo de abertura e faz o motor trabalhar forçado. Se ele esquenta depois de duas ou três aberturas, há algo a corrigir.",
      },
      {
        question: "Qual é o alcance do controle remoto?",
        answer: `Até ${trade.remoteReachMetres} metros em campo livre. Na prática, paredes, lajes, portão de chapa e película metalizada no vidro do carro reduzem essa distância. Se o alcance caiu de repente, comece pela bateria. Se não bastar, o técnico confere a antena da central, um fio que deve ficar esticado e longe de ferragem, e não enrolado dentro da caixa.`,
      },
      {
        question: "O que é código rolante?",
        answer:
          "É um sistema em que o controle envia um código diferente a cada acionamento, e a central só aceita o próximo da sequência. Se alguém gravar o sinal no ar e repetir depois, o portão não abre. Controles antigos, de código fixo, mandam sempre o mesmo sinal e podem ser copiados com facilidade; vale trocá-los.",
      },
      {
        question: "Como programo um controle novo?",
        answer:
          "O cadastro é feito na central, e o passo exato muda conforme a marca: o técnico põe a placa em modo de gravação e aciona o controle novo diante dela. Para adiantar, mande fotos da etiqueta do motor e de um controle que já funcione. O novo precisa ser compatível com o receptor em frequência e tipo de código; aparência igual não garante que funcione.",
      },
      {
        question: "Perdi um controle. O que devo fazer?",
        answer:
          "Apague o quanto antes o controle perdido da memória da central. Muitas placas só permitem apagar tudo; nesse caso, os controles que ficaram são cadastrados de novo em seguida. Enquanto isso não é feito, quem achar o controle perto da sua casa consegue abrir o portão, mesmo que ele use código rolante.",
      },
      {
        question: "Consigo abrir o portão pelo celular?",
        answer:
          "Sim, com um módulo de acionamento por Wi-Fi ou rede celular ligado à entrada de botoeira da central. O motor não muda. Verifique se o sinal de internet chega à garagem e mantenha um controle comum como reserva, porque sem rede o aplicativo não responde. Proteja o telefone com senha: ele passa a ser uma chave da casa.",
      },
      {
        question: "A bateria do controle dura quanto?",
        answer:
          "Varia com o número de acionamentos e com a qualidade da bateria, por isso não há prazo certo. O sinal de que está acabando é o alcance menor ou o led fraco. Ao trocar, use o mesmo tipo marcado na bateria antiga e limpe os contatos. A troca não apaga a programação: o cadastro fica gravado na central.",
      },
    ],
  },
  {
    title: "Problemas e consertos",
    items: [
      {
        question: "O motor faz barulho, mas o portão não se mexe. O que é?",
        answer:
          "Se o motor ronca e não gira, suspeite do capacitor, que dá o impulso de partida e perde capacidade com os anos. Se ele gira e a folha fica parada, o acionador pode estar destravado, o braço solto ou a engrenagem do redutor gasta. Não insista no controle: o motor parado sob tensão aquece e queima em pouco tempo.",
      },
      {
        question: "O portão não fecha até o fim. Como resolver?",
        answer:
          "Confira primeiro se há pedra, folha ou sujeira no batente e se a fotocélula está limpa e alinhada. Depois veja o fim de curso: se o ímã ou o sensor saiu do lugar, a central entende que o portão já chegou. Força ajustada abaixo do necessário também faz a folha parar antes. O reposicionamento é rápido para o técnico.",
      },
      {
        question: "O portão abre sozinho. Por quê?",
        answer:
          "As causas mais comuns são um botão de controle preso, botoeira em curto por umidade, interferência em receptor de código fixo ou falha na placa. Para testar, retire a bateria dos controles e peça a quem entende de elétrica que desconecte a botoeira. Se o portão ainda abrir, a central precisa ser examinada. Até lá, desligue o disjuntor e use o portão em modo manual.",
      },
      {
        question: "O portão está batendo forte ao fechar. O que ajustar?",
        answer:
          "Pancada no fim do percurso aponta para fim de curso tarde demais, freio da central desligado ou contrapeso leve, que deixa a folha cair no último trecho. O ajuste começa pelo contrapeso e só depois passa à placa. Deixar como está trinca solda, afrouxa o braço e acaba quebrando a engrenagem do redutor.",
      },
      {
        question: "Nenhum controle funciona. É defeito da placa?",
        answer:
          "Nem sempre. Veja se há energia no ponto e se o disjuntor não desarmou. Em seguida, teste a botoeira, se houver: se ela abre o portão, o defeito está no receptor, na antena ou no cadastro dos controles. Se nem a botoeira responde, o técnico confere fusível, antena e placa. Queda de raio na vizinhança costuma queimar a central.",
      },
      {
        question: "O motor esquentou e parou. É normal?",
        answer:
          "Motores monofásicos têm proteção térmica: aquecem com uso seguido, desligam e voltam depois de esfriar. Se acontece em dia de muitas aberturas, o uso passou do regime para o qual ele foi feito. Se ocorre com poucas, há esforço demais: contrapeso errado, roldana travada, fuso seco ou capacitor fraco. Investigue antes que o enrolamento queime.",
      },
      {
        question: "O portão parou no meio do caminho e voltou. Por quê?",
        answer:
          "A central interpretou que havia um obstáculo. Pode ser fotocélula suja ou desalinhada, força regulada muito baixa ou um ponto em que a folha raspa na coluna. Limpe a fotocélula, tire o que estiver no trilho ou no piso e repare se ele para sempre no mesmo lugar: se para, o problema é mecânico. Folha torta, cabo solto ou portão pesado não se destrava; desligue o disjuntor e chame o técnico.",
      },
      {
        question: "Compensa consertar ou é melhor trocar o motor?",
        answer: `Capacitor, fim de curso, controle e até a placa costumam valer o conserto. Quando o enrolamento queima ou o redutor perde os dentes em um equipamento já perto do fim da vida, de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos, a troca sai melhor. A de motor residencial fica de {price.homeSwap}, com motor e mão de obra. Peça os dois valores antes de decidir.`,
      },
      {
        question: "Em quanto tempo o técnico chega?",
        answer: `O atendimento funciona {shop.hours}, e o técnico {arrival.everywhere}. Para agilizar, mande foto do motor, da etiqueta e do portão inteiro, e conte o que aconteceu antes da falha. Assim ele já sai com as peças prováveis.`,
      },
    ],
  },
  {
    title: "Manutenção",
    items: [
      {
        question: "De quanto em quanto tempo devo fazer manutenção?",
        answer: `Em casas, ${countTimesAYear(maintenance.homeTimesAYear)}. Em condomínios e empresas, ${maintenance.businessTimesAYear} vezes, porque o portão abre muito mais. A lubrificação das partes móveis deve ser ${maintenance.lubrication} e pode ser feita pelo morador. Poeira de obra e portão exposto à chuva pedem atenção maior. Barulho novo é sempre motivo para antecipar a visita.`,
      },
      {
        question: "O que é feito na manutenção preventiva?",
        answer:
          "O técnico confere cabos, roldanas e contrapeso, reaperta parafusos e suportes, limpa e lubrifica o fuso ou a cremalheira, testa o capacitor, ajusta fins de curso e força, limpa a fotocélula e verifica a fiação da central. No fim, mede como o portão se comporta na mão e no motor. Peça gasta é mostrada antes de ser trocada.",
      },
      {
        question: "Que lubrificante devo usar?",
        answer:
          "Graxa branca ou de lítio no fuso e nas engrenagens expostas; óleo fino ou grafite em pó nas dobradiças e roldanas. Evite óleo de cozinha e desengripante como lubrificante definitivo: eles evaporam ou juntam poeira e viram uma pasta que desgasta. Limpe o excesso antigo antes de aplicar o novo, com o disjuntor desligado.",
      },
      {
        question: "E a cremalheira do portão deslizante?",
        answer: `Limpe e lubrifique a cada ${maintenance.rackLubricationMonths} meses, com pouca graxa, e mantenha o trilho sem pedra e areia. A folga entre cremalheira e engrenagem deve ficar entre ${trade.rackClearanceMm.min} e ${trade.rackClearanceMm.max} mm: encostada demais, o motor carrega o peso do portão; solta demais, os dentes pulam. Roldana gasta baixa a folha e muda essa folga.`,
      },
      {
        question: "Quais sinais mostram que o portão precisa de revisão?",
        answer:
          "Rangido, tranco na partida, folha que treme, parada fora do lugar, abertura mais lenta, motor quente e controle que precisa de várias tentativas. Olhe também os cabos de aço: fio rompido, mesmo que só um, pede troca imediata, porque o cabo segura o contrapeso. Quanto antes se age, mais barata é a peça envolvida.",
      },
      {
        question: "Quanto dura um motor de portão?",
        answer: `De ${motor.lifeYears.min} a ${motor.lifeYears.max} anos em uso residencial com manutenção em dia. O que encurta esse tempo é portão desbalanceado, falta de lubrificação, água dentro da central e oscilação na rede elétrica. Capacitor, correia e engrenagem são peças de desgaste e podem ser trocadas no caminho sem que o motor inteiro vá embora.`,
      },
    ],
  },
  {
    title: "Segurança",
    items: [
      {
        question: "A fotocélula é mesmo necessária?",
        answer:
          "Recomendamos sempre, e com fechamento automático ela é indispensável. A fotocélula cria um feixe invisível no vão; quando algo o corta durante o fechamento, a central para e reabre. Ela protege criança, animal e carro, que a regulagem de força sozinha não protege bem. Instale na altura do para-choque e mantenha as lentes limpas.",
      },
      {
        question: "O portão pode esmagar alguém?",
        answer:
          "Uma folha pesada em movimento machuca, por isso há mais de uma proteção. O ajuste de força ou a embreagem limitam o empurrão, e a fotocélula evita o contato. Teste todo mês: deixe uma caixa de papelão firme no vão e mande fechar, ficando longe da folha. O portão deve parar ou voltar ao tocar nela. Se amassar a caixa, chame o técnico.",
      },
      {
        question: "Alguém consegue clonar o meu controle?",
        answer:
          "Controles de código fixo podem ser copiados, pois repetem sempre o mesmo sinal. Com código rolante, o sinal muda a cada uso e uma gravação não serve para abrir depois. Confira também quem tem controles cadastrados: ex-inquilino, prestador de serviço e lava-rápido são brechas mais comuns do que qualquer aparelho eletrônico.",
      },
      {
        question: "É possível levantar o portão por fora com o motor travado?",
        answer:
          "O redutor de fuso segura bem a folha, mas portão flexível pode ser forçado nos cantos até abrir uma fresta. Para quem quer mais resistência, a trava elétrica prende a folha na soleira ou na coluna e só solta quando a central manda abrir. Confira ainda se o destravamento manual não fica ao alcance de quem está na rua.",
      },
      {
        question: "Para que servem sirene e luz de sinalização?",
        answer:
          "Avisam pedestres e motoristas de que o portão está se movendo. São indicadas onde a folha do basculante avança sobre a calçada e na saída de garagens de prédio, em que o motorista não vê quem passa. Em casas, uma luz discreta costuma bastar. A ligação é feita na própria central, se ela tiver essa saída.",
      },
      {
        question: "Crianças podem brincar perto do portão?",
        answer:
          "Não. Guarde os controles fora do alcance delas, ensine que o vão não é lugar de passar com a folha em movimento e não deixe que se pendurem no portão ou no contrapeso. Nas colunas, a caixa do contrapeso deve ser fechada até uma altura segura. Ao fechar, espere o movimento terminar antes de sair de perto.",
      },
      {
        question: "Nobreak vale a pena para o portão?",
        answer:
          "Vale para quem mora em bairro com quedas de energia frequentes, tem dificuldade para abrir na mão ou não quer descer do carro à noite. Ele mantém o motor funcionando por um número limitado de aberturas. Precisa ser compatível com a partida do motor; nobreak de computador em geral não aguenta. A bateria deve ser testada de tempos em tempos.",
      },
    ],
  },
  {
    title: "Preço, pagamento e garantia",
    items: [
      {
        question: "Quanto custa um motor basculante?",
        answer: `O {name.padrao} custa {price.padrao}, o Speedy {price.speedy} e o JetFlex {price.jetflex}. Cada valor é o do {kit.includes}. A diferença está na velocidade: {seconds.all} segundos para abrir. Portão fora do padrão residencial ou com reparo mecânico a fazer recebe orçamento próprio, depois de uma foto ou visita.`,
      },
      {
        question: "Como funciona a promoção do kit instalado?",
        answer: `A {promotion.name} vale em {promotion.cities}, e a página de cada uma dessas cidades traz o valor, as condições e o último dia. Ela é para portão basculante residencial, um kit por endereço. Mande a foto e a largura do portão: a resposta diz se ele se encaixa e confirma por escrito o valor final.`,
      },
      {
        question: "Quanto custa a instalação?",
        answer: `No kit, a instalação já está incluída. A instalação {words.installation}. O que pode mudar a conta é o estado do portão: trocar cabo ou roldana, reforçar suporte e puxar ponto de energia são itens à parte, informados antes do serviço.`,
      },
      {
        question: "Posso parcelar?",
        answer: `Sim, em até {shop.instalments} parcelas no cartão. Para pagamento à vista, pergunte pelo desconto do Pix ao pedir o orçamento. O valor vem discriminado, com motor, acessórios e mão de obra em linhas separadas, para você saber o que está incluído.`,
      },
      {
        question: "Qual é a garantia?",
        answer: `O motor tem {warranty.motor} de garantia de fábrica e a instalação, {warranty.installation}. Leia no certificado o que cada uma cobre: em equipamentos elétricos, dano por raio, água na central e conserto por terceiros costumam ficar de fora. Guarde a nota e a etiqueta do motor: elas identificam modelo e data e aceleram o atendimento.`,
      },
      {
        question: "Quanto custa a manutenção?",
        answer: `A manutenção preventiva {words.preventive}. A manutenção expressa {words.express}. Peças são cobradas à parte, com o valor combinado antes da troca.`,
      },
      {
        question: "O orçamento é cobrado?",
        answer:
          "Não. O orçamento é grátis e sem compromisso. Para recebê-lo mais depressa, envie uma foto do portão fechado, outra do lado de dentro com as colunas aparecendo, a largura do vão e o bairro. Se for conserto, inclua a etiqueta do motor e um vídeo curto com o barulho ou o movimento que preocupa.",
      },
    ],
  },
  {
    title: "Condomínios e empresas",
    items: [
      {
        question: "O motor residencial serve para condomínio?",
        answer:
          "Não é o indicado. Na portaria o portão abre muitas vezes seguidas, e o motor doméstico aquece, desarma pela proteção térmica e se desgasta cedo. Condomínio pede equipamento de uso intenso, com potência e ciclo adequados, e central que aceite muitos controles, fotocélula e sinalização. O número de aberturas na hora de pico é o dado mais importante.",
      },
      {
        question: "Quanto custa trocar o motor de um portão pesado?",
        answer: `Em portões pesados, de condomínio, galpão ou indústria, a troca fica de {price.heavySwap}, conforme potência, tipo de portão e acessórios. O serviço leva de {time.heavy}. Vale fazer junto a revisão de roldanas, cabos e trilho, para que o motor novo não herde o esforço do antigo.`,
      },
      {
        question: "Como é feita a troca sem parar a garagem do prédio?",
        answer:
          "Combinamos um horário de pouco movimento e deixamos o portão em operação manual, com alguém orientando a passagem, enquanto o motor é trocado. Se há entrada e saída separadas, uma fica liberada. Avise os moradores com antecedência e informe ao técnico onde fica o quadro elétrico, para não perder tempo no dia.",
      },
      {
        question: "Como controlar quem tem controle no condomínio?",
        answer:
          "Prefira uma central ou receptor que guarde cada controle com identificação de unidade. Assim o controle perdido ou do morador que se mudou é apagado individualmente, sem recadastrar o prédio inteiro. Mantenha uma planilha com número, apartamento e data de entrega. Código rolante evita que alguém mande copiar o controle fora do cadastro.",
      },
      {
        question: "Com que frequência revisar portão de empresa ou prédio?",
        answer: `Pelo menos ${countTimesAYear(maintenance.businessTimesAYear)}, com lubrificação ${maintenance.lubrication} no intervalo. Peça um relatório a cada visita, com o que foi ajustado, as peças trocadas e o que deve ser visto na próxima. Isso ajuda o síndico a prever gastos e mostra, em caso de acidente, que o portão era cuidado.`,
      },
      {
        question: "O que um síndico deve pedir no orçamento?",
        answer:
          "Marca, modelo e potência do motor, ciclo de uso, quantidade de controles que a central aceita, acessórios de segurança incluídos, prazo da garantia do motor e da instalação, tempo com o portão parado e o que acontece com o equipamento antigo. Com a mesma lista de itens, as propostas ficam fáceis de comparar.",
      },
    ],
  },
];
