import type { Concept } from "#domain/knowledge/concept.ts";

export const mola: Concept = {
  id: "mola",
  kind: "part",
  label: "Mola",
  phrase: "a mola do portão",
  words: [
    "mola",
    "mola do portão",
    "mola do basculante",
    "mola de porta de enrolar",
    "mola quebrada",
    "mola arrebentada",
    "mola fraca",
    "mola de torção",
    "mola helicoidal",
    "troca de mola",
  ],
  gates: ["basculante", "enrolar"],
  intent: "repair",
  answers: {
    any: [
      "A mola do portão ajuda a erguer a folha no basculante com mola e na porta de enrolar. Se ela enfraquece, o portão fica pesado; se quebra, a folha perde a sustentação. Desligue o disjuntor, não force e peça a troca ao técnico, porque a mola guarda energia capaz de quebrar um braço.",
      "Mola de portão gasta deixa a folha pesada, e a que quebra dá um estalo e tira o apoio dela. O técnico regula a tensão ou troca o par, sempre com a folha presa, e confere o cabo junto. O valor é informado antes, por foto do portão.",
      "Trocamos mola e cabo do basculante, e também a mola da porta de enrolar, sempre com a folha escorada. Até o técnico chegar, deixe o portão como está, com o disjuntor desligado e ninguém embaixo, porque a mola tensionada fere gravemente.",
    ],
    buying: [
      "Vendemos mola de portão com a troca feita no local, escolhida pelo tipo de portão, pelo peso da folha e pela grossura do fio da antiga. Em par de molas, trocam-se as duas. Mande uma foto do portão por dentro e as medidas da folha, e respondemos com o valor.",
      "A mola certa para o portão repete a grossura do fio, o diâmetro e o comprimento da antiga e é calculada para o peso da folha. Ela fica tensionada e pode ferir, por isso peça e troca são do técnico. A foto de longe e as medidas da folha dão o valor.",
      "Mola de portão basculante, de porta de enrolar ou de portão social não é a mesma peça: o tipo, o peso da folha e o fio dizem qual serve. Fornecemos e montamos com a folha presa, e o orçamento sai por foto, com as medidas.",
    ],
    price: [
      "O preço da mola do portão depende do tipo de portão, da grossura do fio, do comprimento e de quantas molas são. Só regular a tensão é o mais barato; trocar o par junto com os cabos é o mais caro. Peça e serviço são orçados juntos, de graça, por foto.",
      "O preço para trocar mola de portão depende do peso da folha e do tipo de mola. Regular a tensão é o mais barato, e um par novo com cabo, o mais caro. Uma foto tirada de longe e as medidas do vão bastam para o orçamento gratuito.",
      "O preço da mola do portão junta a peça e o serviço, feito com a folha travada. Do mais barato ao mais caro, são estes os serviços: regular a tensão, trocar uma mola, trocar o par e trocar o par com os cabos. A medida da folha diz qual mola serve.",
    ],
    repair: [
      "No conserto da mola do portão, a mola fraca às vezes só precisa de nova tensão; a quebrada ou aberta é trocada, de preferência em par. O técnico prende a folha, alivia a carga, confere o cabo e equilibra tudo antes de religar o motor.",
      "Consertamos mola de portão com a folha travada, porque a energia guardada nela é perigosa. Mola inteira recebe nova tensão; espira aberta ou ponta solta pede mola nova, e o cabo gasto é trocado junto.",
      "Trocar mola e cabo do basculante é serviço de uma visita na maioria dos casos, feito com a folha escorada e o motor sem energia. A mola cansada pode só ganhar tensão; a quebrada é trocada em par, para o portão subir nivelado.",
    ],
    emergency: [
      "Mola do portão arrebentada tira a sustentação da folha: não acione, não levante na mão e afaste todos. Desligue o disjuntor sem passar embaixo e chame o técnico, que atende {shop.hours}; o portão fica na posição em que parou.",
      "Se a mola quebrou, o portão carrega o peso inteiro e pode cair. Deixe-o como está, com o disjuntor desligado e a área isolada, e mande fotos de longe; o atendimento funciona {shop.hours}.",
      "Estalo forte e folha pesada são sinais de mola do portão partida: não use o motor, não levante a folha na mão e não deixe ninguém embaixo. Respondemos {shop.hours}, e o técnico escora a folha antes de mexer.",
    ],
    "how-to": [
      "A mola do portão não se aperta nem se troca em casa, porque a tensão guardada quebra ossos. O que você pode fazer é olhar de longe se há espira aberta ou ponta solta, desligar o disjuntor e deixar a folha parada até o técnico chegar.",
      "Para saber se a mola do portão está ruim, observe de longe se as espiras estão afastadas e se a folha ficou pesada. Ajuste e troca exigem barra própria e folha travada, então não solte parafuso do eixo nem da mola.",
      "Para ver a mola do portão sem risco, olhe do chão, de longe, com o portão parado e o disjuntor desligado. Vão entre as voltas ou ferrugem pedem troca, e regular a tensão é trabalho do técnico.",
    ],
  },
  line: [
    "Mola fraca deixa a folha pesada e faz o motor trabalhar no limite.",
    "A tensão de uma mola de portão fere gravemente: só o técnico a solta.",
    "Porta de enrolar que não sobe como antes costuma ter mola cansada ou quebrada.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que a mola faz no portão",
        "Mola no basculante e na porta de enrolar",
        "Como a mola deixa a folha leve",
      ],
      slots: [
        [
          "Ao fechar, a folha estica ou torce a mola, que devolve essa energia na subida. No basculante com mola, a peça fica nas laterais; na porta de enrolar, dentro do tubo do eixo.",
          "Cada fechamento carrega a mola, e a abertura seguinte aproveita a força guardada. Ela aparece nas laterais do basculante e fica escondida dentro do rolo da porta de enrolar.",
          "A mola armazena energia quando o portão desce e ajuda a erguê-lo quando sobe. No basculante ela fica junto das colunas laterais; na porta de enrolar, dentro do eixo.",
          "Quem levanta boa parte do peso é a mola, esticada ou torcida na descida. Em portão basculante ela trabalha ao lado da folha, e em porta de enrolar, oculta no tubo.",
        ],
        [
          "A mola ocupa menos espaço que um contrapeso, mas perde tensão com os anos e pede regulagem. Quando enfraquece, o motor carrega a folha sozinho e se desgasta.",
          "O contrapeso puxa sempre com a mesma força; a mola, ao contrário, cansa com o uso. Quem sofre é o motor, que passa a fazer o trabalho dela.",
          "A vantagem sobre o contrapeso é caber em vão estreito; a desvantagem é perder força aos poucos. Um portão com mola fraca aquece e gasta o motor.",
          "A mola substitui o contrapeso onde não há lugar para a caixa de peso. Em troca, a tensão cai com o tempo, e o motor fazendo força é o primeiro aviso.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de mola fraca ou quebrada",
        "O portão ficou pesado de repente",
        "Como a mola mostra que está no fim",
      ],
      slots: [
        [
          "Mola quebrada muda o portão de um dia para o outro: estalo alto, folha pesada e motor que não vence. Mola cansada aparece aos poucos, com subida lenta e descida cada vez mais rápida.",
          "Um barulho seco, como de tiro, seguido de folha pesada é quase sempre mola partida. O desgaste lento é diferente: o portão vai subindo mais devagar e descendo mais depressa.",
          "Quando a mola quebra, ouve-se um estalo e o portão fica pesado na hora. Quando ela só perde tensão, a folha desce cada vez mais depressa e sobe devagar.",
          "Se o portão ficou pesado de repente, a mola quebrou; se foi pesando ao longo de meses, ela cansou. Nos dois casos o motor faz força na subida, porque a mola já não o ajuda.",
        ],
      ],
      bullets: [
        "Estalo forte e folha pesada: mola partida",
        "Vão entre duas voltas da espiral: ponto da quebra",
        "Descida rápida demais: tensão perdida",
        "Folha mais baixa de um lado: uma mola ou um cabo cedeu",
        "Ferrugem nas espiras: ruptura mais próxima",
      ],
    },
    {
      about: "safety",
      headings: ["Por que não mexer na mola", "O perigo de uma mola tensionada", "Mola sob carga: mantenha distância"],
      slots: [
        [
          "Mesmo com o portão parado, a mola guarda energia suficiente para quebrar um braço, e ela sai de uma vez se o parafuso errado é afrouxado. Barra, parafuso e cabo são lançados com violência.",
          "A força armazenada numa mola não depende do motor ligado. Quem solta a fixação sem ferramenta própria pode ser atingido pela barra ou pelo cabo.",
          "Afrouxar o eixo ou a mola libera de um golpe a tensão acumulada. É causa conhecida de fratura, sobretudo com chave de fenda no lugar da barra de medida certa.",
          "O perigo está na tensão guardada, que existe com o portão imóvel e a energia cortada. Sem barra própria e folha travada, ninguém deve apertar nem soltar a mola.",
        ],
        [
          "Até o conserto, o portão fica parado onde está, com o disjuntor desligado e a área livre. Não tente baixar a folha com a mão, porque o peso dela vem inteiro.",
          "Isole o lugar, guarde o controle e não tente abrir nem fechar. Um portão que parou no alto só é movido depois de escorado pelo técnico.",
          "Crianças e animais ficam longe, e ninguém passa sob a folha. Não solte a trava do motor, pois ele pode ser o que ainda segura o portão.",
          "Deixe a folha na posição em que parou e corte a energia, se der para chegar ao disjuntor sem passar embaixo. Empurrar ou soltar na mão piora o risco.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer ao suspeitar da mola",
        "Passos seguros com a mola suspeita",
        "Mola suspeita: observe de longe",
      ],
      slots: [
        [
          "São passos de observação e proteção, sem tocar na mola, no eixo ou na folha. As fotos e as medidas ajudam o técnico a chegar com a mola certa.",
          "Tudo se faz à distância, com o portão na posição em que parou. A imagem do conjunto e a medida do vão identificam a peça antes da visita.",
          "Nada aqui pede ferramenta nem esforço. Basta afastar as pessoas, cortar a energia e registrar de longe o que aconteceu com a mola.",
          "Proteja primeiro, olhe depois e não encoste em nada. Altura e largura do vão já dizem muito sobre a mola usada.",
        ],
      ],
      steps: [
        "Pare de acionar o motor e guarde o controle.",
        "Desligue o disjuntor, se chegar a ele sem passar sob a folha.",
        "Afaste pessoas e animais da área.",
        "Fotografe de longe a mola, o eixo e o portão inteiro.",
        "Envie as fotos com a largura e a altura do vão.",
      ],
    },
    {
      about: "visit",
      headings: ["Troca e regulagem da mola", "O que o técnico faz na mola", "Serviço de mola com a folha travada"],
      slots: [
        [
          "A folha é presa antes de o técnico encostar na mola, e a tensão que resta é aliviada aos poucos. A mola nova segue o peso da folha, em fio, diâmetro e comprimento, porque medida parecida desequilibra o portão.",
          "Primeiro se trava o portão, depois se descarrega a mola de modo controlado. A substituta precisa ter as mesmas medidas, já que força a mais ou a menos tira o equilíbrio.",
          "Com a folha imobilizada, o técnico solta a carga restante com barra própria. Em seguida monta uma mola de fio e comprimento certos para aquele peso.",
          "O serviço só começa com a folha escorada e a energia cortada. Fio, diâmetro e comprimento da mola são escolhidos pelo peso, e não pela aparência.",
        ],
        [
          "Quando há duas molas, trocam-se ambas, e o cabo desfiado vai junto. No fim, o técnico confere se a folha para sozinha a meia altura e regula de novo a força do motor.",
          "As duas molas do par são trocadas juntas, porque trabalharam o mesmo tanto, e os cabos são conferidos. O teste é a folha ficar parada no meio do curso.",
          "Molas que andaram juntas são trocadas juntas, com cabo novo se ele estiver desfiado. Depois vêm o teste de equilíbrio e o ajuste de força e de curso do motor.",
          "Se o portão tem par, o par é renovado, assim como o cabo gasto. A entrega exige folha equilibrada, descida sem pancada e motor regulado para o novo esforço.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar o motor com a mola quebrada?",
      answers: [
        "Não. O motor carrega o peso inteiro da folha, queima ou solta a transmissão, e o portão pode cair. Desligue o disjuntor e espere a troca.",
        "Não use. Além de estragar o motor, a folha sem mola pode despencar na subida ou na descida.",
        "Não: sem a mola, o motor não foi feito para erguer a folha. Mantenha o disjuntor desligado até o técnico trocar a peça.",
      ],
    },
    {
      question: "Quanto tempo dura uma mola de portão?",
      answers: [
        "Depende do número de aberturas, da qualidade e da umidade. Portão de loja, que abre muitas vezes por dia, gasta a mola bem antes que o de casa.",
        "O que conta são as aberturas, e não os anos: quanto mais o portão abre, antes a mola cansa. A ferrugem apressa a quebra.",
        "Não há prazo fixo, porque o desgaste vem das aberturas. Revisão {visits.home} em casa mostra a perda de tensão a tempo.",
      ],
    },
    {
      question: "Precisa trocar as duas molas do portão?",
      answers: [
        "Quando há par, sim: a outra tem o mesmo desgaste e costuma quebrar logo depois. Molas iguais mantêm a folha nivelada.",
        "É o mais indicado. Mola nova de um lado e cansada do outro puxam diferente e entortam a folha.",
        "Sim, em regra. Trocar uma só deixa o portão torto e antecipa outra visita.",
      ],
    },
    {
      question: "Dá para dar mais tensão na mola fraca?",
      answers: [
        "Às vezes. Se o aço está inteiro, o técnico ajusta a tensão; com espira aberta ou ferrugem, a troca é o caminho seguro.",
        "Dá, por um tempo, se a mola não estiver deformada. A decisão vem depois de medir o equilíbrio da folha.",
        "Pode dar, e é o serviço mais barato. Mola esticada além do ponto ou enferrujada não segura a nova tensão.",
      ],
    },
    {
      question: "Mola pode ser trocada por contrapeso?",
      answers: [
        "Em alguns basculantes, sim, se houver espaço para as caixas e coluna firme. É serralheria, com novo cálculo de cabos e roldanas.",
        "Depende do vão e das colunas. O contrapeso é mais constante, mas exige espaço lateral e adaptação da folha.",
        "Pode, no basculante com lugar nas laterais. Em porta de enrolar, não: a mola faz parte do eixo.",
      ],
    },
  ],
  photo: "fotos tiradas de longe e do chão, na posição em que parou, e as medidas do vão",
  related: ["contrapeso", "enrolar", "basculante", "pesado", "cabo-de-aco", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
