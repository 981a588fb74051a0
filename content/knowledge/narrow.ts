import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { withMeanings } from "./meanings.ts";
import { abreSozinho } from "./narrow/abre-sozinho.ts";
import { acessibilidade } from "./narrow/acessibilidade.ts";
import { acessoEMemoria } from "./narrow/acesso-e-memoria.ts";
import { acessoNoCondominio } from "./narrow/acesso-no-condominio.ts";
import { aco } from "./narrow/aco.ts";
import { agl } from "./narrow/agl.ts";
import { alarme } from "./narrow/alarme.ts";
import { alturaELanca } from "./narrow/altura-e-lanca.ts";
import { aluminio } from "./narrow/aluminio.ts";
import { animais } from "./narrow/animais.ts";
import { antena } from "./narrow/antena.ts";
import { antesDeMexer } from "./narrow/antes-de-mexer.ts";
import { assistenciaDeCadaModelo, consertoDeCentralPeloNome } from "./narrow/assistencia-de-cada-modelo.ts";
import { automatizarManual } from "./narrow/automatizar-manual.ts";
import { autonomiaECiclos } from "./narrow/autonomia-e-ciclos.ts";
import { avisosEAjustesDaCentral } from "./narrow/avisos-e-ajustes-da-central.ts";
import { barulho } from "./narrow/barulho.ts";
import { basculante } from "./narrow/basculante.ts";
import { batente } from "./narrow/batente.ts";
import { bateria } from "./narrow/bateria.ts";
import { botoeira } from "./narrow/botoeira.ts";
import { braco } from "./narrow/braco.ts";
import { buscasDeDuvida } from "./narrow/buscas-de-duvida.ts";
import { buscasDeEscolha } from "./narrow/buscas-de-escolha.ts";
import { buscasDeModelo } from "./narrow/buscas-de-modelo.ts";
import { buscasDeUso } from "./narrow/buscas-de-uso.ts";
import { buscasFrequentes } from "./narrow/buscas-frequentes.ts";
import { caboArrebentado } from "./narrow/cabo-arrebentado.ts";
import { caboDeAco } from "./narrow/cabo-de-aco.ts";
import { caiuDoTrilho } from "./narrow/caiu-do-trilho.ts";
import { cameDoFimDeCurso } from "./narrow/came-do-fim-de-curso.ts";
import { camera } from "./narrow/camera.ts";
import { cancela } from "./narrow/cancela.ts";
import { capacitor } from "./narrow/capacitor.ts";
import { capacitorPorValor } from "./narrow/capacitor-por-valor.ts";
import { casa } from "./narrow/casa.ts";
import { casaControle } from "./narrow/casa-controle.ts";
import { casaCuidados } from "./narrow/casa-cuidados.ts";
import { casaDuvidas } from "./narrow/casa-duvidas.ts";
import { casaEletrica } from "./narrow/casa-eletrica.ts";
import { casaEspera } from "./narrow/casa-espera.ts";
import { casaNormal } from "./narrow/casa-normal.ts";
import { casaPosso } from "./narrow/casa-posso.ts";
import { casaSintomas } from "./narrow/casa-sintomas.ts";
import { casoExato } from "./narrow/caso-exato.ts";
import { casoExatoServico } from "./narrow/caso-exato-servico.ts";
import { casosParticulares } from "./narrow/casos-particulares.ts";
import { cercaEletrica } from "./narrow/cerca-eletrica.ts";
import { chacara } from "./narrow/chacara.ts";
import { chaveDeDestravamento } from "./narrow/chave-de-destravamento.ts";
import { choque } from "./narrow/choque.ts";
import { circunstanciaQueDecide } from "./narrow/circunstancia-que-decide.ts";
import { clausulaPecaEPeso } from "./narrow/clausula-peca-e-peso.ts";
import { clonado } from "./narrow/clonado.ts";
import { codigoNoCondominio } from "./narrow/codigo-no-condominio.ts";
import { comercio } from "./narrow/comercio.ts";
import { comoEvitar } from "./narrow/como-evitar.ts";
import { comparacaoDeMarcas } from "./narrow/comparacao-de-marcas.ts";
import { compraComCondicao } from "./narrow/compra-com-condicao.ts";
import { compraConversao } from "./narrow/compra-conversao.ts";
import { compraDePortao } from "./narrow/compra-de-portao.ts";
import { compraDecidida } from "./narrow/compra-decidida.ts";
import { compraDuvidas } from "./narrow/compra-duvidas.ts";
import { compraMarcas } from "./narrow/compra-marcas.ts";
import { compraMedidas } from "./narrow/compra-medidas.ts";
import { compraPeloUso } from "./narrow/compra-pelo-uso.ts";
import { compraPerguntasDiretas } from "./narrow/compra-perguntas-diretas.ts";
import { compraRaras } from "./narrow/compra-raras.ts";
import { compraServico } from "./narrow/compra-servico.ts";
import { comprarEComparar } from "./narrow/comprar-e-comparar.ts";
import { condicoesDeCompra } from "./narrow/condicoes-de-compra.ts";
import { condominio } from "./narrow/condominio.ts";
import { conserto } from "./narrow/conserto.ts";
import { consumo } from "./narrow/consumo.ts";
import { contrapeso } from "./narrow/contrapeso.ts";
import { contrato } from "./narrow/contrato.ts";
import { controle } from "./narrow/controle.ts";
import { controleDeAcesso } from "./narrow/controle-de-acesso.ts";
import { controleETransmissor } from "./narrow/controle-e-transmissor.ts";
import { controleNaoFunciona } from "./narrow/controle-nao-funciona.ts";
import { controlePorTipoDePortao } from "./narrow/controle-por-tipo-de-portao.ts";
import { corrente } from "./narrow/corrente.ts";
import { costurasDeEscolha } from "./narrow/costuras-de-escolha.ts";
import { cremalheira } from "./narrow/cremalheira.ts";
import { criancas } from "./narrow/criancas.ts";
import { daLoja } from "./narrow/da-loja.ts";
import { decisoesETravas } from "./narrow/decisoes-e-travas.ts";
import { defeitosComuns } from "./narrow/defeitos-comuns.ts";
import { defeitosDeCadaMotor } from "./narrow/defeitos-de-cada-motor.ts";
import { desgasteEPancada } from "./narrow/desgaste-e-pancada.ts";
import { deslizante } from "./narrow/deslizante.ts";
import { disjuntorCai } from "./narrow/disjuntor-cai.ts";
import { dobradica } from "./narrow/dobradica.ts";
import { doisAssuntos } from "./narrow/dois-assuntos.ts";
import { drEInversor } from "./narrow/dr-e-inversor.ts";
import { duasFolhas } from "./narrow/duas-folhas.ts";
import { duasMarcas } from "./narrow/duas-marcas.ts";
import { duvidasDePreco } from "./narrow/duvidas-de-preco.ts";
import { duvidasDeUso } from "./narrow/duvidas-de-uso.ts";
import { duvidasNaGaragem } from "./narrow/duvidas-na-garagem.ts";
import { eletricaEmPoucasPalavras } from "./narrow/eletrica-em-poucas-palavras.ts";
import { eletricaPeloNome } from "./narrow/eletrica-pelo-nome.ts";
import { eletronicaEAcesso } from "./narrow/eletronica-e-acesso.ts";
import { empresaBuscas } from "./narrow/empresa-buscas.ts";
import { empresaCancelaEEnrolar } from "./narrow/empresa-cancela-e-enrolar.ts";
import { empresaCondominio } from "./narrow/empresa-condominio.ts";
import { empresaDePortao } from "./narrow/empresa-de-portao.ts";
import { empresaEntradasEVaos } from "./narrow/empresa-entradas-e-vaos.ts";
import { empresaLojaEGalpao } from "./narrow/empresa-loja-e-galpao.ts";
import { empresaObraELigacao } from "./narrow/empresa-obra-e-ligacao.ts";
import { empresaObraEProjeto } from "./narrow/empresa-obra-e-projeto.ts";
import { empresaRegrasECustos } from "./narrow/empresa-regras-e-custos.ts";
import { energiaSolar } from "./narrow/energia-solar.ts";
import { engrenagem } from "./narrow/engrenagem.ts";
import { enrolar } from "./narrow/enrolar.ts";
import { entradaEVisitas } from "./narrow/entrada-e-visitas.ts";
import { entreDuasOpcoes } from "./narrow/entre-duas-opcoes.ts";
import { escola } from "./narrow/escola.ts";
import { escolhaComNumero } from "./narrow/escolha-com-numero.ts";
import { escolhaPeloCaso } from "./narrow/escolha-pelo-caso.ts";
import { escolhasDeCompra } from "./narrow/escolhas-de-compra.ts";
import { escolhasEmPoucasPalavras } from "./narrow/escolhas-em-poucas-palavras.ts";
import { esmagamento } from "./narrow/esmagamento.ts";
import { esquenta } from "./narrow/esquenta.ts";
import { estacionamento } from "./narrow/estacionamento.ts";
import { fachadaEFaltaDeFase } from "./narrow/fachada-e-falta-de-fase.ts";
import { falhasDeAcessorios } from "./narrow/falhas-de-acessorios.ts";
import { faltaDeEnergia } from "./narrow/falta-de-energia.ts";
import { fechadura } from "./narrow/fechadura.ts";
import { fechaduraComMotor } from "./narrow/fechadura-com-motor.ts";
import { fechamentoPorHorario } from "./narrow/fechamento-por-horario.ts";
import { ferro } from "./narrow/ferro.ts";
import { ferrugem } from "./narrow/ferrugem.ts";
import { fichaPecaECondicao } from "./narrow/ficha-peca-e-condicao.ts";
import { fimDeCurso } from "./narrow/fim-de-curso.ts";
import { folhaEEsforco } from "./narrow/folha-e-esforco.ts";
import { folhaSemEquilibrio } from "./narrow/folha-sem-equilibrio.ts";
import { folhaSoltaEMotorParado } from "./narrow/folha-solta-e-motor-parado.ts";
import { forcaEletronica } from "./narrow/forca-eletronica.ts";
import { fotocelula } from "./narrow/fotocelula.ts";
import { fuso } from "./narrow/fuso.ts";
import { galpao } from "./narrow/galpao.ts";
import { garantia } from "./narrow/garantia.ts";
import { garen } from "./narrow/garen.ts";
import { ggport } from "./narrow/ggport.ts";
import { guiasDeEscolhaECuidado } from "./narrow/guias-de-escolha-e-cuidado.ts";
import { guiasDeQuemCuida } from "./narrow/guias-de-quem-cuida.ts";
import { guiasEListas } from "./narrow/guias-e-listas.ts";
import { guilhotina } from "./narrow/guilhotina.ts";
import { horasDeInstalacao } from "./narrow/horas-de-instalacao.ts";
import { industria } from "./narrow/industria.ts";
import { instalacao } from "./narrow/instalacao.ts";
import { instalacaoDeCadaMarca } from "./narrow/instalacao-de-cada-marca.ts";
import { instalacaoDeCadaModelo } from "./narrow/instalacao-de-cada-modelo.ts";
import { instalacaoEletrica } from "./narrow/instalacao-eletrica.ts";
import { instalarPorConta } from "./narrow/instalar-por-conta.ts";
import { intelbras } from "./narrow/intelbras.ts";
import { interfone } from "./narrow/interfone.ts";
import { interfoneDeMarca } from "./narrow/interfone-de-marca.ts";
import { invasao } from "./narrow/invasao.ts";
import { invasorECodigo } from "./narrow/invasor-e-codigo.ts";
import { jetflex } from "./narrow/jetflex.ts";
import { juntoCom } from "./narrow/junto-com.ts";
import { kit } from "./narrow/kit.ts";
import { kitsDePecas } from "./narrow/kits-de-pecas.ts";
import { leiEVizinhos } from "./narrow/lei-e-vizinhos.ts";
import { lento } from "./narrow/lento.ts";
import { ligarEMedir } from "./narrow/ligar-e-medir.ts";
import { lubrificacao } from "./narrow/lubrificacao.ts";
import { luzDeGaragem } from "./narrow/luz-de-garagem.ts";
import { luzEManual } from "./narrow/luz-e-manual.ts";
import { madeira } from "./narrow/madeira.ts";
import { maisDigitadas } from "./narrow/mais-digitadas.ts";
import { manutencao } from "./narrow/manutencao.ts";
import { marcaESerralheria } from "./narrow/marca-e-serralheria.ts";
import { marcaPelaMedida } from "./narrow/marca-pela-medida.ts";
import { marcasComoFazerControle } from "./narrow/marcas-como-fazer-controle.ts";
import { marcasComoFazerEscolha } from "./narrow/marcas-como-fazer-escolha.ts";
import { marcasComoFazerModelos } from "./narrow/marcas-como-fazer-modelos.ts";
import { marcasComoFazerPlaca } from "./narrow/marcas-como-fazer-placa.ts";
import { marcasComoFazerServico } from "./narrow/marcas-como-fazer-servico.ts";
import { marcasComoFazerUso } from "./narrow/marcas-como-fazer-uso.ts";
import { marcasDuvidasCurtas } from "./narrow/marcas-duvidas-curtas.ts";
import { marcasEmPoucasPalavras } from "./narrow/marcas-em-poucas-palavras.ts";
import { marcasPecasESinais } from "./narrow/marcas-pecas-e-sinais.ts";
import { marcasPeloPedido } from "./narrow/marcas-pelo-pedido.ts";
import { mecanicaDoMotor } from "./narrow/mecanica-do-motor.ts";
import { medidaTempoEFrequencia } from "./narrow/medida-tempo-e-frequencia.ts";
import { medidas } from "./narrow/medidas.ts";
import { medirPesarESoltar } from "./narrow/medir-pesar-e-soltar.ts";
import { mesmoDepois } from "./narrow/mesmo-depois.ts";
import { modeloDaPropriaMarca } from "./narrow/modelo-da-propria-marca.ts";
import { modeloDeCadaMarca } from "./narrow/modelo-de-cada-marca.ts";
import { modelos } from "./narrow/modelos.ts";
import { modelosDePortao } from "./narrow/modelos-de-portao.ts";
import { modernizarEProjetar } from "./narrow/modernizar-e-projetar.ts";
import { moduloWifi } from "./narrow/modulo-wifi.ts";
import { mola } from "./narrow/mola.ts";
import { molhou } from "./narrow/molhou.ts";
import { montarETrocar } from "./narrow/montar-e-trocar.ts";
import { moradoresEVeiculos } from "./narrow/moradores-e-veiculos.ts";
import { motor } from "./narrow/motor.ts";
import { motorParaOUso } from "./narrow/motor-para-o-uso.ts";
import { motorPrecoNaEmpresa } from "./narrow/motor-preco-na-empresa.ts";
import { motorSubmerso } from "./narrow/motor-submerso.ts";
import { naoAbre } from "./narrow/nao-abre.ts";
import { naoFecha } from "./narrow/nao-fecha.ts";
import { naoLiga } from "./narrow/nao-liga.ts";
import { negocios } from "./narrow/negocios.ts";
import { nice } from "./narrow/nice.ts";
import { nobreak } from "./narrow/nobreak.ts";
import { nomeEDesejo } from "./narrow/nome-e-desejo.ts";
import { normas } from "./narrow/normas.ts";
import { numeroQueDecide } from "./narrow/numero-que-decide.ts";
import { numerosDoMotor } from "./narrow/numeros-do-motor.ts";
import { oQueE } from "./narrow/o-que-e.ts";
import { obraENormaEuropeia } from "./narrow/obra-e-norma-europeia.ts";
import { omegaport } from "./narrow/omegaport.ts";
import { ondeQuandoEQuem } from "./narrow/onde-quando-e-quem.ts";
import { orcamentoPorFoto } from "./narrow/orcamento-por-foto.ts";
import { pagamentoEReclamacao } from "./narrow/pagamento-e-reclamacao.ts";
import { palavraQueMudaAResposta } from "./narrow/palavra-que-muda-a-resposta.ts";
import { paraNoMeio } from "./narrow/para-no-meio.ts";
import { parcelamento } from "./narrow/parcelamento.ts";
import { passagemEVaga } from "./narrow/passagem-e-vaga.ts";
import { pecas } from "./narrow/pecas.ts";
import { pecasComMedida } from "./narrow/pecas-com-medida.ts";
import { pecasComMedidaAcessorios } from "./narrow/pecas-com-medida-acessorios.ts";
import { pecasDeCadaMarca } from "./narrow/pecas-de-cada-marca.ts";
import { pecasEEntradasPeloNome } from "./narrow/pecas-e-entradas-pelo-nome.ts";
import { pecasEmCasaAcessorios } from "./narrow/pecas-em-casa-acessorios.ts";
import { pecasEmCasaDaFolha } from "./narrow/pecas-em-casa-da-folha.ts";
import { pecasEmCasaDoMotor } from "./narrow/pecas-em-casa-do-motor.ts";
import { pecasMenores } from "./narrow/pecas-menores.ts";
import { pecasOndeFicam } from "./narrow/pecas-onde-ficam.ts";
import { pecasPelaPalavra } from "./narrow/pecas-pela-palavra.ts";
import { pecasPeloCaso } from "./narrow/pecas-pelo-caso.ts";
import { pecasPeloDetalhe } from "./narrow/pecas-pelo-detalhe.ts";
import { pecasPeloNome } from "./narrow/pecas-pelo-nome.ts";
import { pecasPorMarca } from "./narrow/pecas-por-marca.ts";
import { peccinin } from "./narrow/peccinin.ts";
import { peccininGatter } from "./narrow/peccinin-gatter.ts";
import { pedidoComPrazo } from "./narrow/pedido-com-prazo.ts";
import { pedidosDeCadaMarca } from "./narrow/pedidos-de-cada-marca.ts";
import { pedidosDeDoisNomes } from "./narrow/pedidos-de-dois-nomes.ts";
import { perguntaInteira } from "./narrow/pergunta-inteira.ts";
import { perguntaInteiraCompra } from "./narrow/pergunta-inteira-compra.ts";
import { perguntaInteiraCuidado } from "./narrow/pergunta-inteira-cuidado.ts";
import { perguntaInteiraServico } from "./narrow/pergunta-inteira-servico.ts";
import { perguntaInteiraUso } from "./narrow/pergunta-inteira-uso.ts";
import { perguntaMaisEstreita } from "./narrow/pergunta-mais-estreita.ts";
import { perguntasExatas } from "./narrow/perguntas-exatas.ts";
import { pesado } from "./narrow/pesado.ts";
import { peso } from "./narrow/peso.ts";
import { pilha } from "./narrow/pilha.ts";
import { pintura } from "./narrow/pintura.ts";
import { pivotante } from "./narrow/pivotante.ts";
import { placa } from "./narrow/placa.ts";
import { placaDeMarcaMenor } from "./narrow/placa-de-marca-menor.ts";
import { placasETensao } from "./narrow/placas-e-tensao.ts";
import { portaoAutomatico } from "./narrow/portao-automatico.ts";
import { portariaEAcesso } from "./narrow/portaria-e-acesso.ts";
import { potencia } from "./narrow/potencia.ts";
import { ppa } from "./narrow/ppa.ts";
import { ppaPenta } from "./narrow/ppa-penta.ts";
import { preco } from "./narrow/preco.ts";
import { precoDeCadaMotor } from "./narrow/preco-de-cada-motor.ts";
import { precoPeloAparelho } from "./narrow/preco-pelo-aparelho.ts";
import { precosEPecasAcessorios } from "./narrow/precos-e-pecas-acessorios.ts";
import { precosEPecasDaFolha } from "./narrow/precos-e-pecas-da-folha.ts";
import { precosEPecasDoMotor } from "./narrow/precos-e-pecas-do-motor.ts";
import { precosEPecasDuvidas } from "./narrow/precos-e-pecas-duvidas.ts";
import { precosEPecasEscolhas } from "./narrow/precos-e-pecas-escolhas.ts";
import { precosEPecasLoja } from "./narrow/precos-e-pecas-loja.ts";
import { precosEPecasNumeros } from "./narrow/precos-e-pecas-numeros.ts";
import { precosEPecasPublico } from "./narrow/precos-e-pecas-publico.ts";
import { precosEPecasQualDosDois } from "./narrow/precos-e-pecas-qual-dos-dois.ts";
import { predio } from "./narrow/predio.ts";
import { programacao } from "./narrow/programacao.ts";
import { protetorDeSurto } from "./narrow/protetor-de-surto.ts";
import { qualPortao } from "./narrow/qual-portao.ts";
import { quandoAcontece } from "./narrow/quando-acontece.ts";
import { queimou } from "./narrow/queimou.ts";
import { quemContrata } from "./narrow/quem-contrata.ts";
import { quemEstaNoPortao } from "./narrow/quem-esta-no-portao.ts";
import { quemFaz } from "./narrow/quem-faz.ts";
import { quemQuantoEQual } from "./narrow/quem-quanto-e-qual.ts";
import { quilosDeCadaMotor } from "./narrow/quilos-de-cada-motor.ts";
import { raio } from "./narrow/raio.ts";
import { receptor } from "./narrow/receptor.ts";
import { redutor } from "./narrow/redutor.ts";
import { regrasDoCondominio } from "./narrow/regras-do-condominio.ts";
import { regulagem } from "./narrow/regulagem.ts";
import { riscoNaPassagem } from "./narrow/risco-na-passagem.ts";
import { rolamento } from "./narrow/rolamento.ts";
import { roldana } from "./narrow/roldana.ts";
import { rossi } from "./narrow/rossi.ts";
import { seg } from "./narrow/seg.ts";
import { segurancaDeQuemMora } from "./narrow/seguranca-de-quem-mora.ts";
import { sensoresEPecasGastas } from "./narrow/sensores-e-pecas-gastas.ts";
import { sentidoDeAbertura } from "./narrow/sentido-de-abertura.ts";
import { servicoEValor } from "./narrow/servico-e-valor.ts";
import { servicoNaHoraCerta } from "./narrow/servico-na-hora-certa.ts";
import { servicosECompras } from "./narrow/servicos-e-compras.ts";
import { sinaisDeMemoria } from "./narrow/sinais-de-memoria.ts";
import { sinaisDeMovimento } from "./narrow/sinais-de-movimento.ts";
import { sinaisDeParada } from "./narrow/sinais-de-parada.ts";
import { sinaisDeRisco } from "./narrow/sinais-de-risco.ts";
import { sinaleiro } from "./narrow/sinaleiro.ts";
import { sintomasDoDia } from "./narrow/sintomas-do-dia.ts";
import { sintomasPorPortaoBasculante } from "./narrow/sintomas-por-portao-basculante.ts";
import { sintomasPorPortaoBasculanteParado } from "./narrow/sintomas-por-portao-basculante-parado.ts";
import { sintomasPorPortaoCircunstancia } from "./narrow/sintomas-por-portao-circunstancia.ts";
import { sintomasPorPortaoCorrer } from "./narrow/sintomas-por-portao-correr.ts";
import { sintomasPorPortaoDuvidas } from "./narrow/sintomas-por-portao-duvidas.ts";
import { sintomasPorPortaoEnrolar } from "./narrow/sintomas-por-portao-enrolar.ts";
import { sintomasPorPortaoPivotante } from "./narrow/sintomas-por-portao-pivotante.ts";
import { sintomasPorPortaoPivotanteCuidado } from "./narrow/sintomas-por-portao-pivotante-cuidado.ts";
import { sintomasPorPortaoPivotanteParado } from "./narrow/sintomas-por-portao-pivotante-parado.ts";
import { sintomasPorPortaoVarios } from "./narrow/sintomas-por-portao-varios.ts";
import { soDePerto } from "./narrow/so-de-perto.ts";
import { sobrado } from "./narrow/sobrado.ts";
import { social } from "./narrow/social.ts";
import { solda } from "./narrow/solda.ts";
import { suporte } from "./narrow/suporte.ts";
import { tagVeicular } from "./narrow/tag-veicular.ts";
import { tecnico } from "./narrow/tecnico.ts";
import { tempoDeAbertura } from "./narrow/tempo-de-abertura.ts";
import { torto } from "./narrow/torto.ts";
import { trava } from "./narrow/trava.ts";
import { treme } from "./narrow/treme.ts";
import { trilho } from "./narrow/trilho.ts";
import { troca } from "./narrow/troca.ts";
import { trocaPlanoEOrcamento } from "./narrow/troca-plano-e-orcamento.ts";
import { umaPalavraDecide } from "./narrow/uma-palavra-decide.ts";
import { umaPalavraDecideAjuste } from "./narrow/uma-palavra-decide-ajuste.ts";
import { umaPalavraDecideCompra } from "./narrow/uma-palavra-decide-compra.ts";
import { umaPalavraDecideQuemEQuando } from "./narrow/uma-palavra-decide-quem-e-quando.ts";
import { umaPalavraDecideServico } from "./narrow/uma-palavra-decide-servico.ts";
import { umaPalavraDecideUso } from "./narrow/uma-palavra-decide-uso.ts";
import { unisystem } from "./narrow/unisystem.ts";
import { usado } from "./narrow/usado.ts";
import { usoESituacao } from "./narrow/uso-e-situacao.ts";
import { valorEDireito } from "./narrow/valor-e-direito.ts";
import { valoresMaoDeObra } from "./narrow/valores-mao-de-obra.ts";
import { valoresMotorEPecas } from "./narrow/valores-motor-e-pecas.ts";
import { vedacao } from "./narrow/vedacao.ts";
import { ventoNaFolha } from "./narrow/vento-na-folha.ts";
import { vidaUtil } from "./narrow/vida-util.ts";
import { visitaNoCondominio } from "./narrow/visita-no-condominio.ts";
import { visitaTecnica } from "./narrow/visita-tecnica.ts";
import { vivaVoz } from "./narrow/viva-voz.ts";
import { volta } from "./narrow/volta.ts";
import { voltagem } from "./narrow/voltagem.ts";
import { zeladorEVisita } from "./narrow/zelador-e-visita.ts";

