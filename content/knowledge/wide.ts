import type { Concept } from "#domain/knowledge/concept.ts";
import { abreSozinho } from "./concepts/abre-sozinho.ts";
import { acessibilidade } from "./concepts/acessibilidade.ts";
import { aco } from "./concepts/aco.ts";
import { agl } from "./concepts/agl.ts";
import { alarme } from "./concepts/alarme.ts";
import { aluminio } from "./concepts/aluminio.ts";
import { animais } from "./concepts/animais.ts";
import { antena } from "./concepts/antena.ts";
import { articulado } from "./concepts/articulado.ts";
import { automatizarManual } from "./concepts/automatizar-manual.ts";
import { barulho } from "./concepts/barulho.ts";
import { basculante } from "./concepts/basculante.ts";
import { bateForte } from "./concepts/bate-forte.ts";
import { batente } from "./concepts/batente.ts";
import { bateria } from "./concepts/bateria.ts";
import { botoeira } from "./concepts/botoeira.ts";
import { braco } from "./concepts/braco.ts";
import { caboArrebentado } from "./concepts/cabo-arrebentado.ts";
import { caboDeAco } from "./concepts/cabo-de-aco.ts";
import { caiuDoTrilho } from "./concepts/caiu-do-trilho.ts";
import { came } from "./concepts/came.ts";
import { camera } from "./concepts/camera.ts";
import { cancela } from "./concepts/cancela.ts";
import { capacitor } from "./concepts/capacitor.ts";
import { casa } from "./concepts/casa.ts";
import { cercaEletrica } from "./concepts/cerca-eletrica.ts";
import { chacara } from "./concepts/chacara.ts";
import { chaveDeDestravamento } from "./concepts/chave-de-destravamento.ts";
import { choque } from "./concepts/choque.ts";
import { clonado } from "./concepts/clonado.ts";
import { comercio } from "./concepts/comercio.ts";
import { comparacaoDeMarcas } from "./concepts/comparacao-de-marcas.ts";
import { condominio } from "./concepts/condominio.ts";
import { conserto } from "./concepts/conserto.ts";
import { consumo } from "./concepts/consumo.ts";
import { contrapeso } from "./concepts/contrapeso.ts";
import { contrato } from "./concepts/contrato.ts";
import { controle } from "./concepts/controle.ts";
import { controleDeAcesso } from "./concepts/controle-de-acesso.ts";
import { controleNaoFunciona } from "./concepts/controle-nao-funciona.ts";
import { corrente } from "./concepts/corrente.ts";
import { cremalheira } from "./concepts/cremalheira.ts";
import { criancas } from "./concepts/criancas.ts";
import { deslizante } from "./concepts/deslizante.ts";
import { disjuntorCai } from "./concepts/disjuntor-cai.ts";
import { dobradica } from "./concepts/dobradica.ts";
import { duasFolhas } from "./concepts/duas-folhas.ts";
import { embreagem } from "./concepts/embreagem.ts";
import { emergencia } from "./concepts/emergencia.ts";
import { energiaSolar } from "./concepts/energia-solar.ts";
import { engrenagem } from "./concepts/engrenagem.ts";
import { enrolar } from "./concepts/enrolar.ts";
import { entrega } from "./concepts/entrega.ts";
import { escola } from "./concepts/escola.ts";
import { esmagamento } from "./concepts/esmagamento.ts";
import { esquenta } from "./concepts/esquenta.ts";
import { estacionamento } from "./concepts/estacionamento.ts";
import { faltaDeEnergia } from "./concepts/falta-de-energia.ts";
import { fechadura } from "./concepts/fechadura.ts";
import { ferro } from "./concepts/ferro.ts";
import { ferrugem } from "./concepts/ferrugem.ts";
import { fimDeCurso } from "./concepts/fim-de-curso.ts";
import { fotocelula } from "./concepts/fotocelula.ts";
import { fuso } from "./concepts/fuso.ts";
import { galpao } from "./concepts/galpao.ts";
import { garantia } from "./concepts/garantia.ts";
import { garen } from "./concepts/garen.ts";
import { garenKdz } from "./concepts/garen-kdz.ts";
import { ggport } from "./concepts/ggport.ts";
import { guilhotina } from "./concepts/guilhotina.ts";
import { industria } from "./concepts/industria.ts";
import { instalacao } from "./concepts/instalacao.ts";
import { instalacaoEletrica } from "./concepts/instalacao-eletrica.ts";
import { intelbras } from "./concepts/intelbras.ts";
import { interfone } from "./concepts/interfone.ts";
import { invasao } from "./concepts/invasao.ts";
import { ipec } from "./concepts/ipec.ts";
import { jetflex } from "./concepts/jetflex.ts";
import { kit } from "./concepts/kit.ts";
import { lento } from "./concepts/lento.ts";
import { linearHcs } from "./concepts/linear-hcs.ts";
import { loja } from "./concepts/loja.ts";
import { lubrificacao } from "./concepts/lubrificacao.ts";
import { luzDeGaragem } from "./concepts/luz-de-garagem.ts";
import { madeira } from "./concepts/madeira.ts";
import { manutencao } from "./concepts/manutencao.ts";
import { medidas } from "./concepts/medidas.ts";
import { modelos } from "./concepts/modelos.ts";
import { moduloWifi } from "./concepts/modulo-wifi.ts";
import { mola } from "./concepts/mola.ts";
import { molhou } from "./concepts/molhou.ts";
import { motor } from "./concepts/motor.ts";
import { motorGiraENaoAnda } from "./concepts/motor-gira-e-nao-anda.ts";
import { naoAbre } from "./concepts/nao-abre.ts";
import { naoFecha } from "./concepts/nao-fecha.ts";
import { naoLiga } from "./concepts/nao-liga.ts";
import { nice } from "./concepts/nice.ts";
import { niceWil } from "./concepts/nice-wil.ts";
import { nobreak } from "./concepts/nobreak.ts";
import { normas } from "./concepts/normas.ts";
import { omegaport } from "./concepts/omegaport.ts";
import { orcamentoPorFoto } from "./concepts/orcamento-por-foto.ts";
import { outrasMarcas } from "./concepts/outras-marcas.ts";
import { paraNoMeio } from "./concepts/para-no-meio.ts";
import { parcelamento } from "./concepts/parcelamento.ts";
import { pecas } from "./concepts/pecas.ts";
import { peccinin } from "./concepts/peccinin.ts";
import { peccininGatter } from "./concepts/peccinin-gatter.ts";
import { pesado } from "./concepts/pesado.ts";
import { peso } from "./concepts/peso.ts";
import { pilha } from "./concepts/pilha.ts";
import { pintura } from "./concepts/pintura.ts";
import { pivotante } from "./concepts/pivotante.ts";
import { placa } from "./concepts/placa.ts";
import { portaoAutomatico } from "./concepts/portao-automatico.ts";
import { portaoEletronico } from "./concepts/portao-eletronico.ts";
import { portaoManual } from "./concepts/portao-manual.ts";
import { potencia } from "./concepts/potencia.ts";
import { ppa } from "./concepts/ppa.ts";
import { ppaBvHome } from "./concepts/ppa-bv-home.ts";
import { ppaDzHome } from "./concepts/ppa-dz-home.ts";
import { ppaDzRio } from "./concepts/ppa-dz-rio.ts";
import { ppaPenta } from "./concepts/ppa-penta.ts";
import { preco } from "./concepts/preco.ts";
import { predio } from "./concepts/predio.ts";
import { programacao } from "./concepts/programacao.ts";
import { protetorDeSurto } from "./concepts/protetor-de-surto.ts";
import { queimou } from "./concepts/queimou.ts";
import { raio } from "./concepts/raio.ts";
import { receptor } from "./concepts/receptor.ts";
import { redutor } from "./concepts/redutor.ts";
import { regulagem } from "./concepts/regulagem.ts";
import { rolamento } from "./concepts/rolamento.ts";
import { roldana } from "./concepts/roldana.ts";
import { rossi } from "./concepts/rossi.ts";
import { rossiDzNano } from "./concepts/rossi-dz-nano.ts";
import { rossiNkx } from "./concepts/rossi-nkx.ts";
import { seg } from "./concepts/seg.ts";
import { serralheria } from "./concepts/serralheria.ts";
import { sinaleiro } from "./concepts/sinaleiro.ts";
import { soDePerto } from "./concepts/so-de-perto.ts";
import { sobrado } from "./concepts/sobrado.ts";
import { social } from "./concepts/social.ts";
import { solda } from "./concepts/solda.ts";
import { speedy } from "./concepts/speedy.ts";
import { suporte } from "./concepts/suporte.ts";
import { tagVeicular } from "./concepts/tag-veicular.ts";
import { tecnico } from "./concepts/tecnico.ts";
import { tempoDeAbertura } from "./concepts/tempo-de-abertura.ts";
import { torto } from "./concepts/torto.ts";
import { trava } from "./concepts/trava.ts";
import { travadoComCarro } from "./concepts/travado-com-carro.ts";
import { treme } from "./concepts/treme.ts";
import { trilho } from "./concepts/trilho.ts";
import { troca } from "./concepts/troca.ts";
import { unisystem } from "./concepts/unisystem.ts";
import { usado } from "./concepts/usado.ts";
import { vedacao } from "./concepts/vedacao.ts";
import { vidaUtil } from "./concepts/vida-util.ts";
import { vidro } from "./concepts/vidro.ts";
import { visitaTecnica } from "./concepts/visita-tecnica.ts";
import { volta } from "./concepts/volta.ts";
import { voltagem } from "./concepts/voltagem.ts";
import { withMeanings } from "./meanings.ts";

