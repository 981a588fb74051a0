/**
 * Words that a title may have and no text of ours has. They are a letter or two away from words of the trade, and a
 * speller that did not know them would mend what is spelt right: "caro" is no "carro", "fusão" no "fuso".
 */
export const ordinaryWords: string[] = [
  "bravo brava caro cara caros caras carinho careiro fusão fundo fusível colega colegas aviso avião carta cartas cartaz",
  "linda lindo feio feia menino menina garoto garota mãe pai avó avô irmão irmã filho filha noiva noivo casal",
  "tio tia primo prima vizinha vizinho patrão patroa senhorio sogra sogro neto neta bebê idosa idoso residente corretor",
  "buraco caixão canela costela perna cabeça cintura dedão braçadeira cobertor almofada fogueira lareira churrasqueira",
  "estilo beleza postura mania coragem alegria revolta raiva pesadelo sonho receio palhaço bagunça porcaria",
  "banana maçã feijão alho soja café jantar almoço suco salada manga frango",
  "junho julho outubro segunda terça quarta quinta sexta semestre quinzena onze quinze quarto quinto",
  "burro burra bobo besteira golpe furto fraude desgraça desastre explosão pancada batida acidente tráfico",
  "matéria memória potencial exterior composto decente anormal mortal valioso exausto confuso péssima péssimo horrível",
  "diretor diretora produtor supervisor delegado inspetor analista agente sindicato senhorita parceiro parceira",
  "planeta estrela floresta deserto lagoa baía selva pântano caverna lenha prancha areia canoa",
  "concurso conceito carreira oposição corporação equação redenção presidência integral memorial infantis",
  "adicionar realizar celebrar cometer estudar liderar navegar decorar animar agitar rejeitar acampar congelar",
  "cooperar resgatar arruinar passear fumar rezar arriscar argumentar dedicar pesquisar reclamar desistir",
  "finanças financeira fiança grana centavo quantia prêmio lucro imposto multa taxa juros caução",
  "lobo cadela vaca gado cervo mosca minhoca barata aranha lagartixa pombo gambá cupim",
  "corrida correria partida demora escritura certidão inventário penhora leilão herança",
  "pote frasco caneca torrada cesta casaca chinelo gravata carpete cortina espelho moldura",
  "roxo preto branco cinza marrom bege azul verde amarelo dourado prata grafite",
  "portátil dinâmica eficiente eficiência autoridade caridade patente legado domínio cidadão cidadãos",
  "nobre nobreza pleno plena plenário eterno eterna sincero mágica trágica furiosa",
  "estamos estavam estarão tendo podia poderia deveria queria gostava usava parava ligava voltava",
  "universo campanha machado doente reunião capaz cadeia barraca galeria dica dicas tocha apto acelerador recomendo",
  "chique casca tronco servidor mental imprensa banheira banheiro cigarro cera piano fruto amador mutante honra coleção",
  "destravador abridor fechador morador moradora moradores",
  "hdl amelco thevear jfl citrox genno ecp acton eurus pivo condor custom bravo solo vcs vc tbm pq kkk",
  "contigo consigo quaisquer ninguém alguém talvez jamais apesar exceto durante perante",
];
