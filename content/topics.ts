import type { Topic, TopicGroup } from "./topic.ts";
import { assistenciaTecnica24Horas } from "./topics/assistencia-tecnica-24-horas.ts";
import { automacaoDePortaoParaEmpresas } from "./topics/automacao-de-portao-para-empresas.ts";
import { comoAutomatizarPortaoManual } from "./topics/como-automatizar-portao-manual.ts";
import { consertoDeCentralDePortao } from "./topics/conserto-de-central-de-portao.ts";
import { contratoDeManutencaoParaCondominios } from "./topics/contrato-de-manutencao-para-condominios.ts";
import { controleRemotoNaoFunciona } from "./topics/controle-remoto-nao-funciona.ts";
import { controlesRemotosParaPortao } from "./topics/controles-remotos-para-portao.ts";
import { fotocelulasESensores } from "./topics/fotocelulas-e-sensores.ts";
import { instalacaoDeMotorBasculante } from "./topics/instalacao-de-motor-basculante.ts";
import { instalacaoDeMotorDeslizante } from "./topics/instalacao-de-motor-deslizante.ts";
import { instalacaoDeMotorPivotante } from "./topics/instalacao-de-motor-pivotante.ts";
import { instalacaoEletricaParaPortaoAutomatico } from "./topics/instalacao-eletrica-para-portao-automatico.ts";
import { manutencaoPreventivaDePortaoAutomatico } from "./topics/manutencao-preventiva-de-portao-automatico.ts";
import { motorBasculante14Hp } from "./topics/motor-basculante-1-4-hp.ts";
import { motorDeAberturaRapida } from "./topics/motor-de-abertura-rapida.ts";
import { motorDePortaoFazendoBarulho } from "./topics/motor-de-portao-fazendo-barulho.ts";
import { motorDeslizanteParaPortao } from "./topics/motor-deslizante-para-portao.ts";
import { motorParaCondominio } from "./topics/motor-para-condominio.ts";
import { motorParaPortaoPesado } from "./topics/motor-para-portao-pesado.ts";
import { motorPivotanteParaPortao } from "./topics/motor-pivotante-para-portao.ts";
import { motoresGaren } from "./topics/motores-garen.ts";
import { motoresPeccinin } from "./topics/motores-peccinin.ts";
import { motoresPpa } from "./topics/motores-ppa.ts";
import { motoresRossiENice } from "./topics/motores-rossi-e-nice.ts";
import { nobreakEEnergiaSolar } from "./topics/nobreak-e-energia-solar.ts";
import { orcamentoDeMotorParaPortao } from "./topics/orcamento-de-motor-para-portao.ts";
import { portaoNaoFechaCompletamente } from "./topics/portao-nao-fecha-completamente.ts";
import { serralheriaEAjusteDePortao } from "./topics/serralheria-e-ajuste-de-portao.ts";
import { tecnicoDePortaoAutomatico } from "./topics/tecnico-de-portao-automatico.ts";
import { trocaDeMotorDePortao } from "./topics/troca-de-motor-de-portao.ts";

/** In the order in which they are shown. */
export const topics: Topic[] = [
  comoAutomatizarPortaoManual,
  instalacaoDeMotorBasculante,
  instalacaoDeMotorDeslizante,
  instalacaoDeMotorPivotante,
  instalacaoEletricaParaPortaoAutomatico,
  consertoDeCentralDePortao,
  controleRemotoNaoFunciona,
  manutencaoPreventivaDePortaoAutomatico,
  motorDePortaoFazendoBarulho,
  portaoNaoFechaCompletamente,
  trocaDeMotorDePortao,
  motorBasculante14Hp,
  motorDeAberturaRapida,
  motorDeslizanteParaPortao,
  motorParaCondominio,
  motorParaPortaoPesado,
  motorPivotanteParaPortao,
  controlesRemotosParaPortao,
  fotocelulasESensores,
  motoresGaren,
  motoresPeccinin,
  motoresPpa,
  motoresRossiENice,
  nobreakEEnergiaSolar,
  assistenciaTecnica24Horas,
  automacaoDePortaoParaEmpresas,
  contratoDeManutencaoParaCondominios,
  orcamentoDeMotorParaPortao,
  serralheriaEAjusteDePortao,
  tecnicoDePortaoAutomatico,
];

export const topicGroups: TopicGroup[] = [...new Set(topics.map(({ group }) => group))];

const topicBySlug = new Map(topics.map((topic) => [topic.slug, topic]));

export function getTopicBySlug(slug: string): Topic | undefined {
  return topicBySlug.get(slug);
}

/** The other topics of its group. */
export function relatedTopics({ slug, group }: Topic): Topic[] {
  return topics.filter((topic) => topic.group === group && topic.slug !== slug);
}
