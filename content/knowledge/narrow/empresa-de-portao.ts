import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who types what kind of firm is wanted, and no service of it. */
export const empresaDePortao: NarrowConcept[] = [
  {
    id: "empresa-de-portao",
    isAskedByName: true,
    broader: "portao-automatico",
    label: "Empresa de portão automático",
    phrase: "a empresa de portão automático",
    asks: [
      ...combine(
        ["empresa", "empresas", "firma"],
        ["portão automático", "portões automáticos", "portão eletrônico", "portões eletrônicos"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Somos empresa de portão automático em {shop.area}: vendemos, instalamos e consertamos motor, central, controles e sensores no seu endereço. O kit basculante instalado custa a partir de {price.lowest}, e a visita de regulagem em casa, a partir de {price.preventive}, sem peças. O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        "A nossa empresa de portão automático atende casa, prédio e comércio em {shop.area}, da automação do portão manual ao conserto do motor parado. O orçamento por foto é grátis. Em casa, o basculante instalado parte de {price.lowest}, e a troca do motor de correr ou de abrir fica de {price.homeSwap}, com mão de obra.",
        "Como empresa de portão automático, cuidamos do portão inteiro em movimento: motor, placa, controles, sensores, trilho, cabos e dobradiças. O basculante instalado custa a partir de {price.lowest}. No conserto, a regulagem em casa parte de {price.preventive}, sem peças, e o valor da peça é informado antes.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a empresa faz", "Serviços da empresa", "O que fazemos em portão automático"],
        slots: [
          [
            "Trabalhamos com portão basculante, de correr e de abrir, em casa, prédio, loja e galpão. A folha nova é feita pelo serralheiro; o que a faz andar fica conosco.",
            "Atendemos portão basculante, deslizante e pivotante, residencial ou coletivo. Quem fabrica a folha é a serralheria, e nós cuidamos do movimento.",
            "Cuidamos de portão que sobe, corre ou gira, em residência, condomínio e empresa. A fabricação da folha fica com a serralheria, e a automação, conosco.",
            "O serviço vai do portão que ainda é manual ao que já tem motor, em casa, condomínio e comércio. Só a folha nova fica com o serralheiro.",
          ],
        ],
        bullets: [
          "Automação: motor, central e controles no portão manual",
          "Troca de motor: retirada do antigo, novo regulado e testado",
          "Conserto: folha, energia, placa, sensores e peças do motor",
          "Manutenção preventiva: limpeza, reaperto, regulagem e teste",
          "Controles, fotocélula, trava e outros acessórios",
        ],
      },
      {
        about: "visit",
        headings: ["Do orçamento ao portão funcionando", "Como trabalhamos", "Como é contratar o serviço"],
        slots: [
          [
            "Você manda fotos e, se há defeito, um vídeo, e recebe o valor ou a lista do que falta medir. No dia, o técnico testa a folha antes do motor, faz o que foi aprovado e termina com você usando cada controle.",
            "O pedido começa por fotos do portão, por dentro e por fora, e um vídeo quando há defeito. Com o valor aceito, marcamos o dia; a folha é testada antes do motor, e o serviço só acaba com o portão abrindo e fechando na sua frente.",
            "Tudo começa pelas imagens do portão e da etiqueta do motor, que bastam na maioria dos orçamentos. Na visita, a folha é examinada primeiro, nada é trocado sem a sua aprovação, e os controles são testados com você.",
            "Fotos e vídeo dão o primeiro valor, sem custo. O técnico então confere a folha, mede a parte elétrica e faz só o que você aprovou, com teste de parada, força e controles no fim.",
          ],
          [
            "Instalar leva de {time.tilting} no basculante e de {time.sliding} no de correr; um reparo pequeno, até {trade.smallRepair}.",
            "Um conserto simples toma até {trade.smallRepair}. Motor novo pede de {time.tilting} no basculante e de {time.sliding} no portão de correr.",
            "Reserve de {time.tilting} para instalar no basculante, de {time.sliding} no deslizante e até {trade.smallRepair} para um reparo comum.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "O que conferir antes de contratar",
          "Como comparar empresas de portão",
          "O que pedir a qualquer empresa",
        ],
        slots: [
          [
            "Compare propostas com o mesmo conteúdo, e desconfie do motor condenado sem medição e do valor fechado sem foto nem medida.",
            "Duas propostas só se comparam quando dizem as mesmas coisas. Valor dado sem ver o portão costuma crescer no dia.",
            "O preço mais baixo só vale se o que está incluído é igual. Peça que tudo venha escrito.",
            "Faça os mesmos pedidos a todas, a nossa incluída, e guarde as respostas.",
          ],
        ],
        bullets: [
          "Modelo do motor e capacidade, escolhidos pela folha e pelo uso",
          "Peça e mão de obra em linhas separadas",
          "Garantia do motor e da instalação por escrito",
          "Nota fiscal no CPF ou no CNPJ",
          "Quem atende se o portão parar depois",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A empresa é autorizada de alguma marca?",
        answers: [
          "Não: somos independentes, sem vínculo com fábrica, e trabalhamos com marcas como {shop.brands}. Motor na garantia de fábrica deve ir antes a quem vendeu.",
          "Somos assistência independente e atendemos várias marcas. Se o motor ainda está na garantia, fale primeiro com a loja que o vendeu.",
          "Não temos vínculo com fabricante. Isso permite comparar marcas; para usar a garantia de fábrica, procure a rede autorizada.",
        ],
      },
      {
        question: "Vocês atendem condomínio e comércio?",
        answers: [
          "Sim. A proposta vai por escrito ao síndico ou ao responsável, com o valor por portão, e o serviço é marcado fora do horário de movimento.",
          "Atendemos, com orçamento por item e nota no CNPJ. Diga quantos carros usam a entrada, porque isso decide o motor.",
          "Sim, com visita combinada com a portaria ou o gerente. Fotos dos portões e das etiquetas dos motores já permitem orçar.",
        ],
      },
      {
        question: "Vocês fazem a folha do portão?",
        answers: [
          "Não, a folha é do serralheiro. Nós dizemos, antes da solda, que reforço ela precisa ter para receber o motor.",
          "A fabricação fica com a serralheria. Instalamos o motor e consertamos o que faz a folha andar, como trilho, cabo e dobradiça.",
          "Não fabricamos. Mande o desenho ou a foto, e indicamos o motor e o reforço que a folha deve ter.",
        ],
      },
      {
        question: "A empresa atende à noite e no fim de semana?",
        answers: [
          "O contato funciona {shop.hours}. A visita fora do horário comercial depende da agenda, com o valor da ida informado antes.",
          "Respondemos {shop.hours}. Havendo técnico livre, a visita é marcada na conversa, e você sabe antes quanto custa a ida.",
          "Pelo WhatsApp, {shop.hours}. Visita à noite ou no domingo é combinada caso a caso, com o valor dito antes.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora e, se já existe, da etiqueta do motor",
  },
];
