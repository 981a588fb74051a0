import type { Job } from "./service-texts.ts";

const slidingFit = [
  "O serviço inclui nivelar trilho e roldanas, fixar base e cremalheira, regular os ímãs de parada e a força e gravar os controles.",
  "A equipe confere trilho, roldanas e guia, fixa o motor na base, alinha a cremalheira com folga na engrenagem e grava os controles.",
  "Primeiro a folha precisa correr leve no trilho; depois vêm base, motor, cremalheira, pontos de parada, força e controles.",
];

const turningFit = [
  "O serviço inclui conferir pivôs, dobradiças e prumo da coluna, fixar os braços e os batentes de chão, regular a força e gravar os controles.",
  "A equipe testa a folha na mão, marca o ponto do suporte na coluna, monta braço e batente, regula a força e grava os controles.",
];

const socialFit = [
  "Na maioria das casas basta a fechadura elétrica, com fonte, interfone, senha ou tag e a mola que fecha a folha; o eletroímã e o motor de abrir são orçados quando o uso pede.",
  "O comum é fechadura elétrica ou eletroímã, aberta por interfone, senha, tag ou controle, com mola aérea para fechar; motor só compensa por acessibilidade ou muito movimento.",
  "O técnico acerta a folha, monta a fechadura elétrica ou o eletroímã, liga a fonte e o comando, regula a mola que fecha e testa também a abertura por chave.",
];

/** What a service is made of on one kind of gate: no rack on what turns, no cables on what runs or turns. */
export const includesByGate: Record<string, Partial<Record<Job, string[]>>> = {
  basculante: {
    upkeep: [
      "A visita inclui conferir cabos, roldanas, contrapeso e braços, lubrificar, reapertar, regular a força e a parada e testar os sensores.",
      "O técnico vê o estado dos cabos e o equilíbrio da folha, lubrifica, reaperta, regula o fim de curso e a força e testa a fotocélula.",
    ],
    mend: [
      "No basculante, o que mais falha é cabo desfiado, roldana gasta, contrapeso desregulado, capacitor fraco e fim de curso fora do ponto; o técnico testa um a um e troca só a peça ruim.",
      "O técnico confere cabos, roldanas e equilíbrio da folha, mede energia, capacitor e placa e acerta o fim de curso; só se troca a peça que falhou no teste.",
    ],
    urgent: [
      "No basculante, o usual é cabo desfiado ou fora da roldana, contrapeso desregulado, capacitor fraco ou fim de curso fora do ponto. Até o técnico chegar, desligue o disjuntor e não passe embaixo da folha nem a destrave.",
      "Os defeitos mais comuns são cabo gasto, folha desequilibrada, capacitor fraco e fim de curso fora do ponto. Enquanto espera, desligue o disjuntor e deixe o basculante travado, sem ninguém embaixo.",
    ],
  },
  deslizante: {
    install: slidingFit,
    automate: slidingFit,
    upkeep: [
      "A visita inclui limpar o trilho, conferir roldanas e guia, alinhar a cremalheira, reapertar a base, regular força e parada e testar os sensores.",
      "São conferidos trilho, roldanas, cremalheira, fixação do motor, ímãs de parada, força e sensores, com lubrificação onde cabe.",
      "O técnico limpa trilho e cremalheira, vê o rolamento das roldanas, reaperta, regula a força e a parada e testa a fotocélula.",
    ],
    mend: [
      "O técnico move a folha na mão, vê trilho, roldanas e cremalheira, mede energia, capacitor e placa e troca só a peça que falhou.",
      "A visita confere trilho, roldana, engrenagem, cremalheira e ímãs de parada antes da placa; só se troca a peça que falhou no teste.",
    ],
    urgent: [
      "No portão de correr, o usual é roldana quebrada, trilho obstruído, cremalheira desalinhada, ímã fora do lugar ou capacitor fraco. Até o técnico chegar, desligue o disjuntor e não force a folha.",
      "Os defeitos mais comuns são roldana gasta, cremalheira solta, ímã de parada fora do lugar e capacitor fraco. Enquanto espera, desligue o disjuntor e não force a folha, que fora do trilho pode tombar.",
    ],
  },
  pivotante: {
    install: turningFit,
    automate: turningFit,
    upkeep: [
      "A visita inclui conferir pivôs ou dobradiças, braços, batentes de chão e prumo da coluna, lubrificar, reapertar, regular a força e testar os sensores.",
      "O técnico vê a folga dos pivôs e das dobradiças, reaperta o braço do motor, acerta batente e força e testa a fotocélula.",
      "São conferidos pivô, dobradiça, braço, batente e fixação na coluna, com lubrificação, regulagem da força e teste de segurança.",
    ],
    mend: [
      "O técnico move a folha na mão, vê pivôs, dobradiças e braço, mede energia, capacitor e placa e troca só a peça que falhou.",
      "A visita confere pivô, dobradiça, braço e batente antes da placa; só se troca a peça que falhou no teste.",
    ],
    urgent: [
      "No portão de abrir, o usual é dobradiça caída, pino do braço solto, batente fora do lugar, capacitor fraco ou trava presa. Até o técnico chegar, desligue o disjuntor e não force a folha.",
      "Os defeitos mais comuns são dobradiça gasta, suporte do braço solto, trava elétrica presa e capacitor fraco. Enquanto espera, desligue o disjuntor e mantenha crianças e animais longe da folha.",
    ],
  },
  social: {
    install: socialFit,
    automate: socialFit,
    gate: socialFit,
    any: socialFit,
    mend: [
      "O técnico vê se a folha caiu, alinha a lingueta com a contratesta, mede a tensão que chega à fechadura e testa interfone, fonte e mola antes de trocar peça.",
      "A visita confere dobradiça, fechadura, fonte, fio do interfone e mola que fecha a folha; só se troca a peça que falhou no teste.",
    ],
    upkeep: [
      "A visita inclui conferir dobradiças e prumo, alinhar e lubrificar a fechadura, regular a mola que fecha e medir a fonte e a bateria.",
      "O técnico acerta folha e contratesta, limpa e lubrifica a fechadura, regula a batida da mola e testa interfone, botão e chave.",
    ],
  },
  enrolar: {
    install: [
      "O motor entra na ponta do eixo da porta que já existe, com central, botoeira, controle e pontos de parada regulados.",
      "O serviço inclui conferir guias, lâminas e eixo, montar o motor, regular os pontos de parada e gravar os controles.",
    ],
    mend: [
      "O técnico confere guias, lâminas, eixo e fim de curso, mede energia e motor e troca só o que falhou.",
      "A visita vê se a cortina sobe reta, acerta guia e lâmina, regula as paradas e testa motor e botoeira.",
    ],
    urgent: [
      "Até o técnico chegar, desligue o disjuntor, mantenha todos longe da linha da cortina e não force a porta para cima nem para baixo.",
      "Enquanto espera, deixe o disjuntor desligado, isole os dois lados da porta e não use alavanca nem escora.",
    ],
  },
};
