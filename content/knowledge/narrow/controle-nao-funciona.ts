import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const controleNaoFunciona: NarrowConcept[] = [
  {
    id: "todos-os-controles-pararam",
    broader: "controle-nao-funciona",
    label: "Todos os controles pararam",
    phrase: "todos os controles que pararam juntos",
    intent: "repair",
    asks: [
      "três controles deixaram funcionar",
      "controles deixaram funcionar mesmo dia",
      "todos controles pararam",
      "nenhum controle funciona",
      "todos controles não",
      "nenhum controle abre",
      "controles pararam mesmo tempo",
      "todos controle parou",
      "dois controles pararam",
      "todos controles parado",
      "todos controles não funciona",
      "nenhum dos controles",
      "nenhum controle pega",
      "nenhum controle responde",
    ],
    answers: {
      any: [
        "Se todos os controles pararam juntos, o defeito está no portão e não neles: energia, receptor, antena ou botoeira presa. Aperte o botão interno: se ele abre, é o receptor ou a antena; se não abre, confira o disjuntor.",
        "Nenhum controle funciona? Deixe as pilhas de lado. Veja se há luz na casa e disjuntor ligado, olhe se a botoeira está afundada e teste-a. Um portão que obedece à botoeira e ignora os controles tem defeito na recepção.",
        "Todos os controles mudos ao mesmo tempo apontam para falta de energia, memória apagada, receptor queimado por surto ou botão de parede em curto, que ocupa a placa e bloqueia os demais comandos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como achar a causa, passo a passo",
          "Teste com a botoeira e o disjuntor",
          "O que conferir sem abrir o motor",
        ],
        slots: [
          [
            "Nada aqui pede ferramenta, e a tampa do motor fica fechada.",
            "A botoeira é o melhor instrumento: testa a placa sem passar pelo rádio.",
            "Em poucos minutos você sabe se o caso é de energia, de rádio ou de placa.",
          ],
        ],
        steps: [
          "Veja se a casa tem luz e se o disjuntor do portão está ligado; religue uma vez só.",
          "Olhe se a botoeira está afundada, molhada ou com fio solto.",
          "Aperte a botoeira, com a passagem livre.",
          "Teste dois controles a poucos passos do portão.",
          "Lembre se houve raio, queda de luz, obra ou aparelho novo na garagem.",
          "Anote o resultado e mande com a foto da etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: [
          "O que faz todos os controles pararem",
          "Receptor, memória, antena ou botoeira",
          "As causas, da mais simples à mais cara",
        ],
        slots: [
          [
            "Sem energia, nem controle nem botoeira respondem, e o disjuntor é a primeira conferência.",
            "Disjuntor ou DR desarmado deixa o portão inteiro mudo, com os controles em ordem.",
            "Um fusível aberto depois de um pico apaga a placa, e aí nada responde.",
          ],
          [
            "Botoeira presa ou fio em curto dá comando contínuo, e a central não escuta mais ninguém.",
            "Um botão de parede úmido ou colado bloqueia todos os controles de uma vez.",
            "Interfone ou módulo ligado à mesma entrada, com contato preso, tem o mesmo efeito.",
          ],
          [
            "Receptor queimado, antena cortada ou memória apagada explicam a botoeira boa com controles mudos.",
            "Quando só o rádio falha, o técnico mede o receptor, refaz a antena e recadastra.",
            "Interferência forte, de uma fonte ou lâmpada nova, também pode calar todos os controles.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Preciso comprar controles novos?",
        answers: [
          "Quase nunca. Reparado o receptor ou a energia, os mesmos controles voltam. Só a troca do receptor por outro padrão pede controles novos.",
          "Em geral não. O defeito é do portão, e os aparelhos continuam bons.",
        ],
      },
      {
        question: "Um raio pode ter apagado os controles?",
        answers: [
          "Pode ter danificado o receptor ou a memória. O técnico mede; às vezes basta recadastrar, às vezes troca-se o módulo.",
          "Sim, surtos atingem receptor e placa. Se a botoeira ainda abre, o motor se salvou.",
        ],
      },
      {
        question: "Dá para pôr um receptor novo sem trocar a placa?",
        answers: [
          "Dá. O receptor avulso é ligado à entrada de botoeira, e a placa atual continua comandando o motor.",
          "Sim, quando a botoeira funciona. É a saída usual para receptor embutido queimado.",
        ],
      },
      {
        question: "Meu carro está preso e nenhum controle abre. O que faço?",
        answers: [
          "Tente a botoeira. Sem ela, use a chave de destravamento com o disjuntor desligado, só em folha reta e com cabos inteiros. O atendimento funciona {shop.hours}.",
          "Abra pelo botão interno. Se nada responder e a folha estiver torta ou pesada, espere o técnico, que atende {shop.hours}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da botoeira",
  },
  {
    id: "so-um-botao-falha",
    broader: "controle-nao-funciona",
    label: "Um botão do controle falha",
    phrase: "o botão do controle que falha",
    intent: "repair",
    asks: [
      "tecla controle portão parou",
      "tecla controle parou",
      "tecla controle parou outras funcionam",
      "gravar outro botão primeiro não funciona",
      "botão controle não funciona",
      "botão controle falha",
      "tecla controle não funciona",
      "só um botão funciona",
      "botão controle ruim",
      "apertar forte controle",
      "botão controle duro",
      "botão controle gasto",
      "tecla controle falha",
      "botão controle parou",
      "outro botão controle",
      "botão afundou",
      "botão controle furou",
      "botão controle furado",
      "borracha controle gasta",
      "só botão controle funciona",
      "só botão 2 funciona",
      "só botão 1 funciona",
      "botão 1 não funciona",
      "botão 2 não funciona",
      "tecla controle gasta",
      "teclas controle gastas",
    ],
    answers: {
      any: [
        "Botão do controle que falha ou afundou e não volta tem a borracha gasta ou o contato sujo: tire a pilha, abra a caixa, limpe a borracha e recoloque a tecla. Preso, ele manda comando sem parar; com a borracha rasgada ou a capa quebrada, troca-se a capa ou o controle, gravado na central.",
        "Quando só um botão do controle falha, a pilha está boa e o defeito é daquela tecla: contato sujo, borracha gasta ou código apagado. Limpe o contato por dentro; se houver outro botão livre, cadastre o portão nele.",
        "Um botão do controle que falha, ou que só responde apertado com força, está gasto ou oxidado. Abra o controle sem a pilha, limpe o contato com álcool isopropílico e teste; se não melhorar, use outra tecla ou troque o aparelho.",
        "Um botão funciona e o outro não? Se a luz acende nos dois, a tecla que falha saiu da memória e precisa ser regravada; se a luz não acende nela, o contato está gasto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Botão ou cadastro: como saber", "Teste a tecla que falha", "O que a luz mostra em cada botão"],
        slots: [
          [
            "A luz do controle diz se o botão fecha contato; o portão diz se o código está gravado.",
            "Compare as teclas uma a uma, do mesmo lugar e com a passagem livre.",
            "O teste é simples: mesma pilha, mesma distância, botões diferentes.",
          ],
        ],
        steps: [
          "Aperte cada tecla e veja se a luz acende igual em todas.",
          "Tire a pilha e abra a capa.",
          "Limpe o contato e a borracha da tecla ruim com álcool isopropílico.",
          "Remonte e teste a poucos passos do portão.",
          "Se a luz acende e nada acontece, peça a gravação daquela tecla.",
        ],
      },
      {
        about: "replace",
        headings: ["Usar outra tecla ou trocar o controle", "Saídas para o botão gasto", "Vale consertar o botão?"],
        slots: [
          [
            "Uma tecla sobrando é a saída mais rápida: grava-se o portão nela e o controle segue em uso.",
            "Em controle de dois ou mais botões, aproveita-se o que está livre.",
            "Passar o comando para outra tecla adia a compra sem gastar em conserto.",
          ],
          [
            "O microbotão pode ser trocado com solda, o que só compensa em aparelho caro ou fora de linha.",
            "Uma borracha condutiva gasta se repõe em alguns modelos, quando a peça existe.",
            "Conserto de botão em controle comum raramente sai melhor que um aparelho novo.",
          ],
          [
            "Um botão que afunda e não volta pede a pilha fora, porque transmite sem parar.",
            "Se a tecla ficou presa, retire a pilha antes que o portão abra sozinho.",
            "Uma tecla travada ocupa o receptor e atrapalha os outros controles da casa.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Por que preciso apertar o controle várias vezes?",
        answers: [
          "É preciso apertar várias vezes porque o contato falha ou a pilha está no fim. Com pilha nova e a mesma falha, o botão é que se gastou.",
          "A causa é pilha fraca ou contato sujo. Troque a pilha primeiro; se continuar, limpe a tecla.",
        ],
      },
      {
        question: "Posso gravar o portão nos dois botões?",
        answers: [
          "Pode, se a memória tiver lugar. Assim um substitui o outro quando se gastar.",
          "Sim. Em alguns receptores cada tecla ocupa uma posição, então confira se há espaço.",
        ],
      },
      {
        question: "Grafite de lápis conserta o botão?",
        answers: [
          "Às vezes melhora por pouco tempo a borracha condutiva gasta. Não é reparo que dure.",
          "Pode ajudar por uns dias. O certo é limpar, usar outra tecla ou trocar.",
        ],
      },
      {
        question: "Para que serve o segundo botão do controle?",
        answers: [
          "Serve para outro portão, o social ou uma função da central, como abertura parcial, se ela oferecer.",
          "Serve para o que for gravado nele: outra garagem, luz ou pedestre.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, sem a pilha, mostrando os botões por dentro",
  },
  {
    id: "abre-na-mao-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre na mão e não no controle",
    phrase: "o portão que abre na mão e não com o controle",
    intent: "repair",
    asks: [
      "abre mão não controle",
      "só abre mão",
      "só abre manual",
      "abre manual não controle",
      "só mão portão controle",
      "portão funciona só manual",
      "só manualmente controle",
      "portão solto controle não",
    ],
    answers: {
      any: [
        "Se o portão abre na mão e não com o controle, veja primeiro se o motor ficou destravado: nesse modo ele gira e a folha não anda. Com o motor travado e mudo, aperte a botoeira, o botão da parede: se ela abre, o defeito é do controle ou do receptor; se nem ela abre, é energia ou placa.",
        "Um portão que só anda na mão está com o motor destravado ou sem receber comando. Se o motor gira e a folha não anda, falta travar pela chave; se fica em silêncio, confira disjuntor, botão da parede e pilha do controle; se ronca parado, desligue e chame o técnico.",
        "Portão que só abre manual quase sempre ficou com o motor destravado: desligue o disjuntor, gire a chave do motor de volta até prender, religue e teste uma vez. Se continuar, aperte o botão da parede: se ele abre, falha o controle ou o receptor; se não, falta energia ou a placa parou.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Teste em ordem: trava, energia e controle",
          "O que fazer antes de chamar o técnico",
          "Como travar, religar e testar uma vez",
        ],
        slots: [
          [
            "O teste mais provável vem primeiro: alguém destravou na falta de luz e não travou de novo.",
            "Comece com o portão fechado e ninguém perto da folha.",
            "Se a folha está torta, pesada ou com cabo frouxo, pare aqui e chame o técnico.",
          ],
        ],
        steps: [
          "Olhe de longe: com folha torta, pesada ou cabo frouxo, não mexa e chame o técnico.",
          "Feche o portão devagar e desligue o disjuntor.",
          "Gire a chave de destravamento de volta, até sentir o engate. No basculante, se ela não voltar com facilidade, não force.",
          "Religue o disjuntor e acione uma vez pela botoeira.",
          "Se a botoeira abre, troque a pilha e teste outro controle.",
          "Se o motor gira e a folha não anda, ou ronca parado, desligue e chame.",
        ],
      },
      {
        about: "causes",
        headings: [
          "O que cada reação do motor indica",
          "Motor que gira, ronca ou fica em silêncio",
          "Motor solto, sem comando ou sem força",
        ],
        slots: [
          [
            "Um motor girando com a folha parada é destravamento aberto ou engrenagem gasta.",
            "Som normal de motor e portão imóvel mostram que a força não chega à folha.",
            "Se o motor trabalha em falso, o engate não encaixou ou a transmissão se gastou.",
          ],
          [
            "O silêncio com a botoeira em ordem leva ao controle, à antena e ao receptor.",
            "Mudo no controle e vivo no botão: o rádio é que falhou.",
            "Quando só o controle não faz nada, pilha e cadastro vêm antes da placa.",
          ],
          [
            "O ronco sem movimento sugere capacitor fraco ou motor preso, e insistir esquenta o enrolamento.",
            "O zumbido parado pede disjuntor desligado, pois o motor se aquece em pouco tempo.",
            "Um motor que zumbe não se resolve pelo controle: desligue e espere a medição.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Por que o motor gira, mas o portão só anda na mão?",
        answers: [
          "O portão só anda na mão porque o motor está destravado ou a engrenagem se gastou. Trave com o disjuntor desligado; se continuar girando em falso, é peça do redutor.",
          "O engate não está preso. Se travar não resolver, a transmissão precisa de conserto.",
        ],
      },
      {
        question: "A botoeira abre e o controle não. O que faço?",
        answers: [
          "Troque a pilha e teste outro controle. Se nenhum abrir, o receptor ou a antena falhou, e o motor está bom.",
          "O defeito é de rádio: pilha, cadastro, antena ou receptor.",
        ],
      },
      {
        question: "Posso deixar o portão no manual até consertar?",
        answers: [
          "Só fechado com outra tranca e com o disjuntor desligado. Destravado, qualquer pessoa move a folha. No basculante, não.",
          "Por pouco tempo e trancado por dentro. Portão solto em rampa ou com vento é perigoso.",
        ],
      },
      {
        question: "Destravei o portão na falta de luz e ele não volta. É normal?",
        answers: [
          "É comum. Falta travar o motor de novo; em alguns modelos o primeiro ciclo sai mais devagar.",
          "Sim. Desligue o disjuntor, gire a chave até o engate, religue e teste.",
        ],
      },
    ],
    photo: "uma foto da etiqueta e do ponto de destravamento do motor",
  },
  {
    id: "abre-na-botoeira-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre na botoeira e não no controle",
    phrase: "o portão que abre na botoeira e não no controle",
    intent: "repair",
    asks: [
      "botão portão funciona controle não funciona",
      "botão portão abre controle não abre",
      "botão portão abre controle não",
      "controle não abre portão mas botão abre",
      "controle não funciona mas botão funciona",
      "controle não funciona mas botão interno funciona",
      "botão interno funciona controle não",
      "botão parede funciona mas controle não",
      "controles pararam mas botão parede funciona",
      "controles pararam mas botão funciona",
      "controles pararam mas botoeira funciona",
      "abre botoeira e não abre no controle",
      "não abre controle só botão",
      "não abre controle só botoeira",
      "não abre controle só botão parede",
      "não abre controle só interfone",
      "não responde controle só botão parede",
      "não funciona controle só botão parede",
      "não pega controle só botão",
      "não aciona controle só botão",
      "não aciona controle só botoeira",
      "nenhum controle funciona só botoeira",
      "nenhum controle funciona só botão",
      "nenhum controle abre só botoeira",
      "nenhum controle abre só botão",
      "controles pararam botão parede funciona",
      "controles pararam botoeira funciona",
      "controle parou só botão",
      "controle parou só botoeira",
      "controle parou mas botão",
      "controle parou botão funciona",
      "só funciona botão",
      "só funciona botão parede",
      "só funciona botão portaria",
      "só abre botão portaria",
      "só abre botoeira portaria",
      "só funciona botoeira portaria",
      "abre botão não abre controle",
      "botão interno funciona controle não funciona",
      "botão parede funciona controle não funciona",
      "botão abre controle não funciona",
      "só abre apertando botão",
      "só abre apertando botão placa",
      "só abre botão placa",
      "só abre botão motor",
      "só abre botão central",
      "só funciona botão placa",
      "só abre dentro controle não funciona",
      "só abre dentro não abre controle",
      "abre interruptor não controle",
      "só abre interruptor",
      "botoeira abre fecha controle nada",
      "botoeira abre controle nada",
      "botão abre controle nada",
      "botão abre fecha controle nada",
      "botoeira abre fecha controle não",
      "só abre botoeira controle nada",
      "só abre botão controle nada",
      "só botão controle nada",
      "só funciona botão controle nada",
      "não funciona controle só botão",
      "não fecha controle só botão",
      "não abre controle mas abre botão",
      "não abre controle abre botoeira",
      "fecha botão não controle",
      ...combine(
        ["só abre", "só fecha", "só funciona", "só pega"],
        ["botão", "botoeira", "botão dentro", "botão parede"],
      ),
      "interruptor abre controle não",
      "não abre controle botão abre",
      "botão interno aciona controlinho não",
      "só abre botoeira controle não aciona",
      "só abre pela botoeira",
      "só abre pelo botão",
      "só funciona botoeira",
      "botoeira abre controle não",
      "botoeira funciona controle não",
      "botoeira funciona controle parou",
      "controle não funciona só botoeira",
      "controle não funciona só botão",
      "controle não abre só botoeira",
      "botoeira funciona controle não funciona",
      "botão funciona controle não",
      "botão parede funciona controle não",
      "botoeira pega controle não",
      "botoeira normal controle não",
      "funciona botoeira controle não",
      "abre botoeira não controle",
      "só abre botoeira",
      "só abre botão",
      "botão abre controle não",
      "funciona botoeira não controle",
      "só botão parede",
      "controle só botão parede",
      "não obedece controle só botão",
      "controle não abre só botão parede",
      "controle não responde só botão",
      "só abre botão parede",
      "só abre botão não controle",
      "abre botão não controle",
    ],
    answers: {
      any: [
        "Se o portão não abre com o controle, só no botão, motor, placa e energia estão bons: o que falhou foi o rádio. Se é um controle só, o defeito é pilha, cadastro ou o próprio controle; se são todos, é receptor, antena solta ou interferência. A visita com teste, em casa, parte de {price.preventive}, sem peças.",
        "Portão que não responde ao controle e só obedece ao botão da parede, da placa ou da portaria tem defeito no rádio, e não no motor. Troque a pilha e teste um segundo controle: se ele abre, o primeiro está gasto ou fora da memória; se nenhum abre, é receptor, antena ou interferência.",
        "Se a botoeira funciona mas o controle não, o defeito está no controle ou no receptor: pilha fraca, controle sem cadastro ou antena solta. Motor e placa estão bons. Teste pilha nova e um segundo controle; se nenhum abre, é o receptor.",
        "Se o portão abre na botoeira e não no controle, motor, placa e energia estão bons: o que falhou foi o rádio. Teste pilha nova e outro controle; se nenhum abre, a antena, o receptor ou a memória precisa de reparo.",
        "Um portão que só abre pelo botão tem defeito no controle ou no receptor; motor e placa estão bons. Um controle mudo é pilha ou cadastro; todos mudos são antena cortada, receptor queimado ou memória apagada, e um receptor avulso costuma resolver.",
        "A botoeira funcionando prova que o motor está em ordem. Falta descobrir se o controle transmite e se o receptor escuta: comece pela pilha, siga para um segundo controle e desligue aparelhos novos perto da garagem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Controle ou receptor: descubra em casa",
          "Teste de rádio sem abrir o motor",
          "A ordem que separa pilha, cadastro e receptor",
        ],
        slots: [
          [
            "Com dois controles e o botão da parede você faz o diagnóstico quase inteiro.",
            "O teste leva minutos, com o portão à vista e a passagem livre.",
            "Cada passo elimina uma hipótese, do mais barato ao mais caro.",
          ],
        ],
        steps: [
          "Troque a pilha e teste a poucos passos do portão.",
          "Repita com outro controle da casa.",
          "Desligue lâmpadas de LED, câmeras e carregadores próximos e teste de novo.",
          "Veja de fora, sem puxar, se o fio da antena está inteiro.",
          "Anote: um só falha ou todos falham.",
        ],
      },
      {
        about: "causes",
        headings: [
          "O que costuma falhar: do controle ao receptor",
          "Por que só o botão abre",
          "Onde o sinal do controle se perde",
        ],
        slots: [
          [
            "Um controle só que falha: pilha fraca, contato sujo, botão gasto ou código apagado da memória.",
            "Se apenas um parou, olhe pilha, tecla e cadastro dele.",
            "Falha de um controle só está nele mesmo: pilha, queda ou código que saiu da memória.",
          ],
          [
            "Todos que falham juntos: antena solta, receptor queimado ou memória apagada, às vezes depois de um raio.",
            "Quando nenhum abre, o receptor não escuta: antena cortada, surto de energia ou memória limpa por engano.",
            "Com todos mudos, o problema está no lado do motor: receptor, antena ou memória.",
          ],
          [
            "Se piora em certas horas, suspeite de interferência de lâmpada de LED, câmera ou fonte nova por perto.",
            "Interferência aparece e some: lâmpada, câmera ou carregador novo perto da garagem abafa o sinal.",
            "Um aparelho ligado há pouco perto do motor pode encobrir o sinal do controle.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Antena, memória ou receptor avulso", "Conserto sem trocar o motor"],
        slots: [
          [
            "Primeiro se mede se o controle transmite na frequência certa.",
            "Um testador mostra se o sinal sai do controle, antes de condenar o receptor.",
            "A visita começa pelo controle, porque é a parte mais simples de conferir.",
          ],
          [
            "Depois a memória é lida, o controle é regravado e a antena, refeita se preciso.",
            "Gravar de novo o controle e refazer a antena resolvem boa parte dos casos.",
            "Se o receptor aceita a gravação e esquece, o módulo está com defeito.",
          ],
          [
            "Um receptor embutido queimado dá lugar a um avulso, ligado na mesma entrada da botoeira.",
            "O receptor avulso usa os dois fios da botoeira e evita a troca da placa.",
            "Se o receptor da placa queimou, um receptor externo liga-se nos fios da botoeira e permite passar a código rolante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa consertar o portão que só abre no botão?",
        answers: [
          "Pilha nova você mesmo troca. A visita com teste e regravação, em casa, parte de {price.preventive}, sem peças; controle e receptor avulso são orçados pela foto, grátis.",
        ],
      },
      {
        question: "Preciso trocar a placa se a botoeira abre e o controle não?",
        answers: [
          "Em geral não. Se a botoeira abre, a placa comanda o motor; troca-se ou acrescenta-se só o receptor.",
          "Raramente. Um receptor avulso na entrada de botoeira costuma bastar.",
        ],
      },
      {
        question: "O controle que não abre pode ser interferência?",
        answers: [
          "Pode, sobretudo se o defeito começou com lâmpada, câmera ou fonte nova. Desligue uma por vez e teste.",
          "Sim. Se o controle volta com um aparelho desligado, ele é o culpado.",
        ],
      },
      {
        question: "Os controles antigos servirão no receptor novo?",
        answers: [
          "Servem se o receptor novo usar o mesmo código. Passando a rolante, entram controles novos.",
          "Depende do padrão escolhido. A foto dos atuais diz se dá para aproveitar.",
        ],
      },
      {
        question: "Posso usar só a botoeira até o conserto?",
        answers: [
          "Pode, se ela fica à vista da folha e a fotocélula funciona. Olhe a passagem a cada acionamento.",
          "Sim, com cuidado: acione vendo o portão inteiro, sem ninguém no caminho.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "luz-acende-e-nao-abre",
    broader: "controle-nao-funciona",
    label: "Luz do controle acende e não abre",
    phrase: "o controle que acende e não abre",
    intent: "repair",
    asks: [
      "aperto controle luz acende nada",
      "controle luz acende nada",
      "luz controle acende não faz nada",
      "aperto controle luz acende não faz nada",
      "controle luz acende não acontece nada",
      "quando aperto controle luz acende não faz nada",
      "luz acende não abre",
      "luz acesa portão parado",
      "luzinha acesa portão parado",
      "led controle pisca portão não responde",
      "controle led funcionando portão obedecer",
      "luz controle acende não",
      "controle acende não abre",
      "led controle acende",
      "controle pisca não abre",
      "controle aceso não funciona",
      "luz vermelha controle",
      "controle piscando não",
      "controle acende não funciona",
      "controle acende luz não",
      "controle funciona portão não abre",
      "controle apita não abre",
      "controle faz bip não abre",
      "controle bipa não abre",
    ],
    answers: {
      any: [
        "Se a luz do controle acende e o portão não abre, a pilha alimenta o aparelho, mas o comando não chega ou não é aceito. Teste de perto e com outro controle: se o outro abre, o seu perdeu o cadastro ou a frequência.",
        "Um controle que acende e não abre tem três suspeitos: código apagado da memória, pilha fraca demais para transmitir e receptor com defeito. Um segundo controle separa o aparelho do portão em segundos.",
        "Uma luz acesa não prova que o controle transmite bem. Ponha pilha nova, teste encostado no portão e depois pela botoeira; só com esses três resultados se decide entre recadastro, controle novo e receptor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Testes que dão a resposta",
          "Teste da pilha, do controle e do receptor",
          "O que fazer quando acende e não abre",
        ],
        slots: [
          [
            "Faça os testes na ordem, porque cada um descarta uma causa.",
            "Nenhum deles exige abrir o motor.",
            "Faça os testes à vista do portão, com a passagem livre.",
          ],
        ],
        steps: [
          "Ponha pilha nova, do mesmo código, mesmo com a luz acesa.",
          "Teste a dois ou três passos do portão.",
          "Teste outro controle do mesmo lugar.",
          "Aperte a botoeira interna.",
          "Se só o seu falha, peça o recadastro dele; se todos falham, mande ver o receptor.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o controle acende e o portão não abre",
          "Cadastro, frequência ou receptor",
          "O que a luz do controle não mostra",
        ],
        slots: [
          [
            "O LED acende com pouca tensão; o transmissor precisa de mais para o sinal chegar.",
            "A pilha no fim ainda acende a luz, e o rádio já não alcança o receptor.",
            "Luz fraca ou que apaga no meio do aperto é pilha, mesmo que pareça acesa.",
          ],
          [
            "Um código apagado deixa tudo normal no controle e nada no portão.",
            "Alguém pode ter segurado o botão da central e limpado a memória sem querer.",
            "Depois de troca de placa, cada controle precisa ser gravado de novo.",
          ],
          [
            "Queda ou umidade desloca a frequência, e o receptor passa a ouvir mal ou nada.",
            "Um controle que levou tombo pode transmitir fora do ponto, só medido com instrumento.",
            "Um aparelho que caiu ou molhou pode acender e já não transmitir.",
          ],
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "O que significa a luz do controle piscando?",
        answers: [
          "Em muitos controles é só o sinal de transmissão; em alguns, aviso de pilha fraca. O manual do modelo diz qual é o caso.",
          "O significado depende do modelo. Se piscava diferente antes, troque a pilha primeiro.",
        ],
      },
      {
        question: "Recadastrar o controle exige visita?",
        answers: [
          "Se o botão de gravação fica dentro do motor, sim, porque há partes energizadas. Com receptor externo, dá para seguir o manual.",
          "Em receptor externo acessível, não. Na placa do motor, deixe com o técnico.",
        ],
      },
      {
        question: "Como sei se o controle está transmitindo?",
        answers: [
          "O técnico mede com testador de frequência. Em casa, o melhor indício é outro controle igual abrir do mesmo lugar.",
          "Sem instrumento não há certeza. Compare com um segundo controle e com a botoeira.",
        ],
      },
      {
        question: "O portão do vizinho pode estar interferindo?",
        answers: [
          "Pode haver ruído de aparelhos próximos, e um controle preso na vizinhança ocupa a faixa. Se falham todos ao mesmo tempo, teste em outro horário.",
          "É raro, mas acontece. Interferência afeta todos os controles, não um só.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-falha-as-vezes",
    broader: "controle-nao-funciona",
    label: "Controle que falha às vezes",
    phrase: "o controle que funciona às vezes",
    intent: "repair",
    asks: [
      "não obedece controle só quando quer",
      "controle só obedece quando quer",
      "controle só abre quando quer",
      "controle só pega quando quer",
      "controle quando quer",
      "não obedece controle quando quer",
      "controle só quando quer",
      "controle só funciona quando quer",
      "controle demora responder",
      "controle demora acionar",
      "controle demora funcionar",
      "hora controle pega hora não",
      "controle funciona vezes sim vezes não",
      "controle funciona às vezes",
      "controle falhando",
      "controle intermitente",
      "controle às vezes abre",
      "controle ora funciona",
      "controle falha calor",
      "controle uma hora funciona",
      "tem que apertar várias",
      "controle só funciona às vezes",
      "controle falha às vezes",
      "controle apertar várias vezes",
    ],
    answers: {
      any: [
        "Controle do portão que demora para responder manda sinal fraco ou repetido: pilha no fim, tecla gasta, antena solta ou interferência de LED e câmera. Troque a pilha e teste pela botoeira: se por ela também demora, o atraso é da central ou da trava elétrica, e não do controle.",
        "Controle que funciona às vezes costuma ter pilha no fim, contato frouxo ou interferência que vai e volta. Observe se falha sempre no mesmo horário ou lugar; se os outros controles falham junto, o problema está no portão.",
        "Uma falha intermitente no controle se resolve primeiro com pilha nova e contato limpo. Se continuar em todos os controles, procure lâmpada ou fonte que liga em certos horários, antena solta ou receptor aquecendo.",
        "Quando o controle ora abre, ora não, anote onde você estava e o que estava ligado. Só um aparelho falhando é contato ou botão; todos falhando juntos é antena, receptor ou ruído elétrico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como achar a falha que vai e volta",
          "O que anotar quando o controle falha",
          "Teste da falha intermitente",
        ],
        slots: [
          [
            "O que resolve um defeito que some é registrar quando ele aparece.",
            "Três dias de anotação valem mais que várias tentativas seguidas.",
            "Compare sempre da mesma posição, com o portão à vista.",
          ],
        ],
        steps: [
          "Troque a pilha e aperte a mola do contato.",
          "Use dois controles, um depois do outro, a cada falha.",
          "Anote hora, lugar, chuva e o que estava ligado na garagem.",
          "Desligue a lâmpada ou a câmera suspeita por um dia.",
          "Mande as anotações com a foto do controle.",
        ],
      },
      {
        about: "causes",
        headings: [
          "As causas mais comuns da falha",
          "Um controle ou todos: pistas diferentes",
          "Pilha, contato, ruído ou receptor",
        ],
        slots: [
          [
            "No aparelho, a mola da pilha e o botão gasto dão contato que vai e volta.",
            "Balançar o controle e vê-lo responder denuncia contato frouxo.",
            "A falha só com um controle quase sempre é pilha, mola ou tecla.",
          ],
          [
            "Falha à noite, com as luzes acesas, sugere ruído de fonte de LED.",
            "Se piora quando a câmera ou o carregador está ligado, há interferência.",
            "Um ruído que segue horário vem de aparelho que liga e desliga.",
          ],
          [
            "Falha em dia quente ou de chuva aponta para solda trincada ou umidade no receptor.",
            "Uma antena com mau contato responde melhor em certas posições e pior em outras.",
            "Um receptor que esquenta e para de ouvir volta sozinho depois de esfriar.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Por que o controle só funciona em certas posições do carro?",
        answers: [
          "Lataria, película metalizada e muro fazem sombra ao sinal. Se antes o controle pegava dali, a pilha ou a antena caiu de rendimento.",
          "O sinal encontra obstáculo. Pilha nova e antena bem posicionada compensam.",
        ],
      },
      {
        question: "O calor do carro atrapalha o controle?",
        answers: [
          "Atrapalha a pilha e resseca a borracha. Controle deixado ao sol no painel falha mais cedo.",
          "Sim, com o tempo. Guarde-o à sombra e troque a pilha ao primeiro sinal.",
        ],
      },
      {
        question: "Apertar o controle por mais tempo ajuda?",
        answers: [
          "Pouco. Um toque firme de cerca de um segundo basta; se precisa de mais, o sinal está fraco.",
          "Não resolve. O receptor aceita o código em um instante, quando o ouve bem.",
        ],
      },
      {
        question: "É sinal de que a placa vai queimar?",
        answers: [
          "Não por si só. A falha de rádio é diferente de defeito da placa; a botoeira que sempre abre mostra que ela está bem.",
          "Em geral não. Se a botoeira também falha às vezes, aí a placa merece medição.",
        ],
      },
    ],
    photo: "fotos do controle aberto, do motor e dos aparelhos perto dele",
  },
  {
    id: "conserto-de-controle",
    broader: "controle-nao-funciona",
    label: "Conserto de controle de portão",
    phrase: "o conserto do controle de portão",
    intent: "repair",
    asks: [
      "conserto controle portão",
      "consertar controle portão",
      "conserto controle remoto",
      "consertar controle remoto",
      "arrumar controle portão",
      "arrumar controle remoto",
      "reparo controle portão",
      "onde consertar controle portão",
    ],
    answers: {
      any: [
        "Controle de portão tem conserto quando o defeito é pilha, contato oxidado, botão gasto ou cadastro perdido; molhado, quebrado ou com o circuito queimado, compensa outro compatível. O técnico recadastra o controle ou grava o novo na central, e a foto, frente e verso, diz antes qual é o caso.",
        "Pilha, contato, botão gasto e cadastro perdido têm conserto; aparelho molhado, quebrado ou com o circuito queimado compensa trocar por outro compatível, já gravado na central. A foto da frente e do verso diz antes qual é o caso e o valor, sem custo.",
      ],
      price: [
        "O conserto do controle de portão pode ser só a pilha, que você mesmo troca, ou o cadastro refeito na visita, a partir de {price.preventive} em casa, sem peças. Quando não tem conserto, um controle compatível é cobrado por unidade, mais a gravação: o valor vem pela foto, frente e verso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que tem conserto e o que se troca", "Conserto ou controle novo"],
        slots: [
          [
            "Contato oxidado se limpa, botão gasto se troca em alguns modelos, e cadastro perdido se refaz na central.",
            "Pilha, contato e cadastro resolvem boa parte; botão depende de haver a peça do modelo.",
          ],
          [
            "Circuito molhado ou quebrado raramente compensa, porque um controle compatível sai gravado e sem defeito escondido.",
            "Placa do controle queimada ou partida se troca por um aparelho novo do mesmo código e frequência.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de mandar consertar o controle", "Teste que você mesmo faz"],
        slots: [
          [
            "Dois minutos bastam para saber se o defeito é do controle.",
            "O teste mostra se o problema é do aparelho ou do portão.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo código, na polaridade certa.",
          "Aperte perto do portão e veja se a luz do controle acende firme.",
          "Teste outro controle da casa: se ele abre, o defeito é do primeiro.",
          "Se nenhum abre, o defeito está no receptor, na energia ou na placa.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso levar o controle até a loja?",
        answers: [
          "Não. Mande a foto da frente e do verso; o cadastro é feito junto ao portão, onde está a central.",
          "Não precisa: o modelo se vê pela foto, e o recadastro acontece no seu endereço.",
        ],
      },
      {
        question: "Controle que molhou tem conserto?",
        answers: [
          "Às vezes: tire a pilha, seque sem calor e espere. Se oxidou, compensa outro compatível.",
          "Se secou logo e sem pilha, pode voltar. Com o circuito oxidado, troca-se o aparelho.",
        ],
      },
      {
        question: "O controle novo abre o mesmo portão?",
        answers: [
          "Sim, se for compatível com o código e a frequência da central e for gravado nela.",
          "Abre, depois de gravado na central; a foto do antigo confirma qual serve.",
        ],
      },
    ],
    photo: "a foto do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-parou",
    broader: "controle-nao-funciona",
    label: "Controle que parou",
    phrase: "o controle que parou",
    intent: "repair",
    asks: [
      "não reconhece controle",
      "portão não reconhece controle",
      "não reconhece mais controle",
      "controle parou",
      "controle parado",
      "controle parou funcionar",
      "controle parou abrir",
      "controle pifou",
      "controle morreu",
      "controle parou repente",
      "controle parou pegar",
      "não abre controle",
      "portão não abre controle",
      "não fecha controle",
      "não obedece controle",
      "portão não obedece controle",
      "não responde controle",
      "controle não abre",
      "controle não abre portão",
      "controle parou nada",
      "controle parou de repente",
      "controle parou funcionar nada",
      "não fecha controle não funciona",
      "não abre controle não funciona",
      "correr não fecha controle",
      "basculante não fecha controle",
      "pivotante não fecha controle",
    ],
    answers: {
      any: [
        "Portão que não reconhece o controle perdeu o cadastro dele, não recebe o sinal ou o controle está sem pilha: troque a pilha, teste outro controle e a botoeira. Se só um falha, recadastra-se ou troca-se; se nenhum funciona e a botoeira sim, é o receptor. A visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão não abre com o controle, aperte a botoeira, o botão da parede: se ela abre, o defeito é do controle (pilha, cadastro) ou do receptor; se nem ela abre, é energia, placa ou motor. Se só um controle falhou, troque a pilha dele por outra do mesmo código.",
        "Se só um controle do portão parou de funcionar, troque a pilha por outra do mesmo código; se não voltar, ele precisa ser recadastrado ou trocado. Se todos pararam juntos, aperte a botoeira: se ela abre, o defeito é do receptor; se nem ela, confira o disjuntor, porque a falha está no portão.",
        "Se o controle parou de repente, a causa mais comum é pilha no fim ou contato solto depois de uma queda. Uma luz apagada é pilha ou contato; uma luz firme sem abrir é cadastro perdido ou receptor.",
        "Se o portão não obedece ao controle, aperte a botoeira, o botão da parede: se ela funciona, o defeito é do controle (pilha, cadastro) ou do receptor; se nem ela, é energia ou placa. Se ele abre e só não fecha, limpe as lentes da fotocélula. Troque a pilha por outra do mesmo código.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que testar quando o controle para",
          "Controle parou: teste em ordem",
          "Como saber se é o controle ou o portão",
        ],
        slots: [
          [
            "Leva poucos minutos e não exige abrir o motor.",
            "Teste à vista do portão, com a passagem livre.",
            "Um segundo controle é o que mais esclarece.",
          ],
        ],
        steps: [
          "Aperte e olhe a luz do controle.",
          "Ponha pilha nova do mesmo código e limpe os contatos.",
          "Teste a poucos passos do portão.",
          "Teste outro controle da casa.",
          "Aperte a botoeira: se ela abre e nenhum controle abre, o suspeito é o receptor.",
          "Se nem a botoeira abre, confira o disjuntor uma única vez.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle parou", "Pilha, queda, água ou cadastro", "O que faz um controle parar"],
        slots: [
          [
            "A pilha no fim avisa antes com alcance menor; uma parada súbita lembra contato ou queda.",
            "Se vinha abrindo só de perto, a pilha acabou.",
            "Um controle que caiu pode ter a pilha deslocada ou a solda trincada.",
          ],
          [
            "Um código apagado da central deixa a luz normal e o portão indiferente.",
            "Depois de troca de placa, e às vezes de um surto, o controle precisa ser cadastrado de novo.",
            "Quem segurou o botão da central pode ter apagado todos sem querer.",
          ],
          [
            "Todos parados juntos apontam para energia, antena ou receptor.",
            "Botoeira presa ou em curto também bloqueia os controles.",
            "Lâmpada ou fonte nova perto do motor pode abafar o sinal.",
          ],
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Comprei pilha nova e o controle continua parado. O que faço?",
        answers: [
          "Confira o código e o lado do positivo e limpe a mola. Com luz firme e sem abrir, peça o recadastro.",
          "Teste outro controle: se ele abre, o seu perdeu o cadastro ou queimou.",
        ],
      },
      {
        question: "Parou só um controle. Preciso do técnico?",
        answers: [
          "Nem sempre. Pilha e contato você resolve; recadastro na placa do motor fica com o técnico.",
          "Só se pilha nova e limpeza não adiantarem.",
        ],
      },
      {
        question: "O controle parou depois da falta de luz. Apagou?",
        answers: [
          "Raramente. Veja antes o disjuntor e se o motor ficou destravado.",
          "A queda de luz não costuma apagar cadastro. O pico da volta pode atingir o receptor.",
        ],
      },
      {
        question: "Como entro em casa até resolver o controle?",
        answers: [
          "Entre pela botoeira, por outro controle ou pelo portão social. A chave de destravamento serve só em folha reta e com o disjuntor desligado.",
          "Pelo portão social ou pela botoeira. No de correr, reto e nivelado, a chave de destravamento abre na mão, com o disjuntor desligado; o basculante espera o técnico.",
        ],
      },
    ],
    photo: "fotos do controle por fora e por dentro e da etiqueta do motor",
  },
  {
    id: "controle-de-marca-nao-funciona",
    broader: "controle-nao-funciona",
    label: "Controle da marca não funciona",
    phrase: "o controle da marca que não funciona",
    intent: "repair",
    asks: [
      "controle [marca] defeito",
      "controle portão [marca] defeito",
      "controle [marca] quebrado",
      "controle [marca] quebrou",
      "controle nice não aciona",
      "controlinho unisystem pifou",
      "controle [marca] não funciona",
      "controle [marca] não abre",
      "controle [marca] parou",
      "[marca] não responde controle",
      "motor [marca] não responde controle",
      "[marca] não obedece controle",
      "controle [marca] não pega",
      "controle [marca] pifou",
      "controle [marca] não responde",
      "controle [marca] não fecha",
    ],
    answers: {
      any: [
        "O controle [marca] que não funciona ou não abre o portão pede três testes: pilha nova do mesmo código, outro controle e a botoeira. Se só ele falha, é pilha, botão ou cadastro; se a botoeira abre e nenhum controle abre, o defeito é no receptor. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Se o controle [marca] parou, a ordem dos testes é pilha, outro controle e botoeira. Uma luz fraca é pilha; uma luz firme sem abrir é cadastro ou receptor. Não segure o botão da central, que pode apagar tudo; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Pilha, cadastro ou receptor: é o que faz um motor [marca] não obedecer ao controle. Luz apagada é pilha ou contato; luz acesa e portão parado é cadastro, código diferente ou receptor, que a botoeira ajuda a separar. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que testar no controle, na ordem",
          "Teste o controle antes de comprar outro",
          "Pilha, controle e botoeira",
        ],
        slots: [
          [
            "São testes sem ferramenta, em poucos minutos.",
            "Nenhum deles pede abrir o motor.",
            "Faça um por vez e anote o resultado.",
          ],
        ],
        steps: [
          "Ponha pilha nova com o mesmo código da antiga.",
          "Aperte a poucos metros do portão e veja se a luz acende firme.",
          "Teste outro controle que já funcionou.",
          "Acione a botoeira da parede.",
          "Mande a foto do controle, frente e verso, e da etiqueta do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada resultado quer dizer", "De que lado está o defeito", "Controle, cadastro ou receptor"],
        slots: [
          [
            "Só um controle falha: pilha, botão ou cadastro dele.",
            "Se os outros abrem, o defeito é daquele aparelho.",
            "Um aparelho isolado se conserta ou se troca sem mexer na central.",
          ],
          [
            "Todos falham e a botoeira abre: receptor, antena ou memória apagada.",
            "Nenhum controle abre, mas o botão da parede sim: a causa está na recepção.",
            "Com a botoeira em ordem e os controles mudos, mede-se o receptor.",
          ],
          [
            "Um controle novo da mesma marca pode não servir, porque a marca teve mais de um código.",
            "Uma placa trocada muda o padrão, e o controle da marca do motor deixa de gravar.",
            "A marca na capa não garante o código; vale o da central instalada.",
          ],
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Preciso comprar o controle da mesma marca?",
        answers: [
          "Só se a central ainda for dela e usar código próprio. Com receptor de outra marca, vale o padrão do receptor.",
          "Nem sempre: quem decide é o receptor instalado.",
        ],
      },
      {
        question: "Pus pilha nova e o controle não funciona. O que faço?",
        answers: [
          "Teste outro controle e a botoeira. Se só esse falha, falta cadastro ou o contato está ruim.",
          "Confira a polaridade e teste outro aparelho; depois, peça o recadastro.",
        ],
      },
      {
        question: "O controle perde o cadastro sozinho?",
        answers: [
          "Raramente. Raio, placa trocada ou botão da central segurado apagam a memória.",
          "Quase nunca; em geral alguém apagou a memória ou a placa foi trocada.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "um-funciona-outro-nao",
    broader: "controle-nao-funciona",
    label: "Um controle funciona e o outro não",
    phrase: "o controle que falha enquanto o outro abre",
    intent: "repair",
    asks: [
      "controle filho abre meu não",
      "controle velho abre novo não",
      "controle velho funciona novo não",
      "controle antigo abre novo não",
      "só abre um controle",
      "só funciona um controle",
      "só um dos dois controles funciona",
      "só um dos controles abre portão",
      "só um controle abre",
      "só um controle funciona",
      "controle carro funciona moto não",
      "controle moto funciona carro não",
      "controle carro abre moto não",
      "um controle abre outro só",
      "controle novo funciona antigo parou",
      "controle novo abre antigo não",
      "só controle funciona outros não",
      "controle filho funciona não",
      "controle meu funciona esposa não",
      "dois controles iguais um parou gravar",
      "só um dos controles abre",
      "dois controles um parou",
      "controle funciona outro não",
      "um controle funciona outro",
      "um controle abre outro não",
      "controle reserva não funciona",
      "segundo controle não funciona",
      "apenas controle funciona outro",
      "controle pega outro não",
      "controle novo não funciona velho sim",
      "controle novo não funciona antigo sim",
      "controle novo não funciona velho",
      "controle marido funciona meu não",
      "controle antigo funciona novo não",
      "controle marido funciona não",
      "controle esposa funciona não",
      "controle mulher funciona não",
      "controle vizinho funciona não",
    ],
    answers: {
      any: [
        "Se um controle funciona e o outro não, o portão está bom: o defeito é do que falha. Troque a pilha, limpe os contatos e teste de perto; com luz firme e sem abrir, ele saiu do cadastro e precisa ser gravado de novo.",
        "Um controle abre e o outro não por pilha fraca, botão gasto ou cadastro perdido, nessa ordem. Ponha no que falha a pilha do que funciona: se abrir, era ela; se não, falta gravar ou trocar o aparelho.",
        "Quando só um controle funciona, não chame pelo motor: passe a pilha boa para o que falha e teste. Se continuar, recadastre; se a luz nem acende, o controle tem contato ou placa com defeito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como achar o defeito do controle que falha",
          "Teste com a pilha do controle bom",
          "Passos para comparar os dois controles",
        ],
        slots: [
          [
            "O controle que funciona serve de prova.",
            "Troque uma coisa por vez entre os dois.",
            "Confira antes se os dois são do mesmo modelo.",
          ],
        ],
        steps: [
          "Ponha no que falha a pilha do que abre, se for do mesmo tipo.",
          "Veja se a luz acende firme ao apertar.",
          "Teste as outras teclas, porque o portão pode estar em outro botão.",
          "Teste a um passo do motor.",
          "Se nada muda, peça a gravação na central.",
        ],
      },
      {
        about: "replace",
        headings: [
          "Gravar de novo ou trocar o controle",
          "Quando o controle não tem volta",
          "Recadastro ou aparelho novo",
        ],
        slots: [
          [
            "Luz boa e portão parado pedem recadastro, que é rápido.",
            "Se o aparelho transmite, basta gravá-lo de novo.",
            "O recadastro resolve quando a memória foi limpa sem ele por perto.",
          ],
          [
            "Placa trincada, oxidada ou botão sem contato pedem controle novo do mesmo padrão.",
            "Um aparelho que molhou ou caiu pode não voltar; o novo precisa do mesmo código.",
            "Sem luz com pilha boa, o controle se troca.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Posso copiar no outro o controle que funciona?",
        answers: [
          "Pode, se o código for fixo. No rolante, o segundo é gravado na central.",
          "Só em código fixo; no rolante, é cadastro.",
        ],
      },
      {
        question: "O outro funciona só de perto, é a pilha?",
        answers: [
          "Quase sempre. Se com pilha nova continua curto, o controle está gasto.",
          "Em geral sim, quando o primeiro abre de longe.",
        ],
      },
      {
        question: "Gravar um controle apaga o outro?",
        answers: [
          "Não, se for feito certo. Em várias placas, segurar o botão apaga todos; deixe os dois à mão.",
          "Não deve apagar, mas tenha todos por perto.",
        ],
      },
    ],
    photo: "fotos dos dois controles, frente e verso",
  },
  {
    id: "controle-luz-fraca",
    broader: "controle-nao-funciona",
    label: "Controle com luz fraca",
    phrase: "o controle com luz fraca",
    intent: "repair",
    asks: [
      "controle luz apagando poucos",
      "pilha luz controle ainda fraca",
      "controle luz fraca",
      "luz controle fraca",
      "led controle fraco",
      "controle fraco",
      "controle sinal fraco",
      "luz fraca controle portão",
      "controle pilha fraca",
      "controle luz fraquinha",
    ],
    answers: {
      any: [
        "O controle do portão com luz fraca é pilha no fim, quase sempre. Troque pela mesma, A23 de 12 V ou CR2032 de 3 V, e limpe os contatos; se a luz continuar fraca com pilha nova, há oxidação ou defeito no controle.",
        "Uma luz fraca no controle indica pouca tensão: pilha gasta, contato sujo ou mola frouxa. A troca da pilha não desprograma, e o alcance volta na hora.",
        "A luz fraca do controle é sinal de pilha no fim, e por isso o portão só abre de perto ou depois de vários apertos. Comece pela pilha nova do mesmo código; depois, limpe os contatos com pano seco.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer com a luz fraca do controle",
          "Passos para a luz voltar ao normal",
          "Pilha e contatos do controle",
        ],
        slots: [
          [
            "Leva poucos minutos, com a pilha certa na mão.",
            "Não mexe no motor nem no cadastro.",
            "Faça sobre a mesa, para não perder a mola.",
          ],
        ],
        steps: [
          "Abra a capa e leia o código da pilha.",
          "Ponha uma nova igual, com o mesmo lado do positivo.",
          "Limpe os contatos com pano seco.",
          "Aperte: a luz deve acender firme e não piscar.",
          "Teste o portão da rua.",
        ],
      },
      {
        about: "causes",
        headings: ["Luz fraca mesmo com pilha nova", "Por que a luz continua fraca", "Se a pilha não resolve"],
        slots: [
          [
            "Uma pilha guardada há anos na loja já chega fraca; teste outra.",
            "A pilha de estoque velho engana: experimente uma segunda.",
            "Nem toda pilha nova está boa; compare com a de outro controle.",
          ],
          [
            "Uma mola oxidada ou aberta não encosta e derruba a tensão.",
            "Verde ou branco nos contatos é oxidação e precisa ser limpo.",
            "Um botão preso gasta a pilha em poucos dias.",
          ],
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Luz fraca tira o alcance?",
        answers: [
          "Sim. A potência cai junto, e o portão passa a abrir só de perto.",
          "Tira: menos tensão, menos alcance.",
        ],
      },
      {
        question: "Quanto dura a pilha do controle?",
        answers: [
          "Em uso de casa, a pilha dura em geral de um a dois anos; um botão preso ou bolsa apertada encurta.",
          "A duração depende do uso; em casa costuma passar de um ano.",
        ],
      },
      {
        question: "Posso usar pilha recarregável no controle?",
        answers: [
          "Não nos tipos A23 e CR2032 comuns: use a descartável do mesmo código.",
          "Não é o indicado; a tensão pode ser outra.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha à vista",
  },
  {
    id: "controle-apos-falta-de-luz",
    broader: "controle-nao-funciona",
    label: "Controle parou depois da falta de luz",
    phrase: "o controle que parou depois da falta de luz",
    intent: "repair",
    asks: [
      "temporal controle morreu botão funciona",
      "temporal controle não funciona botão sim",
      "raio controle não funciona botão sim",
      "tempestade controle parou botão funciona",
      "depois temporal controle botão funciona",
      "controle parou após falta luz",
      "depois apagão controle não abre",
      "depois queda luz controle deixou abrir",
      "controle parou falta luz",
      "apagão controle não abre",
      "queda luz controle deixou abrir",
      "controle faltou luz",
      "controle falta luz",
      "controle falta energia",
      "controle faltou energia",
      "controle acabou luz",
      "controle queda energia",
      "controle queda luz",
      "controle voltou luz",
      "controle voltou energia",
      "controle depois raio",
      "controle parou raio",
      "controle caiu raio",
      "controle parou caiu raio",
      "controle não funciona raio",
      "controle raio",
      "controle parou depois raio",
      "faltou luz controle não funciona",
      "acabou luz controle não funciona",
      "faltou energia controle não funciona",
      "luz voltou controle não funciona",
      "queda energia controle não funciona",
    ],
    answers: {
      any: [
        "Um controle que não funciona depois que faltou luz raramente é defeito dele: veja se o disjuntor caiu e se a botoeira abre. A botoeira abre e controle não, o pico atingiu o receptor ou apagou a memória; nada abre, é energia ou placa.",
        "Se os controles pararam depois da falta de luz ou de um raio, teste a botoeira primeiro. Ela abrindo, os controles são gravados de novo ou o receptor é trocado; ela parada, confira disjuntor e DR uma vez e deixe desligado.",
        "A falta de luz não desprograma o controle, mas o pico da volta ou um raio pode queimar o receptor ou limpar a memória. Botoeira, disjuntor e outro controle mostram o caso em um minuto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar depois da falta de luz", "Controle, botoeira e disjuntor", "Testes sem abrir o motor"],
        slots: [
          [
            "Faça com a passagem livre e uma vez só cada um.",
            "Não insista: religar várias vezes piora o dano.",
            "Espere a energia estabilizar antes de testar.",
          ],
        ],
        steps: [
          "Confira o disjuntor do portão e o DR e religue uma única vez.",
          "Acione a botoeira.",
          "Teste um segundo controle.",
          "Veja se o motor ficou destravado na chave.",
          "Com cheiro de queimado, desligue e mande a foto da etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o controle para depois da luz",
          "O que o pico de energia atinge",
          "Receptor, memória ou placa",
        ],
        slots: [
          [
            "O receptor é sensível a surto e pode queimar sozinho, com o resto da placa bom.",
            "Um pico na volta da luz atinge primeiro a fonte e o receptor.",
            "Um receptor queimado deixa a botoeira funcionando e os controles mudos.",
          ],
          [
            "Memória apagada se resolve com novo cadastro de todos os controles.",
            "Se o receptor está bom, basta gravar os controles outra vez.",
            "O recadastro é feito na central, com todos os aparelhos à mão.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Como evitar que o controle pare na próxima queda de luz?",
        answers: [
          "Instale protetor de surto e aterramento; durante a falta de luz, desligue o disjuntor do portão.",
          "Ponha um protetor de surto na alimentação e deixe o disjuntor desligado durante a queda.",
        ],
      },
      {
        question: "Preciso comprar controle novo depois da falta de luz?",
        answers: [
          "Em geral não. O controle na sua mão não é atingido pela rede.",
          "Não, o surto não chega ao controle. O problema fica no receptor ou na placa.",
        ],
      },
      {
        question: "O portão ficou lento depois da luz, é normal?",
        answers: [
          "Em alguns motores, o primeiro ciclo é lento porque ele reaprende o percurso. Se continuar, chame.",
          "Só no primeiro ciclo, em certos modelos.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do quadro de disjuntores",
  },
  {
    id: "controle-novo-nao-funciona",
    broader: "controle-nao-funciona",
    label: "Controle novo não funciona",
    phrase: "o controle novo que não funciona",
    asks: [
      "trocou controle não abre",
      "troquei controle não abre",
      "troquei controle continua",
      "trocou controle ainda não abre",
      "controle novo não abre",
      "controle novo não funciona",
      "controle novo não pega",
      "controle novo não aciona",
      "comprei controle não funciona",
      "comprei controle não abre",
      "comprei controle novo não funciona",
    ],
    isAskedByName: true,
    intent: "repair",
    answers: {
      any: [
        "Controle novo não funciona porque ainda não foi gravado na central, porque a frequência ou o código não é o dela, ou porque a pilha veio com a fita isolante. Tire a fita, compare com um controle que abre e grave pelo botão do receptor; mande foto dos dois, e dizemos se serve.",
        "Se o controle novo não abre o portão, confira nesta ordem: pilha sem fita, luz que acende, mesma frequência e mesmo tipo de código do antigo, cadastro feito na central. Código rolante só aceita a própria linha; a gravação na visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o controle novo não abre", "Cadastro, frequência e código"],
        slots: [
          [
            "Controle novo sai de fábrica sem cadastro: a central só obedece depois de gravá-lo.",
            "Sem gravar na central, nenhum controle abre, mesmo sendo da mesma marca.",
          ],
          [
            "Frequência igual não basta: código fixo e código rolante não se misturam.",
            "Um rolante de outra linha acende a luz e não abre nada.",
          ],
          [
            "Memória cheia recusa o novo até se apagar um antigo.",
            "Se a central já guarda o máximo de controles, apaga-se um para entrar outro.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Como sei se o controle que comprei serve?",
        answers: [
          "Pela frequência e pelo tipo de código escritos atrás dele e do antigo. A foto dos dois, frente e verso, basta para dizermos.",
          "Mande foto do antigo e do novo, frente e verso: a resposta sai sem custo.",
        ],
      },
      {
        question: "Gravar o novo apaga os outros?",
        answers: [
          "Não, com um toque curto no botão de gravar; o toque longo apaga todos em muitas centrais.",
          "Um toque curto só acrescenta. Segurar o botão é que apaga a memória.",
        ],
      },
    ],
    photo: "fotos do controle novo e do antigo, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-na-chuva-ou-no-frio",
    broader: "controle-nao-funciona",
    label: "Controle não funciona na chuva ou no frio",
    phrase: "o controle que falha na chuva ou no frio",
    asks: [
      "chove controle não funciona botão",
      "chuva controle não funciona botão",
      "chove controle não funciona botão sim",
      "chuva controle não botão sim",
      "chuva controle não abre botão abre",
      "controle só funciona seco",
      "controle só tempo seco",
      "controle só funciona tempo seco",
      "controle falha chuva",
      "controle parou chuva",
      "controle não pega chuva",
      "controle chuva",
      "controle não funciona frio",
      "controle falha frio",
      "controle parou frio",
      "controle não funciona manhã",
    ],
    isAskedByName: true,
    intent: "repair",
    answers: {
      any: [
        "Se quando chove o controle não funciona mas o botão sim, motor e placa estão bons: a água está no receptor ou na antena, que perdem o sinal molhados. Seque o controle, teste outro de perto e espere secar; falhando em toda chuva, vedar a caixa ou trocar o receptor em casa parte de {price.preventive}, sem peças.",
        "Controle que falha na chuva aponta água na caixa do motor, no receptor ou na antena, e raramente no próprio controle. Aperte a botoeira: se ela abre, é o receptor úmido; se nem ela, desligue o disjuntor, não abra a tampa e chame. A visita em casa parte de {price.preventive}, sem peças.",
        "Controle do portão que não funciona no frio tem, quase sempre, pilha no fim: fria, ela perde tensão, e o alcance cai. Aqueça o controle na mão e troque a pilha por outra do mesmo código; se a botoeira também falha de manhã, o frio está na graxa ou no capacitor do motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a chuva e o frio fazem", "Água no receptor, pilha no frio"],
        slots: [
          [
            "A água que entra na caixa oxida o contato da antena, e o alcance cai para todos os controles.",
            "Receptor úmido ouve mal: os controles funcionam só de perto ou não funcionam.",
          ],
          [
            "A pilha fraca aguenta o dia quente e falha na manhã fria.",
            "Frio e pilha velha somados apagam a luz do controle.",
          ],
          [
            "Se só um controle falha, é ele; se todos falham com o tempo, é o portão.",
            "Compare dois controles no mesmo ponto: isso separa pilha de receptor.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Seca e volta sozinho. Preciso de conserto?",
        answers: [
          "Sim, de vedação: a cada chuva a placa oxida mais, até parar de vez.",
          "Convém vedar a caixa e limpar o contato antes da próxima chuva.",
        ],
      },
      {
        question: "O controle tomou chuva. E agora?",
        answers: [
          "Tire a pilha, seque aberto à sombra por um ou dois dias e teste com pilha nova.",
          "Sem apertar nada, tire a pilha e deixe secar à sombra; depois, pilha nova.",
        ],
      },
    ],
    photo: "fotos do controle e do motor por fora, e se a botoeira abre o portão",
  },
  {
    id: "abre-no-interfone-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre pelo interfone e não pelo controle",
    phrase: "o portão que abre pelo interfone e não pelo controle",
    asks: [
      ...combine(["só abre", "só funciona"], ["interfone", "porteiro", "portaria"]),
      ...combine(
        ["interfone", "portaria", "porteiro"],
        ["abre controle não", "funciona controle não", "abre não controle"],
      ),
      "abre interfone não controle",
      "controle não abre só interfone",
      "não abre controle só interfone",
      "controle não funciona só interfone",
      "controle não abre só portaria",
      "interfone abre controle parou",
      "interfone abre garagem controle não",
      "portaria abre controle morador não",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que só abre pelo interfone está com o motor e a placa bons: o que falhou foi o rádio, ou seja, o controle ou o receptor. Se um só controle parou, é pilha ou cadastro; se todos pararam, é antena, receptor ou memória da central. A visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão abre pelo interfone mas não pelo controle, a placa obedece e o motor puxa; falta o sinal do controle. Teste pilha nova e outro controle: abriu, o defeito era do aparelho; nenhum abre, a antena ou o receptor precisa de reparo.",
        "Quando a portaria ou o porteiro abre e o seu controle não, o portão está bom: o defeito é do controle ou do cadastro dele. Troque a pilha e pergunte se os vizinhos abrem: se abrem, peça nova gravação à administração; se ninguém abre, é o receptor do prédio.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que falhou, se o interfone abre", "Controle ou receptor: o que o interfone já provou"],
        slots: [
          [
            "O interfone chega à placa por fio e ela obedece, então energia, motor e folha estão em ordem.",
            "Como o interfone move a folha, não é motor nem fim de curso: falta só o sinal de rádio.",
          ],
          [
            "Um controle mudo é pilha, tecla gasta ou cadastro perdido.",
            "Quando só um controle falha, o defeito está nele ou na gravação dele.",
          ],
          [
            "Todos mudos ao mesmo tempo apontam antena solta, receptor queimado ou memória apagada.",
            "Se nenhum controle abre, procure a causa no receptor, na antena ou em aparelho novo que faz interferência.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste em quatro passos", "Como saber se é o controle ou o receptor"],
        slots: [["Faça os testes perto do motor, com a folha à vista.", "Teste de perto, sem ninguém no vão."]],
        steps: [
          "Ponha pilha nova do mesmo código e veja se a luz acende firme.",
          "Aperte a dois metros do motor.",
          "Teste outro controle que abria.",
          "Se nenhum abre, apague lâmpadas de LED e tire da tomada o que é novo perto da garagem.",
          "Mande foto dos controles e da etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Preciso trocar a placa?",
        answers: [
          "Em geral, não: a placa respondeu ao outro comando. Um receptor avulso, ligado à entrada de botoeira, costuma resolver.",
          "Quase nunca. Se o receptor embutido queimou, um receptor externo faz o papel dele na mesma placa.",
        ],
      },
      {
        question: "Gravar o controle de novo apaga os outros?",
        answers: [
          "Não, se for usada só a tecla de gravar; segurar demais em algumas centrais apaga toda a memória.",
          "Gravar soma um controle. Quem apaga todos é o toque longo, por isso leia o manual da central antes.",
        ],
      },
      {
        question: "O controle novo serve de qualquer marca?",
        answers: [
          "Não: precisa ter a frequência e o tipo de código do receptor. A foto do controle que funcionava diz qual serve.",
          "Depende do código da central. Mande a foto do controle antigo, frente e verso, antes de comprar.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, do interfone e da etiqueta do motor",
  },
  {
    id: "abre-no-celular-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre pelo celular e não pelo controle",
    phrase: "o portão que abre pelo celular e não pelo controle",
    asks: [
      ...combine(["celular", "aplicativo", "app"], ["fecha controle não", "fecha controle não fecha"]),
      ...combine(
        ["celular", "aplicativo", "app", "wifi", "wi fi"],
        ["abre controle não", "funciona controle não", "abre controle parou"],
      ),
      ...combine(["abre", "funciona"], ["celular não controle", "aplicativo não controle", "app não controle"]),
      ...combine(["só abre", "só funciona"], ["celular", "aplicativo", "app"]),
      "controle não abre só celular",
      "controle não abre só aplicativo",
      "controle não funciona só aplicativo",
      "controle não funciona só celular",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre pelo celular mas não pelo controle tem motor, placa e módulo bons: o defeito está no controle ou no receptor de rádio. Comece pela pilha nova e por outro controle; se nenhum abre, é antena solta, memória apagada ou receptor queimado. A visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão só abre pelo aplicativo, o comando da internet chega à placa e o do controle não: pilha fraca ou cadastro perdido quando é um controle só; antena, receptor ou memória quando são todos. Se parou no dia em que o módulo foi instalado, confira se a antena não ficou solta.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que falhou, se o aplicativo abre", "Controle ou receptor: o que o aplicativo já provou"],
        slots: [
          [
            "O módulo do aplicativo chega à placa por fio e ela obedece, então energia, motor e folha estão em ordem.",
            "Como o aplicativo move a folha, não é motor nem fim de curso: falta só o sinal de rádio.",
          ],
          [
            "Um controle mudo é pilha, tecla gasta ou cadastro perdido.",
            "Quando só um controle falha, o defeito está nele ou na gravação dele.",
          ],
          [
            "Todos mudos ao mesmo tempo apontam antena solta, receptor queimado ou memória apagada.",
            "Se nenhum controle abre, procure a causa no receptor, na antena ou em aparelho novo que faz interferência.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste em quatro passos", "Como saber se é o controle ou o receptor"],
        slots: [["Faça os testes perto do motor, com a folha à vista.", "Teste de perto, sem ninguém no vão."]],
        steps: [
          "Ponha pilha nova do mesmo código e veja se a luz acende firme.",
          "Aperte a dois metros do motor.",
          "Teste outro controle que abria.",
          "Se nenhum abre, apague lâmpadas de LED e tire da tomada o que é novo perto da garagem.",
          "Mande foto dos controles e da etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Preciso trocar a placa?",
        answers: [
          "Em geral, não: a placa respondeu ao outro comando. Um receptor avulso, ligado à entrada de botoeira, costuma resolver.",
          "Quase nunca. Se o receptor embutido queimou, um receptor externo faz o papel dele na mesma placa.",
        ],
      },
      {
        question: "Gravar o controle de novo apaga os outros?",
        answers: [
          "Não, se for usada só a tecla de gravar; segurar demais em algumas centrais apaga toda a memória.",
          "Gravar soma um controle. Quem apaga todos é o toque longo, por isso leia o manual da central antes.",
        ],
      },
      {
        question: "O controle novo serve de qualquer marca?",
        answers: [
          "Não: precisa ter a frequência e o tipo de código do receptor. A foto do controle que funcionava diz qual serve.",
          "Depende do código da central. Mande a foto do controle antigo, frente e verso, antes de comprar.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, do módulo e da etiqueta do motor",
  },
  {
    id: "abre-na-tag-nao-no-controle",
    broader: "controle-nao-funciona",
    label: "Abre pela tag ou senha e não pelo controle",
    phrase: "o portão que abre pela tag e não pelo controle",
    asks: [
      ...combine(
        ["tag", "digital", "senha", "facial", "biometria", "teclado"],
        ["abre controle não", "funciona controle não", "abre controle parou"],
      ),
      ...combine(["só abre", "só funciona"], ["tag", "digital", "senha", "facial"]),
      ...combine(["abre"], ["tag não controle", "digital não controle", "senha não controle"]),
      "controle não abre só tag",
      "controle não abre só senha",
      "controle não abre só digital",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre pela tag mas não pelo controle está com o motor e a central bons: o defeito é do controle, do cadastro dele ou do receptor. Troque a pilha e teste outro controle; se só o seu falha, ele precisa ser gravado de novo; se nenhum abre, é receptor ou antena. A visita em casa parte de {price.preventive}, sem peças.",
        "Se a digital, a senha ou o facial abre e o controle não, o leitor aciona a placa e ela responde: falta só o rádio. Um controle mudo é pilha ou gravação perdida; todos mudos são receptor, antena ou memória apagada, e o leitor não precisa de conserto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que falhou, se o leitor abre", "Controle ou receptor: o que o leitor já provou"],
        slots: [
          [
            "O leitor chega à placa por fio e ela obedece, então energia, motor e folha estão em ordem.",
            "Como o leitor move a folha, não é motor nem fim de curso: falta só o sinal de rádio.",
          ],
          [
            "Um controle mudo é pilha, tecla gasta ou cadastro perdido.",
            "Quando só um controle falha, o defeito está nele ou na gravação dele.",
          ],
          [
            "Todos mudos ao mesmo tempo apontam antena solta, receptor queimado ou memória apagada.",
            "Se nenhum controle abre, procure a causa no receptor, na antena ou em aparelho novo que faz interferência.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste em quatro passos", "Como saber se é o controle ou o receptor"],
        slots: [["Faça os testes perto do motor, com a folha à vista.", "Teste de perto, sem ninguém no vão."]],
        steps: [
          "Ponha pilha nova do mesmo código e veja se a luz acende firme.",
          "Aperte a dois metros do motor.",
          "Teste outro controle que abria.",
          "Se nenhum abre, apague lâmpadas de LED e tire da tomada o que é novo perto da garagem.",
          "Mande foto dos controles e da etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Preciso trocar a placa?",
        answers: [
          "Em geral, não: a placa respondeu ao outro comando. Um receptor avulso, ligado à entrada de botoeira, costuma resolver.",
          "Quase nunca. Se o receptor embutido queimou, um receptor externo faz o papel dele na mesma placa.",
        ],
      },
      {
        question: "Gravar o controle de novo apaga os outros?",
        answers: [
          "Não, se for usada só a tecla de gravar; segurar demais em algumas centrais apaga toda a memória.",
          "Gravar soma um controle. Quem apaga todos é o toque longo, por isso leia o manual da central antes.",
        ],
      },
      {
        question: "O controle novo serve de qualquer marca?",
        answers: [
          "Não: precisa ter a frequência e o tipo de código do receptor. A foto do controle que funcionava diz qual serve.",
          "Depende do código da central. Mande a foto do controle antigo, frente e verso, antes de comprar.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, do leitor e da etiqueta do motor",
  },
  {
    id: "controle-abre-outro-e-nao-o-meu",
    broader: "controle-nao-funciona",
    label: "Controle abre outro portão e não o meu",
    phrase: "o controle que abre outro portão e não o seu",
    asks: [
      "controle gravado abre só um portão",
      "controle abre vizinho não meu",
      "controle abre portão vizinho meu não",
      "controle abre prédio não casa",
      "controle não abre meu só prédio",
      "controle não abre meu só vizinho",
      "controle abre garagem não social",
      "controle abre portão frente não fundo",
      "controle abre primeiro portão segundo não",
      "controle abre trabalho casa não",
    ],
    intent: "repair",
    answers: {
      any: [
        "Controle que abre outro portão e não o seu está bom: ele transmite, mas não está gravado na sua central. Se abria antes, a memória apagou, a placa foi trocada ou o botão usado é o do outro portão; teste as outras teclas e grave de novo, se a frequência e o código forem os mesmos.",
        "Se o mesmo controle abre um portão e o outro não, falta gravar um dos botões no segundo, ou o receptor dele falhou. Aperte cada tecla de perto: nenhuma serve, é cadastro; outro controle abre esse portão, o receptor está bom. Gravar é rápido quando o código é compatível.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que abre um e não o outro", "Um controle, dois portões"],
        slots: [
          [
            "Cada portão tem a sua memória: estar gravado em um não vale para o outro.",
            "O cadastro é por central; o controle precisa ser gravado em cada uma.",
          ],
          [
            "Cada tecla leva um código; a que abre um portão pode não ser a gravada no outro.",
            "Muita gente aperta a tecla certa do portão errado: teste todas.",
          ],
          [
            "Central de código rolante de outra marca não aceita o controle, por mais novo que ele seja.",
            "Frequência e código diferentes impedem a gravação: aí são dois controles, ou um receptor avulso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que testar antes", "Descubra se é cadastro ou receptor"],
        slots: [["Teste de perto, com o vão livre.", "Uma tecla por vez, a dois metros do motor."]],
        steps: [
          "Aperte cada tecla de perto.",
          "Teste nesse portão um controle que já abria.",
          "Olhe a marca e a frequência no verso.",
          "Mande foto dos controles e das etiquetas dos dois motores.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Um controle pode abrir dois portões?",
        answers: [
          "Pode, uma tecla para cada um, se os dois receptores lerem o mesmo código; senão, um receptor avulso iguala.",
          "Sim, quando frequência e código combinam. A foto das duas etiquetas responde.",
        ],
      },
      {
        question: "Gravar o controle de novo apaga os outros?",
        answers: [
          "Não, se for usada só a tecla de gravar; segurar demais em algumas centrais apaga toda a memória.",
          "Gravar soma um controle. Quem apaga todos é o toque longo, por isso leia o manual da central antes.",
        ],
      },
      {
        question: "Por que ele abre o do vizinho?",
        answers: [
          "Porque está gravado lá ou os dois usam código fixo igual. Nesse caso, troque o código da sua central.",
          "Código fixo repetido abre dois portões. O rolante acaba com isso.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e das etiquetas dos dois motores",
  },
];