const lists: NarrowConcept[] = [
  ...abreSozinho,
  ...acessibilidade,
  ...aco,
  ...agl,
  ...alarme,
  ...assistenciaDeCadaModelo,
  ...instalacaoDeCadaModelo,
  ...consertoDeCentralPeloNome,
  ...aluminio,
  ...animais,
  ...antena,
  ...automatizarManual,
  ...barulho,
  ...basculante,
  ...bateria,
  ...botoeira,
  ...braco,
  ...buscasDeDuvida,
  ...buscasDeEscolha,
  ...buscasDeModelo,
  ...buscasDeUso,
  ...caboArrebentado,
  ...caboDeAco,
  ...caiuDoTrilho,
  ...camera,
  ...cancela,
  ...capacitor,
  ...capacitorPorValor,
  ...casa,
  ...casaEspera,
  ...casaEletrica,
  ...casaNormal,
  ...casaPosso,
  ...casaControle,
  ...casaDuvidas,
  ...casaCuidados,
  ...casaSintomas,
  ...perguntaMaisEstreita,
  ...antesDeMexer,
  ...servicoNaHoraCerta,
  ...segurancaDeQuemMora,
  ...pecasMenores,
  ...cercaEletrica,
  ...chacara,
  ...chaveDeDestravamento,
  ...choque,
  ...clonado,
  ...comercio,
  ...comparacaoDeMarcas,
  ...compraConversao,
  ...compraDuvidas,
  ...compraMarcas,
  ...compraMedidas,
  ...compraRaras,
  ...compraServico,
  ...comprarEComparar,
  ...condominio,
  ...conserto,
  ...consumo,
  ...contrapeso,
  ...contrato,
  ...controle,
  ...controleDeAcesso,
  ...controleNaoFunciona,
  ...corrente,
  ...costurasDeEscolha,
  ...cremalheira,
  ...criancas,
  ...deslizante,
  ...disjuntorCai,
  ...dobradica,
  ...duasFolhas,
  ...duvidasDeUso,
  ...energiaSolar,
  ...engrenagem,
  ...enrolar,
  ...escola,
  ...esmagamento,
  ...esquenta,
  ...estacionamento,
  ...faltaDeEnergia,
  ...fechadura,
  ...ferro,
  ...ferrugem,
  ...fimDeCurso,
  ...fotocelula,
  ...fuso,
  ...galpao,
  ...garantia,
  ...garen,
  ...ggport,
  ...guiasDeEscolhaECuidado,
  ...guiasDeQuemCuida,
  ...guiasEListas,
  ...guilhotina,
  ...industria,
  ...instalacao,
  ...instalacaoEletrica,
  ...intelbras,
  ...interfone,
  ...invasao,
  ...jetflex,
  ...kit,
  ...kitsDePecas,
  ...lento,
  ...lubrificacao,
  ...luzDeGaragem,
  ...madeira,
  ...manutencao,
  ...medidas,
  ...interfoneDeMarca,
  ...modelosDePortao,
  ...modelos,
  ...moduloWifi,
  ...mola,
  ...molhou,
  ...motor,
  ...naoAbre,
  ...naoFecha,
  ...naoLiga,
  ...nice,
  ...nobreak,
  ...normas,
  ...omegaport,
  ...orcamentoPorFoto,
  ...paraNoMeio,
  ...parcelamento,
  ...pecas,
  ...pecasPeloNome,
  ...pecasPeloDetalhe,
  ...pecasPeloCaso,
  ...pecasComMedida,
  ...pecasComMedidaAcessorios,
  ...pecasPelaPalavra,
  ...pedidosDeDoisNomes,
  ...pecasOndeFicam,
  ...peccinin,
  ...pesado,
  ...peso,
  ...pilha,
  ...pivotante,
  ...placa,
  ...portaoAutomatico,
  ...potencia,
  ...ppa,
  ...preco,
  ...predio,
  ...programacao,
  ...protetorDeSurto,
  ...queimou,
  ...raio,
  ...receptor,
  ...redutor,
  ...regulagem,
  ...rolamento,
  ...roldana,
  ...rossi,
  ...seg,
  ...sinaleiro,
  ...soDePerto,
  ...sobrado,
  ...social,
  ...solda,
  ...suporte,
  ...tagVeicular,
  ...tecnico,
  ...tempoDeAbertura,
  ...torto,
  ...trava,
  ...treme,
  ...trilho,
  ...troca,
  ...umaPalavraDecide,
  ...umaPalavraDecideAjuste,
  ...umaPalavraDecideCompra,
  ...umaPalavraDecideQuemEQuando,
  ...umaPalavraDecideServico,
  ...clausulaPecaEPeso,
  ...fichaPecaECondicao,
  ...umaPalavraDecideUso,
  ...unisystem,
  ...usado,
  ...pecasDeCadaMarca,
  ...pecasPorMarca,
  ...pecasEEntradasPeloNome,
  ...vedacao,
  ...vidaUtil,
  ...visitaTecnica,
  ...volta,
  ...voltagem,
  ...batente,
  ...acessoEMemoria,
  ...regrasDoCondominio,
  ...leiEVizinhos,
  ...negocios,
  ...pagamentoEReclamacao,
  ...entradaEVisitas,
  ...peccininGatter,
  ...pintura,
  ...ppaPenta,
  ...folhaSemEquilibrio,
  ...luzEManual,
  ...ligarEMedir,
  ...escolhaComNumero,
  ...moradoresEVeiculos,
  ...precoPeloAparelho,
  ...montarETrocar,
  ...servicoEValor,
  ...empresaBuscas,
  ...empresaCondominio,
  ...empresaLojaEGalpao,
  ...empresaObraEProjeto,
  ...empresaCancelaEEnrolar,
  ...empresaObraELigacao,
  ...empresaRegrasECustos,
  ...empresaDePortao,
  ...empresaEntradasEVaos,
  ...valoresMaoDeObra,
  ...valoresMotorEPecas,
  ...sinaisDeMemoria,
  ...sinaisDeMovimento,
  ...sinaisDeParada,
  ...sintomasPorPortaoCorrer,
  ...sintomasPorPortaoPivotante,
  ...sintomasPorPortaoPivotanteCuidado,
  ...sintomasPorPortaoPivotanteParado,
  ...sintomasPorPortaoBasculante,
  ...sintomasPorPortaoBasculanteParado,
  ...sintomasPorPortaoEnrolar,
  ...sintomasPorPortaoVarios,
  ...sintomasPorPortaoDuvidas,
  ...sintomasPorPortaoCircunstancia,
  ...precosEPecasDoMotor,
  ...precosEPecasDaFolha,
  ...precosEPecasAcessorios,
  ...precosEPecasEscolhas,
  ...precosEPecasLoja,
  ...precosEPecasPublico,
  ...precosEPecasNumeros,
  ...precosEPecasDuvidas,
  ...marcasComoFazerControle,
  ...marcasComoFazerEscolha,
  ...marcasComoFazerModelos,
  ...marcasComoFazerPlaca,
  ...marcasComoFazerServico,
  ...marcasComoFazerUso,
  ...doisAssuntos,
  ...buscasFrequentes,
  ...maisDigitadas,
  ...precosEPecasQualDosDois,
  ...pecasEmCasaDoMotor,
  ...pecasEmCasaDaFolha,
  ...pecasEmCasaAcessorios,
  ...duvidasNaGaragem,
  ...defeitosComuns,
  ...sintomasDoDia,
  ...duasMarcas,
  ...cameDoFimDeCurso,
  ...controlePorTipoDePortao,
  ...placasETensao,
  ...daLoja,
  ...pedidosDeCadaMarca,
  ...servicosECompras,
  ...escolhasDeCompra,
  ...modeloDaPropriaMarca,
  ...ondeQuandoEQuem,
  ...qualPortao,
  ...compraPerguntasDiretas,
  ...compraPeloUso,
  ...motorPrecoNaEmpresa,
  ...mesmoDepois,
  ...falhasDeAcessorios,
  ...sinaisDeRisco,
  ...juntoCom,
  ...quemFaz,
  ...compraDePortao,
  ...decisoesETravas,
  ...quandoAcontece,
  ...quemQuantoEQual,
  ...escolhaPeloCaso,
  ...perguntaInteira,
  ...perguntaInteiraUso,
  ...perguntaInteiraCuidado,
  ...perguntaInteiraServico,
  ...perguntaInteiraCompra,
  ...compraDecidida,
  ...valorEDireito,
  ...casosParticulares,
  ...marcasPecasESinais,
  ...sensoresEPecasGastas,
  ...mecanicaDoMotor,
  ...folhaSoltaEMotorParado,
  ...riscoNaPassagem,
  ...invasorECodigo,
  ...autonomiaECiclos,
  ...folhaEEsforco,
  ...fechamentoPorHorario,
  ...forcaEletronica,
  ...instalarPorConta,
  ...ventoNaFolha,
  ...medidaTempoEFrequencia,
  ...codigoNoCondominio,
  ...fechaduraComMotor,
  ...drEInversor,
  ...zeladorEVisita,
  ...numeroQueDecide,
  ...numerosDoMotor,
  ...horasDeInstalacao,
  ...motorSubmerso,
  ...sentidoDeAbertura,
  ...condicoesDeCompra,
  ...modernizarEProjetar,
  ...quemContrata,
  ...comoEvitar,
  ...compraComCondicao,
  ...trocaPlanoEOrcamento,
  ...portariaEAcesso,
  ...motorParaOUso,
  ...marcaESerralheria,
  ...controleETransmissor,
  ...desgasteEPancada,
  ...avisosEAjustesDaCentral,
  ...perguntasExatas,
  ...passagemEVaga,
  ...usoESituacao,
  ...visitaNoCondominio,
  ...quemEstaNoPortao,
  ...medirPesarESoltar,
  ...circunstanciaQueDecide,
  ...palavraQueMudaAResposta,
  ...pedidoComPrazo,
  ...entreDuasOpcoes,
  ...casoExato,
  ...casoExatoServico,
  ...marcasEmPoucasPalavras,
  ...escolhasEmPoucasPalavras,
  ...eletricaPeloNome,
  ...eletronicaEAcesso,
  ...eletricaEmPoucasPalavras,
  ...oQueE,
  ...duvidasDePreco,
  ...vivaVoz,
  ...defeitosDeCadaMotor,
  ...modeloDeCadaMarca,
  ...quilosDeCadaMotor,
  ...marcasDuvidasCurtas,
  ...marcaPelaMedida,
  ...marcasPeloPedido,
  ...precoDeCadaMotor,
  ...instalacaoDeCadaMarca,
  ...placaDeMarcaMenor,
  ...nomeEDesejo,
  ...acessoNoCondominio,
  ...obraENormaEuropeia,
  ...fachadaEFaltaDeFase,
  ...alturaELanca,
];

/** Questions that have an answer of their own, by the wider concept. */
export const narrowConcepts: NarrowConcept[] = withMeanings(lists);
