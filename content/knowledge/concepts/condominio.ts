import type { Concept } from "#domain/knowledge/concept.ts";

export const condominio: Concept = {
  id: "condominio",
  kind: "audience",
  label: "Condomínio",
  phrase: "o portão do condomínio",
  words: [
    "condomínio",
    "condomínio fechado",
    "portão de condomínio",
    "motor para condomínio",
    "síndico",
    "portaria",
    "administradora",
    "condomínio residencial",
    "vila fechada",
    "condomínio horizontal",
  ],
  intent: "buying",
  answers: {
    any: [
      "O portão de condomínio precisa de motor de uso intenso, controle cadastrado por unidade e revisão {visits.business}, no mínimo. A troca fica de {price.heavySwap}, com mão de obra; o motor de casa esquenta na hora de pico e deixa a entrada parada.",
      "Para condomínio, o motor é de uso intenso, escolhido pelas aberturas da hora de pico e pelo peso da folha; com mão de obra, fica de {price.heavySwap}. Fotocélula, controle por unidade e revisão {visits.business} completam a entrada.",
      "No condomínio, a troca do motor fica de {price.heavySwap}, com mão de obra, e leva de {time.heavy}. O orçamento é grátis e vem por itens: motor, serralheria, elétrica, acessórios e cadastro dos controles.",
    ],
    price: [
      "Em condomínio, a troca do motor fica de {price.heavySwap}, conforme folha, fluxo e acessórios. O orçamento é grátis e vem por itens, para comparar propostas com o mesmo escopo em assembleia.",
      "O preço para condomínio depende do número de portões, do peso da folha e da segurança incluída. A troca vai de {price.heavySwap}; contrato de manutenção tem valor após vistoria.",
    ],
    repair: [
      "No conserto do portão do condomínio, o técnico testa folha, motor e controle de acesso e troca só a peça que falhou. Até ele chegar, a portaria desliga o disjuntor, isola a área e diz quem autoriza o serviço; o contato funciona {shop.hours}.",
      "Portão de condomínio que para toda semana costuma ter motor fraco para o fluxo, folha pesada ou roldana gasta. O técnico mede, conserta o que é urgente e deixa por escrito o que pode ir à assembleia.",
    ],
    emergency: [
      "Portão do condomínio travado: disjuntor desligado, moradores longe e nada de destravar folha torta ou com cabo solto. Respondemos {shop.hours}; diga se está aberto, se há carro preso e quem autoriza.",
      "Na emergência do condomínio, a portaria isola a entrada e só destrava portão de correr ou de abrir, reto e nivelado; basculante fica travado. O atendimento é {shop.hours}, e a prioridade é fechar e proteger o acesso.",
    ],
    installation: [
      "A instalação em condomínio leva de {time.heavy} e é marcada fora do pico, com uma entrada liberada. Motor de uso intenso e mão de obra ficam de {price.heavySwap}, e os controles são cadastrados por unidade.",
      "Para instalar motor no condomínio, conferimos folha, energia e fluxo e propomos um modelo de uso intenso, de {price.heavySwap} com mão de obra. O serviço, de {time.heavy}, é combinado com a administração.",
    ],
    buying: [
      "O portão automático para condomínio pede motor de uso intenso, controle cadastrado por unidade, fotocélula e revisão {visits.business}, no mínimo. A troca do motor, com mão de obra, fica de {price.heavySwap}; fotos e fluxo fecham o valor.",
      "Para condomínio, o motor se escolhe pelas aberturas na hora de pico e pelo peso da folha, sempre de uso intenso. O orçamento vem por itens, para a assembleia comparar, na faixa de {price.heavySwap} para a troca.",
      "O motor certo para o condomínio repete ciclos na hora de pico sem desarmar, com parada suave e peça à venda. Mande o número de unidades, as medidas da folha e a foto da etiqueta; a troca fica de {price.heavySwap}.",
    ],
    question: [
      "Sim, o condomínio precisa de motor de uso intenso e de revisão {visits.business}, no mínimo: o residencial não aguenta a hora de pico. Controle por unidade e fotocélula completam a entrada.",
      "Sim, na entrada coletiva: o que muda é o regime, porque o portão abre um ciclo atrás do outro. Conte as aberturas da hora de pico e peça itens separados; a troca do motor, quando necessária, fica de {price.heavySwap}.",
    ],
  },
  line: [
    "Em condomínio, motor e acessórios são dimensionados pelas aberturas da hora de pico; o de casa não aguenta.",
    "O síndico ganha clareza com orçamento por itens e relatório a cada visita.",
    "No condomínio, a revisão é feita {visits.business}, no mínimo.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Defeitos mais comuns no portão de condomínio",
        "O que mais para o portão do condomínio",
        "Portão de condomínio: defeito e peça",
      ],
      slots: [
        [
          "Motor que para na saída da manhã e volta depois de esfriar é pequeno para o fluxo ou puxa folha pesada.",
          "Motor que gira com a folha parada tem engrenagem gasta ou transmissão solta, e a peça se troca na visita.",
          "Portão de correr que treme ou raspa tem roldana gasta: a folha é escorada e as rodas são trocadas.",
          "Ronco sem movimento é capacitor fraco, freio preso ou folha travada, medidos nessa ordem.",
        ],
        [
          "Portão que fecha e volta costuma ter fotocélula suja ou desalinhada, que a zeladoria pode limpar com pano seco.",
          "Se só o controle de um morador falha, é pilha ou cadastro; se todos falham, receptor ou antena.",
          "Folha que bate no fim ou para antes tem fim de curso fora do lugar, regulado na mesma visita.",
          "Placa que queima mais de uma vez pede conferência do fio terra e do protetor de surto.",
        ],
        [
          "O preço da peça e da mão de obra é dito ao síndico antes, e nada é trocado sem o aceite dele.",
          "Se o conserto não compensar, a troca do motor do condomínio fica de {price.heavySwap}, com mão de obra.",
          "Com entrada e saída separadas, uma delas fica livre enquanto a peça é trocada.",
          "Diga à equipe quem autoriza o gasto e em que horário a garagem tem menos carros.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor certo para condomínio", "Fluxo, folha e regime do motor", "Como o síndico escolhe o motor"],
      slots: [
        [
          "Se 40 carros saem entre 7 e 8 horas, são 40 aberturas em uma hora: o motor residencial desarma bem antes.",
          "Peça à portaria que conte as aberturas da saída da manhã; a ficha do motor precisa aguentar mais que isso por hora.",
          "Poucas unidades e folha leve podem usar motor menor; entrada única para muitas vagas pede uso intenso.",
        ],
        [
          "Procure na ficha do fabricante os ciclos por hora e a indicação de fluxo intenso.",
          "Ciclos por hora, redutor reforçado e proteção térmica adequada aparecem na ficha do modelo.",
          "Motor de uso intenso traz na ficha os ciclos por hora e a capacidade em quilos; peça os dois números na proposta.",
        ],
        [
          "Um motor rápido com parada suave reduz o tempo de entrada aberta.",
          "Inversor e abertura rápida diminuem a espera na rua e o portão aberto atrás do carro.",
          "Motor com inversor abre depressa e freia no fim, o que reduz a fila na rua sem bater a folha.",
        ],
      ],
      bullets: [
        "Aberturas na hora de pico",
        "Peso e largura da folha",
        "Ciclos por hora do motor",
        "Cadastro de controles por unidade",
        "Nobreak para falta de energia",
        "Peças e assistência disponíveis",
      ],
    },
    {
      about: "what",
      headings: [
        "O que a entrada do condomínio precisa ter",
        "Motor, sensores e controles da entrada coletiva",
        "O que entra no portão do condomínio",
      ],
      slots: [
        [
          "O conjunto tem motor de uso intenso, central, receptor com memória para todas as unidades e controles cadastrados.",
          "Em portão de correr, o motor vai com cremalheira de aço; em basculante de condomínio, usa-se versão predial, com um ou dois acionadores.",
          "O motor de uso intenso aguenta aberturas em sequência, e o inversor faz a folha partir e parar sem tranco.",
        ],
        [
          "Fotocélula em duas alturas e sinaleiro voltado para a calçada protegem pedestre, moto e carro.",
          "A fotocélula faz a folha voltar quando alguém passa, e o sinaleiro avisa a calçada antes do movimento.",
          "Com pedestre na mesma passagem, a borda sensível na folha completa a fotocélula.",
        ],
        [
          "O nobreak mantém o portão do condomínio abrindo por algum tempo na falta de luz.",
          "Botoeira na portaria, tag e interfone são ligados à mesma central.",
          "A chave de destravamento fica com a portaria, que aprende a usá-la com o disjuntor desligado.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "A instalação sem parar a entrada",
        "Quanto tempo a entrada fica sem motor",
        "O dia do serviço no condomínio",
      ],
      slots: [
        [
          "O trabalho leva de {time.heavy} e é marcado fora da hora de pico.",
          "São de {time.heavy} de serviço, com a base e os cabos feitos antes, sem fechar a entrada.",
          "A montagem ocupa de {time.heavy}, em dia combinado com a administração do condomínio.",
        ],
        [
          "Com entrada e saída separadas, uma delas fica livre o tempo todo.",
          "Se a entrada é única, a passagem é liberada em horários combinados com o técnico.",
          "A portaria orienta os carros enquanto o portão está sem motor.",
        ],
        [
          "Os controles são gravados por unidade no mesmo dia, e a lista fica com o síndico.",
          "Avise os moradores na véspera e deixe livre o acesso ao quadro de luz.",
          "No fim, o portão repete várias aberturas seguidas, e a fotocélula é testada.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Acesso e controles no condomínio",
        "Cadastro e exclusão de controles",
        "Controle por unidade e código rolante",
      ],
      slots: [
        [
          "Um controle cadastrado por unidade permite apagar só o que se perdeu ou de quem se mudou.",
          "Cada controle ligado a um apartamento ou casa facilita excluir um sem refazer todos.",
          "Sem cadastro por unidade, o controle de quem se mudou continua abrindo até alguém apagar a memória inteira.",
        ],
        [
          "O código rolante dificulta a cópia e deve ser a regra em entrada coletiva.",
          "Prefira código rolante, porque o fixo pode ser copiado fora do cadastro.",
          "Controle de código fixo é copiado em qualquer chaveiro; na entrada coletiva, use código rolante.",
        ],
        [
          "Tag veicular, leitor e interfone se ligam à mesma central, por contato de comando.",
          "Outros acessos, como tag e leitor facial, acionam o motor pela entrada de comando da central.",
          "Eclusa com dois portões pede intertravamento e modo de emergência explicado à portaria.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como levar a proposta à assembleia",
        "Passos do síndico até a aprovação",
        "Proposta do portão, do levantamento ao serviço",
      ],
      slots: [
        [
          "A nossa proposta separa motor, folha, elétrica e acesso, com prazo de {time.heavy} e garantia de {warranty.motor} no motor.",
          "Peça a todas as empresas o mesmo pedido, com motor, folha, elétrica e controles em linhas separadas.",
          "Leve fotos do portão, da etiqueta do motor e a lista de defeitos do ano, para todos orçarem a mesma coisa.",
        ],
        [
          "Se a folha pesa, o motor novo queima como o velho: inclua a correção na mesma votação.",
          "Se a folha está torta ou o trilho gasto, inclua a correção na mesma votação.",
          "Motor, serralheria e elétrica devem andar juntos na proposta, para não pagar duas vezes.",
        ],
      ],
      steps: [
        "Anote tipo, medidas, idade do motor e defeitos dos últimos meses.",
        "Fotografe portões, etiquetas dos motores e quadro de energia fechado.",
        "Peça o mesmo escopo a cada empresa, com itens separados.",
        "Compare garantia: aqui, {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Combine data, rota alternativa e aviso aos moradores.",
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço para o condomínio",
        "O que muda o valor do portão coletivo",
        "O que entra na previsão do ano",
      ],
      slots: [
        [
          "A troca de motor em portão pesado fica de {price.heavySwap}, com valor fechado após vistoria.",
          "O ponto da faixa depende do peso da folha, das aberturas na hora de pico e de inversor, que abre mais rápido sem bater.",
          "Portão de correr pesado soma cremalheira de aço; basculante largo pode pedir dois acionadores.",
        ],
        [
          "O contrato de manutenção tem valor por portão, conforme o peso e as aberturas por dia, visto por foto ou vistoria.",
          "Contrato tem valor por portão e por visita, definido depois de ver os equipamentos.",
          "O número de motores e de visitas forma o preço do contrato, com peças incluídas ou não.",
        ],
        [
          "Preveja revisões {visits.business}, que ajudam a evitar gasto de urgência.",
          "Reparo da folha, fotocélula, sinaleiro e controles vêm em linhas separadas, para a assembleia aprovar item por item.",
          "Com revisão {visits.business}, a troca do motor pode ser planejada com antecedência.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Manutenção e rotina da portaria",
        "Tarefas da portaria e do técnico no condomínio",
        "Cuidados da equipe entre as visitas",
      ],
      slots: [
        [
          "A portaria observa ruído e lentidão, e a zeladoria limpa trilho e fotocélula com o disjuntor desligado.",
          "Ruído anotado pela portaria e trilho limpo pela zeladoria evitam boa parte das panes.",
          "A equipe limpa a fotocélula com pano seco, varre o trilho e anota ruído ou lentidão, sem abrir o motor.",
        ],
        [
          "O destravamento manual deve ser treinado com mais de uma pessoa por turno.",
          "Pelo menos duas pessoas por turno devem saber destravar com o disjuntor desligado.",
          "Quem trabalha na portaria precisa conhecer a chave de destravamento e o lugar dela.",
        ],
        [
          "Cabo, mola, contrapeso e tampa do motor ficam fora do alcance da equipe.",
          "Nenhuma equipe interna mexe em cabo ou contrapeso, que guardam carga perigosa.",
          "Religar várias vezes um disjuntor que desarma também não é tarefa da portaria.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual motor usar em portão de condomínio?",
      answers: [
        "Use um motor de uso intenso, com ciclos por hora acima do pico do condomínio e capacidade acima do peso da folha. O residencial aquece e desarma.",
        "Use um modelo de fluxo intenso, escolhido pelas aberturas na hora de pico e pelo peso da folha. Mande esses dados para a indicação.",
      ],
    },
    {
      question: "Como apagar o controle de um morador que se mudou?",
      answers: [
        "Com cadastro por unidade, apaga-se só aquele. Sem ele, muitas centrais exigem apagar tudo e regravar os demais.",
        "Depende do receptor. Se ele identifica cada controle, a exclusão é individual; se não, é preciso refazer o cadastro.",
      ],
    },
    {
      question: "O condomínio precisa de contrato de manutenção?",
      answers: [
        "Convém ter. O contrato fixa revisões, {visits.business} no mínimo, e define quem autoriza gasto na urgência.",
        "É o mais organizado para uso coletivo: visitas programadas, relatório e forma de acionar escrita.",
      ],
    },
    {
      question: "Como trocar o motor sem parar a entrada?",
      answers: [
        "Marca-se fora do pico, com uso manual orientado ou entrada alternativa. O trabalho leva de {time.heavy}.",
        "Com aviso aos moradores e rota alternativa, o portão opera na mão enquanto o motor é trocado.",
      ],
    },
    {
      question: "O que o síndico deve pedir no orçamento do portão?",
      answers: [
        "O síndico deve pedir, em itens separados, o modelo, os ciclos por hora, os acessórios, o número de controles, a garantia, o tempo de serviço e a retirada do motor antigo.",
        "O síndico deve pedir o mesmo escopo a todos: motor, fotocélula, elétrica, cadastro dos controles, retirada do antigo e garantia por escrito.",
      ],
    },
  ],
  photo: "fotos dos portões e das etiquetas dos motores, com o número de unidades e o horário de pico",
  related: ["predio", "contrato", "controle-de-acesso", "tag-veicular", "nobreak", "pesado"],
  topic: "motor-para-condominio",
};