export const wideConcepts: Concept[] = withMeanings([
  abreSozinho,
  acessibilidade,
  aco,
  agl,
  alarme,
  aluminio,
  animais,
  antena,
  articulado,
  automatizarManual,
  barulho,
  basculante,
  bateForte,
  batente,
  bateria,
  botoeira,
  braco,
  caboArrebentado,
  caboDeAco,
  caiuDoTrilho,
  came,
  camera,
  cancela,
  capacitor,
  casa,
  cercaEletrica,
  chacara,
  chaveDeDestravamento,
  choque,
  clonado,
  comercio,
  comparacaoDeMarcas,
  condominio,
  conserto,
  consumo,
  contrapeso,
  contrato,
  controle,
  controleDeAcesso,
  controleNaoFunciona,
  corrente,
  cremalheira,
  criancas,
  deslizante,
  disjuntorCai,
  dobradica,
  duasFolhas,
  embreagem,
  emergencia,
  energiaSolar,
  engrenagem,
  enrolar,
  entrega,
  escola,
  esmagamento,
  esquenta,
  estacionamento,
  faltaDeEnergia,
  fechadura,
  ferro,
  ferrugem,
  fimDeCurso,
  fotocelula,
  fuso,
  galpao,
  garantia,
  garen,
  garenKdz,
  ggport,
  guilhotina,
  industria,
  instalacao,
  instalacaoEletrica,
  intelbras,
  interfone,
  invasao,
  ipec,
  jetflex,
  kit,
  lento,
  linearHcs,
  loja,
  lubrificacao,
  luzDeGaragem,
  madeira,
  manutencao,
  medidas,
  modelos,
  moduloWifi,
  mola,
  molhou,
  motor,
  motorGiraENaoAnda,
  naoAbre,
  naoFecha,
  naoLiga,
  nice,
  niceWil,
  nobreak,
  normas,
  omegaport,
  orcamentoPorFoto,
  paraNoMeio,
  ...outrasMarcas,
  parcelamento,
  pecas,
  peccinin,
  peccininGatter,
  pesado,
  peso,
  pilha,
  pintura,
  pivotante,
  placa,
  portaoAutomatico,
  portaoEletronico,
  portaoManual,
  potencia,
  ppa,
  ppaBvHome,
  ppaDzHome,
  ppaDzRio,
  ppaPenta,
  preco,
  predio,
  programacao,
  protetorDeSurto,
  queimou,
  raio,
  receptor,
  redutor,
  regulagem,
  rolamento,
  roldana,
  rossi,
  rossiDzNano,
  rossiNkx,
  seg,
  serralheria,
  sinaleiro,
  soDePerto,
  sobrado,
  social,
  solda,
  speedy,
  suporte,
  tagVeicular,
  tecnico,
  tempoDeAbertura,
  torto,
  trava,
  travadoComCarro,
  treme,
  trilho,
  troca,
  unisystem,
  usado,
  vedacao,
  vidaUtil,
  vidro,
  visitaTecnica,
  volta,
  voltagem,
]);
