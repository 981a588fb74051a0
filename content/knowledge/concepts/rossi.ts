import type { Concept } from "#domain/knowledge/concept.ts";

export const rossi: Concept = {
  id: "rossi",
  kind: "brand",
  label: "Rossi",
  phrase: "o motor Rossi",
  words: [
    "rossi",
    "motor rossi",
    "motores rossi",
    "portão rossi",
    "automatizador rossi",
    "máquina rossi",
    "motor portão rossi",
    "portão eletrônico rossi",
    "portão automático rossi",
    "rossi portões",
  ],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor Rossi, conhecido pelos deslizantes de portão de correr. A etiqueta na carcaça define peça, placa e controle; para motor novo, valem o peso da folha e as aberturas por dia.",
      "A Rossi é marca brasileira, com tradição em motor para portão de correr e opções para outros movimentos. Cremalheira na folga certa e ímãs bem presos são o que mais prolonga a vida do conjunto.",
      "Se o seu portão tem motor Rossi, engrenagem, ímã e controle são itens comuns no comércio. Informe o modelo da etiqueta, porque DZ Nano e outras versões usam peças próprias; a troca em casa fica de {price.homeSwap}.",
    ],
    repair: [
      "Consertamos motor Rossi como assistência independente: engrenagem de saída, ímã de fim de curso, capacitor, placa e vedação. O técnico confere também a cremalheira, que costuma ser a causa do desgaste.",
      "O motor Rossi que gira sem mover o portão, passa do ponto ou não responde tem diagnóstico no local. Nosso serviço é independente da fábrica, com o valor informado antes da troca da peça.",
      "Damos manutenção independente em motores Rossi, de casa e de condomínio. Nos deslizantes, o primeiro exame é da cremalheira e dos ímãs; a central vem depois, medida com instrumento.",
    ],
    price: [
      "O motor Rossi de correr fica de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em folha pesada. Metros de cremalheira e base nova são o que mais muda a conta; foto e largura trazem o valor, sem custo.",
      "Um motor Rossi trocado em casa custa de {price.homeSwap}, conforme a folha e a versão. Com o motor já comprado, a instalação avulsa parte de {price.installation}; no portão de correr, base e cremalheira aproveitadas reduzem o total.",
    ],
    buying: [
      "Vendemos e instalamos motor Rossi, conhecido pelos deslizantes de portão de correr. Mande comprimento, material e fotos do trilho: indicamos o modelo pelo peso da folha, e a troca em casa, com mão de obra, fica de {price.homeSwap}.",
      "O motor Rossi é escolhido pelo peso da folha e pelas aberturas por dia: compacto para folha leve, maior para chapa e uso coletivo. A troca em casa, com mão de obra, fica de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      "O motor Rossi de correr, com mão de obra, fica de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha pesada. Meça o comprimento da folha e diga o material: chapa fechada pesa bem mais que grade e muda o modelo.",
    ],
    installation: [
      "A instalação de um motor Rossi deslizante leva de {time.sliding}: base nivelada, motor alinhado, cremalheira com folga de {rack.clearance}, ímãs nas pontas, circuito próprio e controles gravados.",
      "Instalamos motor Rossi novo ou comprado por você; para o comprado à parte, a mão de obra sai a partir de {price.installation}. A folha precisa correr leve no trilho antes de receber o motor; se raspa ou foge do prumo, o ajuste vem primeiro.",
    ],
    comparison: [
      "Rossi e PPA, Garen ou Peccinin têm deslizantes de porte equivalente; o perfil da Rossi é forte em portão de correr. Compare capacidade em quilos, velocidade, tipo de fim de curso e reposição na região.",
      "Na dúvida entre Rossi e Nice, a Rossi é nacional e tem peças fáceis de achar no comércio; a Nice é italiana e traz linhas de baixa tensão com bateria. O portão e o uso decidem.",
    ],
    emergency: [
      "Motor Rossi parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor Rossi, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor Rossi, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor Rossi, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
    ],
  },
  line: [
    "Em motor Rossi, a etiqueta da carcaça diz o modelo, e por ela se acha a peça certa.",
    "Atendemos motor Rossi como assistência independente, e a foto da etiqueta adianta o modelo.",
    "No motor Rossi, a etiqueta da carcaça traz o modelo e a tensão, que decidem peça e valor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Rossi, a marca do portão de correr", "O que a Rossi fabrica", "Como são os motores Rossi"],
      slots: [
        [
          "A Rossi, fabricante brasileira, é conhecida pelos motores de correr, como o compacto DZ Nano.",
          "O DZ Nano é o Rossi compacto, para folha leve e garagem apertada; chapa e uso coletivo pedem modelo maior.",
          "Nos Rossi de correr, a sigla DZ vem antes do nome; NKX é código da central, e não do motor.",
        ],
        [
          "Nos deslizantes, o motor fica chumbado numa base e empurra a folha por engrenagem e cremalheira.",
          "A máquina vai no chão, ao lado do portão, e a engrenagem empurra a cremalheira presa à folha.",
          "Base firme, engrenagem e cremalheira fazem o movimento; ímãs nas pontas avisam a central onde parar.",
        ],
        [
          "A sigla DZ aparece nos motores de correr; o nome completo e a versão estão na etiqueta.",
          "Há modelos compactos para casa e modelos de fluxo intenso, com peças que não se misturam.",
          "As versões compactas servem à casa; as maiores, a portão pesado e de prédio.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor Rossi serve no seu portão",
        "Escolher um Rossi pelo peso e pelo uso",
        "Rossi novo: o que decidir antes",
      ],
      slots: [
        [
          "Em portão de correr, o peso da folha e as aberturas por dia escolhem o modelo Rossi.",
          "Meça o comprimento e veja o material: chapa fechada pesa bem mais que grade.",
          "A linha de correr tem do compacto, para casa, ao motor de portão pesado.",
        ],
        [
          "Deixe margem sobre o peso, porque vento na chapa e trilho sujo somam esforço.",
          "Um motor compacto serve à folha leve; chapa longa, madeira ou uso coletivo pedem um maior.",
          "A capacidade em quilos está na ficha da versão, e trabalhar no limite gasta a engrenagem.",
        ],
        [
          "Confira a distância entre a folha e a parede, a tensão do ponto e os controles que a casa já usa.",
          "Base e cremalheira em bom estado podem ficar, se a altura e o passo dos dentes combinarem.",
          "Em basculante, dizemos se há Rossi para a sua folha ou indicamos outra marca com o preço instalado.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Motor Rossi com defeito: os sinais",
        "Quando o Rossi pede manutenção",
        "Sintomas comuns em deslizante Rossi",
      ],
      slots: [
        [
          "O barulho de dente pulando indica folga na cremalheira ou engrenagem de saída gasta.",
          "Se a cremalheira desce com o tempo, o peso da folha descansa no motor e gasta a engrenagem.",
          "Estalos ao longo do curso apontam para emenda de cremalheira desalinhada.",
        ],
        [
          "Uma folha que bate no batente ou fica com fresta costuma ter o ímã de fim de curso deslocado.",
          "Um parafuso frouxo no suporte do ímã basta para o portão perder o ponto de parada.",
          "A pancada na chegada quase sempre é ímã fora do lugar, e não motor forte demais.",
        ],
        [
          "Perto do chão, a central recebe respingo e poeira; uma falha depois de chuva sugere vedação ruim.",
          "Formiga e umidade entram pela passagem de fios mal fechada e oxidam a placa.",
          "Uma tampa mal encaixada depois de um serviço deixa entrar água e encurta a vida da placa.",
        ],
      ],
      bullets: [
        "Dentes pulando durante o movimento",
        "Folha passando do ponto de parada",
        "Motor forçando sempre no mesmo trecho",
        "Falhas depois de chuva forte",
        "Controle que responde só de vez em quando",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir no Rossi antes de chamar",
        "Verificação simples no deslizante Rossi",
        "Rossi parado: confira por fora",
      ],
      slots: [
        [
          "A conferência é visual e serve para deslizante; o basculante fica com o técnico.",
          "Faça tudo com o motor fechado, sem encostar em fio nem em peça que gira.",
          "Bastam o disjuntor desligado e um pano para tirar a sujeira do trilho.",
        ],
        [
          "Se a folha prende em algum ponto, o problema está no trilho ou na roldana, e não no motor.",
          "Folha que corre sozinha para um lado mostra piso ou trilho fora de nível.",
          "Trilho limpo, folha reta e motor parado apontam para a parte elétrica.",
        ],
        [
          "Marque o trecho em que a folha prende e conte ao técnico, porque a causa fica ali.",
          "Um vídeo do percurso completo mostra se a falha se repete sempre no mesmo lugar.",
          "A foto da etiqueta completa o quadro e permite levar a peça do modelo certo.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e afaste crianças e animais.",
        "Limpe pedras e folhas do trilho.",
        "Com a folha de correr reta e o trilho nivelado, destrave com a chave e empurre devagar.",
        "Veja se os ímãs nas pontas da cremalheira estão presos.",
        "Trave de novo, religue e acione uma vez, de longe.",
      ],
    },
    {
      about: "causes",
      headings: [
        "A assistência independente em Rossi",
        "O que o técnico faz num motor Rossi",
        "Manutenção de motor Rossi no local",
      ],
      slots: [
        [
          "Atendemos motores Rossi por conta própria, como assistência independente da fábrica.",
          "O serviço em Rossi é independente e feito no endereço, com as peças prováveis na bagagem.",
          "Somos independentes do fabricante e damos manutenção em Rossi residencial e de condomínio.",
        ],
        [
          "O técnico corre a folha na mão, mede a folga da cremalheira e acerta os trechos fora de {rack.clearance}.",
          "Primeiro vêm trilho, roldanas e cremalheira, que explicam boa parte do desgaste na engrenagem.",
          "O técnico verifica o nível da base e o alinhamento da cremalheira antes de abrir o motor.",
        ],
        [
          "Capacitor, placa e sensores são medidos, troca-se o que falhou e os ímãs voltam ao lugar.",
          "A eletrônica é medida ponto a ponto, e a vedação da tampa é refeita quando deixa passar água.",
          "Fim de curso, força e tempo de pausa são regulados de novo, com a fotocélula em teste.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados que fazem o Rossi durar", "Manutenção do motor Rossi", "Como conservar um deslizante Rossi"],
      slots: [
        [
          "Trilho sujo faz o motor esquentar: varra antes de mexer em qualquer regulagem.",
          "Varrer o trilho é o cuidado mais simples e o que mais alivia o esforço do motor.",
          "Pedrinha e areia no trilho fazem a folha pular e castigam a engrenagem.",
        ],
        [
          "A cremalheira pede pouca lubrificação a cada {rack.months}; excesso vira cola de poeira.",
          "Lubrifique a cremalheira com parcimônia, a cada {rack.months}, e limpe o que já estiver grudado.",
          "Produto demais na cremalheira junta areia, então passe pouco e a cada {rack.months}.",
        ],
        [
          "A revisão técnica em casa se faz {visits.home}, e em condomínio, {visits.business}.",
          "Programe a visita preventiva {visits.home} em casa e {visits.business} em garagem coletiva.",
          "Reaperto de parafusos, ímãs e emendas entra na revisão, que parte de {price.preventive} em casas.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que muda o preço de um Rossi",
        "O que entra no preço de um Rossi",
        "O que pesa no preço do motor e do conserto Rossi",
      ],
      slots: [
        [
          "No portão de correr, somam o motor pela capacidade, os metros de cremalheira, a base e a mão de obra.",
          "A capacidade em quilos é o que mais muda o preço do Rossi; depois vêm os metros de cremalheira.",
          "Uma folha leve fica na parte baixa da faixa; chapa fechada e uso coletivo, na alta.",
        ],
        [
          "Base, cremalheira e fiação boas são aproveitadas e reduzem o total.",
          "No conserto, ímã, capacitor e regulagem pesam pouco; placa e engrenagem, mais.",
          "Trilho e roldanas gastos são acertados antes, em linha separada.",
        ],
        [
          "O orçamento por foto é grátis, e o cartão divide em até {shop.instalments} vezes.",
          "No portão que nunca teve motor, somam-se a cremalheira em toda a folha, a base e o ponto de energia.",
          "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor Rossi é só para portão de correr?",
      answers: [
        "Não. A marca ficou conhecida pelos deslizantes, mas tem opções para outros movimentos, como o basculante. O tipo do portão define a família do motor.",
        "É forte em portão de correr, porém fabrica também para outros tipos de folha. Diga como o seu portão abre e indicamos a versão certa.",
      ],
    },
    {
      question: "A cremalheira antiga serve em um Rossi novo?",
      answers: [
        "Serve, se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste, com {rack.clearance} de folga na engrenagem.",
        "Muitas vezes, sim. A altura da base é o que costuma mudar, e o técnico confere antes.",
      ],
    },
    {
      question: "Controle de outra marca funciona no Rossi?",
      answers: [
        "Funciona se for compatível com a central, na mesma frequência e no mesmo código, e depois de cadastrado. A versão da placa é que decide.",
        "Alguns compatíveis funcionam. Mande a foto do controle atual, frente e verso, e verificamos qual padrão a sua placa aceita.",
      ],
    },
    {
      question: "Motor Rossi serve para condomínio?",
      answers: [
        "Sim, nos modelos de uso intenso, com ciclos por hora acima do pico. Em portão pesado, a troca fica de {price.heavySwap}.",
        "Serve, com capacidade acima do peso da folha e regime para muitas aberturas. O compacto de casa, não.",
      ],
    },
    {
      question: "Vocês consertam Rossi fora da garantia?",
      answers: [
        "Sim, como assistência independente. Medimos no local, passamos o valor e só então trocamos a peça; a instalação de motor novo tem {warranty.installation} de garantia.",
        "Consertamos, sem vínculo com o fabricante. Com motor ainda na garantia de fábrica, confira antes as condições na nota de compra.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Rossi já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Brasileira, de Brasília, criada nos anos 1980",
    "Conhecida por": "Deslizantes de casa, como a linha DZ Nano",
    "Peças e controles": "Fáceis de achar em lojas de automação",
    Atenção: "Modelo compacto não serve em folha pesada",
  },
  related: ["rossi-dz-nano", "rossi-nkx", "cremalheira", "fim-de-curso", "deslizante", "nice"],
  topic: "motores-rossi-e-nice",
};
