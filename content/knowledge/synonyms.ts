/**
 * Words that mean the same to who looks for an answer, one group a line: titles say the one, our texts often another.
 * Only where nothing found by name fits.
 */
export const synonyms: string[] = [
  "correr deslizante corrediça corrediço",
  "celular aplicativo app wifi smartphone",
  "condomínio prédio condominial síndico",
  "inversor inversora",
  "tremer trepidar vibrar balançar",
  "sinaleiro sinaleira sirene semáforo",
  "automatizar converter conversão automação automatização",
  "preço valor custar custo orçamento cobrar",
  "copiar cópia duplicar duplicador clonar",
  "programar programação configurar cadastrar cadastro gravar memorizar codificar",
  "ativar habilitar acionar",
  "gasto gasta desgastado desgastada desgaste cansado",
  "esquecer desprogramar apagar perder desconfigurar",
  "inverter invertido trocado",
  "engatar encaixar travar",
  "quebrar estragar danificar",
  "arrumar consertar conserto reparar reparo",
  "barulho ruído som chiado",
  "pular saltar",
  "raspar arrastar pegar",
  "lei obrigatório norma exigir",
  "vizinho vizinhança",
  "sumir perder extraviar",
  "roubo furto assalto invasão",
  "enferrujar ferrugem oxidar",
  "lubrificar engraxar",
  "rateio ratear dividir",
  "luz energia eletricidade",
  "regular ajustar regulagem ajuste",
];

/** What a page may say in place of a title's word, besides: to who only reads titles they are not the same. */
export const answeringWords: string[] = [
  "colocar instalar pôr instalação instalador",
  "balancear balanceamento equilibrar equilíbrio",
  "pet cachorro cão animal gato",
  "velocidade segundos rápido tempo",
  "manualmente manual mão destravar",
  "perto próximo endereço bairro",
  "online internet whatsapp",
  "codificar gravar cadastrar",
];
