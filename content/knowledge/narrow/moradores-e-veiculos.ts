import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** How a building knows whose remote it is, and how a gate knows that a vehicle stands there. */
export const moradoresEVeiculos: NarrowConcept[] = [
  {
    id: "cadastro-de-controles-de-moradores",
    broader: "condominio",
    label: "Cadastro dos controles dos moradores",
    phrase: "o cadastro dos controles dos moradores",
    asks: [
      "apagar controle perdido apartamento cadastro",
      "apagar só controle perdido apartamento",
      ...combine(
        ["cadastro", "cadastrar", "gravar", "registro", "lista", "identificar", "identificação"],
        [
          ...[
            "controles moradores",
            "controle moradores identificação",
            "controle morador nome",
            "controles apartamento",
            "controle condomínio apartamentos",
          ],
          ...["controle unidade", "controles condôminos", "controle cada morador", "controles síndico"],
        ],
      ),
      ...combine(["controles moradores"], ["identificação", "identificados", "nome", "por apartamento", "por unidade"]),
      ...combine(
        ["receptor", "central", "sistema"],
        ["identifica morador", "identificação moradores", "controles identificados"],
      ),
      "saber qual morador abriu controle",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O cadastro de controles de moradores com identificação é feito num receptor que guarda o número de série de cada um, com bloco, unidade e nome. Assim o síndico apaga só o perdido, sem regravar os outros. Use código rolante, que não se copia.",
        "Como cadastrar os controles por apartamento: um receptor que identifica grava cada controle pelo número de série e o liga à unidade e ao morador. No recadastramento do prédio, apague o que não for apresentado e prefira código rolante, porque o fixo se copia sem ninguém saber.",
        "Para cadastrar controles no condomínio com lista por unidade, instale receptor com identificação, grave cada um pelo número de série e exija código rolante. O síndico guarda a lista e, quando um morador perde ou se muda, apaga só aquele controle.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fazer o cadastro, passo a passo", "O recadastramento do condomínio"],
        slots: [
          [
            "Anuncie com duas ou três semanas, porque o controle que não for trazido deixa de abrir. Marque horários por bloco.",
            "Avise por escrito com antecedência: quem faltar fica sem acesso. Um dia de semana à noite e um sábado cobrem quase todos.",
            "O aviso vem antes, com data e regra clara, já que a limpeza apaga os ausentes. Divida as unidades em dois turnos.",
          ],
        ],
        steps: [
          "Defina em assembleia ou no regimento quantos controles por vaga.",
          "Chame as unidades em dias marcados, com os controles em mãos.",
          "Anote número de série, bloco, unidade e nome, e grave um por um.",
          "Apague da memória tudo o que não foi apresentado.",
          "Guarde cópia da lista e da memória com a administração.",
        ],
      },
      {
        about: "choose",
        headings: ["Receptor comum e receptor com identificação", "O que o receptor do prédio precisa ter"],
        slots: [
          [
            "No receptor comum, os controles ficam na memória sem nome, e para tirar um muitas vezes é preciso apagar todos. No que identifica, cada um tem posição e número de série ligados à unidade.",
            "Sem identificação, um controle perdido obriga a limpar a memória inteira. Com ela, o aparelho tem número e dono, e sai sozinho da lista.",
            "O comum não sabe de quem é cada controle; o identificado sabe e exclui um por vez. Num prédio, essa diferença poupa recadastramentos.",
          ],
          [
            "Veja se a capacidade cobre dois controles por vaga com sobra e se o modelo registra data e hora de cada abertura. Ele se liga à central atual, sem trocar o motor.",
            "A memória deve passar de dois controles por vaga, com folga para novos moradores. Alguns registram dia e hora, e todos usam a central que já existe.",
            "Some dois por vaga e mais 20% para definir a capacidade. O histórico de aberturas é opcional, e o motor fica.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Controle perdido, cópia e dados pessoais", "Perda, mudança e clonagem"],
        slots: [
          [
            "Controle perdido ou de quem se mudou é apagado no mesmo dia, pelo número de série. O código fixo pode ser copiado, e a cópia aparece como original; no rolante, isso não acontece.",
            "Mudança e perda pedem exclusão imediata, feita pelo número. Em código fixo, uma cópia de chaveiro entra como se fosse o morador, o que o rolante impede.",
            "Apague no dia o aparelho perdido ou do ex-morador. Só o rolante evita que uma cópia feita em chaveiro use o mesmo cadastro.",
          ],
          [
            "A lista tem dados pessoais: guarde só o necessário, com acesso do síndico e da administração, como pede a LGPD.",
            "Pela LGPD, nome e unidade ficam com acesso restrito a quem administra.",
            "Restrinja a planilha ao síndico e à administradora, porque são dados pessoais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É preciso trocar o motor para cadastrar moradores?",
        answers: [
          "Não. O receptor com identificação é ligado à entrada de botoeira da central que já existe.",
          "O motor e a central ficam: o receptor novo entra ao lado, por dois fios.",
        ],
      },
      {
        question: "Os controles atuais servem?",
        answers: [
          "Servem se o novo receptor aceita a frequência e o código deles. Se são de código fixo, vale trocar por rolante no recadastramento.",
          "Só quando o código é compatível. Aproveite a data para passar os fixos a rolante.",
        ],
      },
      {
        question: "Tag identifica melhor que o controle?",
        answers: [
          "A tag fica colada no carro e não se empresta com facilidade. O controle serve também à moto. Muitos prédios usam a tag e deixam o controle de reserva.",
          "Para carro, sim, porque não sai do vidro. O controle continua útil para moto e como reserva.",
        ],
      },
      {
        question: "Quanto custa o recadastramento?",
        answers: [
          "Sem receptor novo, paga-se o serviço por controle ou por turno, e a revisão do portão pode ser feita junto. Com receptor, somam o aparelho e os controles rolantes.",
          "Depende do número de controles e de haver receptor a instalar. O rolante por morador é a maior parte da conta.",
        ],
      },
    ],
    photo: "a etiqueta da central e do receptor e um controle, frente e verso, com o número de unidades",
  },
  {
    id: "laco-indutivo",
    broader: "tag-veicular",
    label: "Laço indutivo no portão",
    phrase: "o laço indutivo do portão",
    asks: [
      "laço cancela não detecta",
      "laço da cancela não detecta",
      "laço não detecta carro",
      "laço indutivo não detecta",
      "laço não lê carro",

      "laço indutivo",
      ...combine(
        ["laço indutivo"],
        [
          "portão",
          "como funciona",
          "empresa",
          "portão empresa",
          "portão empresa como funciona",
          "caminhão",
          "galpão",
          "o que é",
        ],
      ),
      ...combine(["laço indutivo"], ["saída", "preço", "instalar", "instalação", "condomínio", "cancela", "detector"]),
      ...combine(
        ["laço"],
        ["piso portão", "magnético portão", "detector veículo", "chão portão", "detector metal portão"],
      ),
      ...combine(
        ["sensor chão", "sensor piso"],
        ["portão", "abre portão", "carro", "abre portão carro", "como funciona"],
      ),
      "detector de veículo portão",
      "detector massa metálica portão",
      "sensor de piso veículo portão",
      "laço indutivo portão",
      "saída prédio portão abre sem controle laço",
    ],
    intent: "question",
    answers: {
      any: [
        "O laço indutivo do portão é um fio enterrado no piso, em forma de bobina, que sente o metal do carro e avisa um detector. Na saída, ele abre o portão sem controle. Sob a folha, ele segura o fechamento enquanto houver veículo. Instalado, o valor sai por foto do piso e da etiqueta do motor.",
        "Na cancela, o laço indutivo é uma bobina de fio no piso, ligada a um detector, que impede a barra de descer sobre o carro e a manda baixar depois da passagem. Um segundo laço, na saída, levanta a barra sem controle. Ele percebe metal, e não pessoas, por isso a fotocélula continua.",
        "O laço da cancela ou do portão que não detecta o carro tem, em geral, fio partido no piso, emenda molhada ou detector fora de ajuste. O laço indutivo é um fio enterrado que sente o metal do veículo. Até o conserto, ponha cones e feche só com alguém olhando. O técnico mede o fio antes de cortar o piso.",
        "O laço no piso serve para abrir a saída e segurar o fechamento: um detector sente a massa de metal do veículo, e não a pessoa. Em portão de empresa, com caminhão, são dois laços ou um mais comprido, somados à fotocélula.",
      ],
      price: [
        "O preço do laço indutivo soma o detector, o fio, o corte e a vedação do piso e a ligação na central. Asfalto é mais simples que concreto armado, e passagem larga de caminhão, que pede laço maior ou dois, custa mais.",
        "Instalar laço no chão custa conforme o piso, o tamanho e a distância até a central: detector e fio pesam menos que o corte. Concreto com malha de ferro e duas faixas são os casos mais caros.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Os dois usos do laço", "Laço para abrir e laço de segurança"],
        slots: [
          [
            "Laço de saída fica do lado de dentro, antes do portão, e abre para quem vai sair, sem controle. Laço de presença fica na linha da folha e segura o fechamento enquanto houver veículo.",
            "Um laço do lado de dentro abre a saída. Outro, na linha da folha, não deixa o portão fechar em cima do carro.",
            "O primeiro laço, antes do portão, abre para quem sai. O segundo, sob a folha, mantém o portão aberto enquanto houver veículo parado.",
          ],
          [
            "Na entrada da rua, o laço não decide quem entra, porque reconhece metal, e não o carro. Ali se usa tag, controle ou portaria.",
            "Do lado da rua ele não serve de senha, já que qualquer veículo de metal o aciona. Para entrar, use tag ou controle.",
            "O laço reconhece massa de metal, e não o veículo certo. Na rua, quem identifica é tag, controle ou portaria.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Carro, moto e caminhão: o que muda no laço", "O que muda com cada veículo"],
        slots: [
          [
            "O tamanho e a posição do laço mudam conforme o veículo que passa. Veja os casos comuns.",
            "Cada veículo pede um ajuste no detector, e o manual dele dá os limites.",
            "Veja que veículos passam pela entrada, porque eles definem o tamanho do laço.",
          ],
        ],
        bullets: [
          "Caminhão de chassi alto e carreta: laço mais comprido ou dois, mais fotocélula em duas alturas",
          "Moto e bicicleta: pouco metal, mais sensibilidade ou botoeira ao lado",
          "Empilhadeira: passa rápido, exige sensibilidade regulada",
          "Trilho ou malha de ferro perto: afaste conforme o manual do detector",
        ],
      },
      {
        about: "visit",
        headings: ["Como o laço é instalado", "Do corte no piso ao teste"],
        slots: [
          [
            "O piso é cortado em retângulo, com cantos quebrados, o fio dá as voltas que o detector pede e o rasgo é fechado com vedante. O fio não pode se mexer, ou dá disparo falso.",
            "O piso é serrado em retângulo, o fio é passado em voltas no rasgo e tudo é vedado. Fio solto no corte engana o detector.",
            "O retângulo é cortado no piso, o fio é enrolado nele e a vedação o prende. Um fio que se mexe faz o portão abrir sozinho.",
          ],
          [
            "Os dois fios vão trançados até o detector, ligado à entrada de só abrir da central, porque na botoeira comum um segundo pulso poderia fechar o portão. O teste usa o menor e o maior veículo.",
            "Os fios seguem trançados até o detector, que é ligado à entrada de só abrir da central. Na entrada de botoeira, um pulso a mais fecharia o portão. O teste é feito com moto e com caminhão.",
            "Os dois fios, trançados, vão ao detector, que aciona a entrada de só abrir da central. O serviço termina com o teste do menor ao maior veículo que passa ali.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O laço substitui a fotocélula?",
        answers: [
          "Não. Ele vê metal, não pessoas. A fotocélula continua necessária para quem passa a pé.",
          "De forma nenhuma: pedestre não é detectado. Os dois trabalham juntos.",
        ],
      },
      {
        question: "O laço indutivo funciona em qualquer motor?",
        answers: [
          "Funciona em quase todos: o detector dá um contato seco, como o da botoeira. Confira se a central tem entrada de só abrir.",
          "Na maioria, sim. A entrada de só abrir da central evita que um pulso feche.",
        ],
      },
      {
        question: "O laço parou de ler. O que costuma ser?",
        answers: [
          "Fio partido por trinca do piso, emenda molhada ou detector fora de ajuste. O técnico mede o fio antes de cortar de novo.",
          "Trinca no piso que partiu o fio é o mais comum. A medição mostra se é fio ou detector.",
        ],
      },
      {
        question: "Quanto tempo leva instalar?",
        answers: [
          "Corte, fio e vedação tomam meio dia, mais a cura do vedante. A passagem fica fechada nesse tempo, ou o serviço é feito em dia sem movimento.",
          "Meio dia, em geral, e a cura da vedação. Empresas preferem domingo ou noite.",
        ],
      },
    ],
    photo: "o piso dos dois lados do portão, a etiqueta do motor e que veículos passam",
  },
  {
    id: "laco-indutivo-ligacao",
    broader: "tag-veicular",
    label: "Ligação do laço indutivo",
    phrase: "a ligação do laço indutivo",
    asks: [
      ...combine(
        ["laço indutivo", "laço detector", "laço magnético"],
        ["ligação", "ligar", "como ligar", "esquema ligação", "ligar central", "ligação central", "ligação condomínio"],
      ),
      "laço indutivo ligação portão",
      "laço indutivo ligação detector",
      "ligar detector veicular central portão",
      "detector laço ligar central",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A ligação do laço indutivo no portão do condomínio tem dois trechos: o fio do piso vai, trançado, aos bornes de laço do detector, e o contato do detector vai à central. Para abrir na saída, ele entra no borne de só abrir. Para não fechar sobre o carro, entra junto da fotocélula.",
        "Liga-se o laço indutivo ao detector, e o detector à central do portão, nunca o laço direto na placa. O contato de saída vai ao borne de só abrir, para liberar quem sai, ou à entrada da fotocélula, para segurar o fechamento. A fiação é do técnico, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ligação, passo a passo", "Do piso à central, em ordem"],
        slots: [
          [
            "Os bornes mudam de nome conforme o fabricante, mas a sequência se repete. O técnico trabalha com o disjuntor e o nobreak desligados.",
            "A ordem é a mesma em quase todo detector, e o manual dele dá os números dos bornes. Tudo é feito sem energia, e o portão fica parado.",
          ],
        ],
        steps: [
          "Trançar os dois fios desde a borda do laço até o detector, longe dos cabos de força.",
          "Ligar o par trançado nos bornes de laço do detector.",
          "Alimentar o detector na tensão que a etiqueta dele pede.",
          "Levar o contato normalmente aberto ao borne de só abrir da central.",
          "No laço de segurança, levar o contato à entrada da fotocélula, em série com ela se o contato é fechado.",
          "Ajustar a sensibilidade e testar com moto, carro e caminhonete.",
        ],
      },
      {
        about: "what",
        headings: ["Por que o borne de só abrir", "Em que borne o laço entra"],
        slots: [
          [
            "No borne de botoeira comum, cada pulso alterna entre abrir, parar e fechar, e o segundo carro da fila poderia fechar o portão. O borne de só abrir não alterna, e por isso é o certo para o laço de saída.",
            "A botoeira comum muda de função a cada toque, e dois carros seguidos fariam o portão fechar. No borne que apenas abre, o segundo carro só renova a pausa.",
          ],
          [
            "Central sem esse borne aceita o laço de outro modo: põe-se a placa no modo condomínio, em que o comando apenas abre, ou soma-se um acessório.",
            "Se a central não tem essa entrada, o técnico usa o modo condomínio, no qual nenhum comando fecha, ou um módulo à parte.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O laço no condomínio: onde fica cada um", "Saída e segurança: dois laços"],
        slots: [
          [
            "O laço de saída fica do lado de dentro, antes do portão, e o de segurança, na linha por onde a folha passa. Na entrada da rua não se usa laço para abrir, porque qualquer carro o acionaria. Ali valem tag, controle ou portaria.",
            "Do lado de dentro, um laço libera quem sai; sob a folha, outro impede o fechamento. O lado da rua continua com tag ou controle, já que o laço reconhece metal e não morador.",
          ],
          [
            "O laço não vê pessoas, e a fotocélula continua obrigatória junto dele.",
            "Quem passa a pé não é percebido pelo laço, e só a fotocélula o protege.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas voltas de fio o laço leva?",
        answers: [
          "O manual do detector diz, conforme o tamanho do retângulo. Laço pequeno leva mais voltas que laço grande.",
          "Depende do perímetro, e a tabela está no manual do detector. Em geral são poucas voltas, menos quanto maior o laço.",
        ],
      },
      {
        question: "Depois de ligado, o portão abre sozinho. Por quê?",
        answers: [
          "Fio solto no corte, emenda molhada, sensibilidade alta demais ou cabo de força ao lado. O técnico mede o laço e reduz a sensibilidade.",
          "As causas comuns são fio que se mexe no piso, umidade na emenda e sensibilidade alta. O laço é medido antes de refazer o corte.",
        ],
      },
      {
        question: "Dá para emendar o fio do laço?",
        answers: [
          "O melhor é fio inteiro até o detector. Se a emenda for inevitável, ela é soldada, isolada e fica em caixa seca.",
          "Evite. Emenda enterrada pega umidade e faz o detector falhar. Quando existe, deve ser soldada e acessível.",
        ],
      },
    ],
    photo: "fotos do piso dos dois lados do portão, da etiqueta do motor e do detector, se já comprou",
  },
  {
    id: "laco-indutivo-nao-detecta",
    broader: "tag-veicular",
    label: "Laço indutivo que não detecta",
    phrase: "o laço indutivo que não detecta",
    asks: [
      ...combine(
        ["laço indutivo", "laço portão", "laço"],
        ["não detecta", "não detecta moto", "não detecta carro", "não reconhece", "não lê", "parou de funcionar"],
      ),
      "laço indutivo defeito",
      "laço indutivo com defeito",
      "laço indutivo não funciona",
      "laço indutivo parou",
      "laço indutivo abre sozinho",
      "laço indutivo disparo falso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Laço indutivo que não detecta costuma ter fio partido por trinca no piso, emenda molhada ou sensibilidade baixa no detector. O técnico mede o laço antes de cortar o piso de novo, porque muitas vezes basta reajustar ou trocar o detector. O valor sai grátis por vídeo e foto do piso.",
        "O laço indutivo não detecta moto porque ela tem pouco metal: sobe-se a sensibilidade do detector ou muda-se o desenho do fio, e a moto deve parar sobre a borda do laço, e não no centro. Se não detecta nem carro, o fio partiu ou a emenda molhou. O técnico mede antes de cortar o piso.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o sintoma diz", "Do sintoma à causa"],
        slots: [
          [
            "Cada falha aponta para um lugar. Repare em que veículo e em que tempo ela acontece.",
            "O modo de falhar já separa fio, detector e ajuste. Compare com o seu caso.",
          ],
        ],
        bullets: [
          "Não vê nenhum veículo: fio partido, detector sem energia ou queimado",
          "Vê carro e não vê moto: sensibilidade baixa ou laço grande demais",
          "Não vê caminhão alto: chassi longe do piso, pede laço mais comprido",
          "Falha só na chuva: emenda ou fio com umidade",
          "Aciona sozinho: fio solto no rasgo ou sensibilidade alta",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Antes da visita do técnico"],
        slots: [
          [
            "Tudo se olha por fora, sem abrir o detector, que tem energia. Enquanto o laço falha, use o controle e mantenha a fotocélula em ordem.",
            "A caixa do detector fica fechada, por causa da tensão. Com o laço parado, o portão abre pelo controle, e a fotocélula continua protegendo o vão.",
          ],
        ],
        steps: [
          "Veja se o portão abre pelo controle e pelo botão.",
          "Procure trinca, remendo ou obra recente sobre o rasgo do piso.",
          "Teste com um carro parado sobre a borda do laço.",
          "Anote se falha sempre ou só na chuva.",
          "Filme o teste e fotografe o piso.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o defeito", "Medição, ajuste e fio novo"],
        slots: [
          [
            "Com o disjuntor desligado, ele mede a resistência do fio e a fuga para a terra. Leitura aberta é fio partido; fuga é água. Se o laço está bom, a sensibilidade é ajustada ou o detector é trocado. Só fio partido dentro do piso pede novo corte.",
            "O fio é medido nas duas pontas, sem energia: circuito aberto mostra rompimento, e isolação baixa mostra umidade. Laço em ordem leva ao ajuste ou à troca do detector, e o corte do piso fica para o último caso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ímã na moto faz o laço detectar?",
        answers: [
          "Não conte com isso. O laço percebe massa de metal, e o que resolve é a sensibilidade e o lugar em que a moto para.",
          "Não é solução: o laço não reage a ímã como a um chassi. Ajusta-se o detector.",
        ],
      },
      {
        question: "Dá para consertar sem quebrar o piso?",
        answers: [
          "Dá, quando a falha é do detector, da emenda na caixa ou do ajuste. Fio rompido no rasgo pede corte novo.",
          "Na maioria dos casos, sim. Só o fio partido embaixo do piso obriga a abrir outro rasgo.",
        ],
      },
      {
        question: "O portão pode fechar sobre o carro se o laço falha?",
        answers: [
          "Pode, se ele é a única proteção. Por isso a fotocélula fica sempre ligada junto do laço.",
          "Sim, onde não há fotocélula. Desligue o fechamento automático até o conserto.",
        ],
      },
    ],
    photo: "um vídeo do teste com um carro e fotos do piso e da etiqueta do detector",
  },
];
