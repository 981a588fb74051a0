import { invitationDays, passwordLength } from "#domain/accounts.ts";
import { firstDay, longestPeriod } from "#domain/contact-period.ts";
import type { ErrorCode, ErrorDetails, ErrorInfo } from "#domain/errors.ts";
import { photoLimits } from "#domain/photos.ts";
import { sheetLimits } from "#domain/sheet/sheet.ts";
import { listStateCells } from "./page-state-words.ts";

type Words = string | ((details: ErrorDetails) => string);

type ErrorEntry = {
  /** What an HTTP answer says of it. */
  status: number;
  text: Words;
  /** Above the text, where there is room for a heading. */
  title?: Words;
};

export const unknownError = "Erro desconhecido";

/** On every error screen; the log and the panel show the same. */
export const sayReference = (requestId: string) => `Código para o técnico: ${requestId}`;

const checkFirst = "Confira antes";
const alreadyGone = "Ela já não estava na lista. Atualize a lista";

/** Everything that can go wrong by the rules: its code, its HTTP status and what a person reads. */
const errors: Record<ErrorCode, ErrorEntry> = {
  "duplicate-slug": { status: 409, text: ({ slug }) => `Já existe uma página com o slug: ${slug}` },
  "empty-slug": { status: 400, text: "O título precisa ter letras ou números para formar o endereço da página." },
  "empty-title": { status: 400, text: "Por favor, insira pelo menos um título." },
  "title-too-long": { status: 400, text: ({ limit }) => `O título é longo demais: o limite é de ${limit} caracteres.` },
  "empty-content": { status: 400, text: "É necessário gerar conteúdo antes de salvar a página." },
  "content-too-long": {
    status: 400,
    text: ({ limit }) => `O conteúdo é longo demais: o limite é de ${limit} caracteres.`,
  },
  "wrong-figure": {
    status: 409,
    title: "Página não publicada",
    text: ({ found }) =>
      `O texto cita um valor, uma garantia ou um telefone que não é nosso: “${found}”. Corrija a frase ou gere outro texto.`,
  },
  "deletion-refused": { status: 404, title: "Erro ao excluir", text: "Não foi possível excluir a página" },
  "deletion-failed": { status: 500, title: "Erro ao excluir", text: "Ocorreu um erro ao excluir a página" },
  "publishing-failed": {
    status: 500,
    title: "Erro ao publicar",
    text: "Nada foi publicado. Tente de novo em instantes",
  },
  "predefined-failed": {
    status: 500,
    title: "Erro na criação em lote",
    text: "Ocorreu um erro durante a criação das páginas.",
  },
  "preview-failed": { status: 500, title: "Erro ao gerar conteúdo", text: "Erro ao gerar conteúdo" },
  "filter-unnamed": { status: 400, title: "Filtro sem nome", text: "Dê um nome de até 60 letras ao filtro" },
  "none-marked": { status: 400, title: "Nenhuma página marcada", text: "Marque as páginas e tente de novo." },
  "none-marked-in-list": {
    status: 400,
    title: "Nenhuma página marcada",
    text: "Marque as páginas que quer excluir",
  },
  "not-in-list": { status: 404, title: "Erro ao excluir página", text: alreadyGone },
  "not-in-list-to-publish": { status: 404, title: "Erro ao publicar", text: alreadyGone },
  "not-in-bin": {
    status: 404,
    title: "Nada mudou",
    text: "A página já não estava na lixeira. Alguém pode ter trazido ela de volta.",
  },
  "list-deletion-failed": {
    status: 500,
    title: "Erro ao excluir página",
    text: "Nada foi excluído. Tente de novo em instantes",
  },
  "redirect-gone": {
    status: 404,
    title: "Nada mudou",
    text: "Este redirecionamento já não existia. Atualize a lista.",
  },
  "page-missing": {
    status: 404,
    title: "Página não encontrada",
    text: "Esta página não existe mais. Veja na lixeira se alguém a excluiu.",
  },
  "page-changed": {
    status: 409,
    title: "Outra pessoa salvou antes",
    text: "A página mudou depois que você a abriu. Compare as duas versões e salve de novo.",
  },
  "page-in-past": {
    status: 400,
    title: "Data no passado",
    text: "Escolha um dia e uma hora que ainda não passaram.",
  },
  "redirect-loop": {
    status: 409,
    title: "O endereço voltaria para ele mesmo",
    text: ({ from, to }) => `De ${from} para ${to} o visitante andaria em círculo. Escolha outra página.`,
  },
  "redirect-invalid": {
    status: 400,
    text: "Digite um endereço deste site, que começa com uma barra: /links-uteis/nome-da-pagina",
  },
  "redirect-target-invalid": {
    status: 400,
    text: "Digite o endereço de uma página deste site, que começa com uma barra: /guia-completo",
  },
  "redirect-taken": {
    status: 409,
    text: ({ from }) => `Em ${from} existe uma página. Despublique ou mude o endereço dela antes.`,
  },
  "redirect-target-missing": {
    status: 400,
    text: ({ to }) => `Não existe página publicada em ${to}. Escolha um endereço que abre.`,
  },
  "merge-into-hidden": {
    status: 409,
    title: "A página que fica não está publicada",
    text: "Quem visitasse a outra não acharia nada. Publique antes a página que fica, ou escolha a outra.",
  },
  "address-redirected": {
    status: 409,
    text: ({ from, to }) => `O endereço ${from} já leva para ${to}. Escolha outro ou apague esse redirecionamento.`,
  },
  "place-unknown": { status: 400, text: "Escolha um bairro ou uma cidade da lista." },
  "field-too-long": { status: 400, text: ({ limit }) => `Texto longo demais: o limite é de ${limit} caracteres.` },
  "page-unreachable": {
    status: 503,
    title: "Nada foi salvo ainda",
    text: "O site não respondeu. O texto está guardado neste aparelho: tente salvar de novo em instantes.",
  },
  "save-failed": { status: 500, text: ({ message }) => `Erro ao salvar: ${message || unknownError}` },

  "no-pages-chosen": {
    status: 400,
    title: "Nenhuma página",
    text: "Marque as páginas, ou escolha um filtro que encontre alguma.",
  },
  "batch-fields": { status: 400, title: checkFirst, text: "Confira os campos." },
  "batch-schedule": {
    status: 400,
    title: checkFirst,
    text: "Escolha um dia e uma hora, e quantas páginas por dia.",
  },
  "batch-search": {
    status: 400,
    title: checkFirst,
    text: "Digite o texto procurado, com pelo menos 2 letras.",
  },
  "batch-target": {
    status: 400,
    title: checkFirst,
    text: "Digite para onde os visitantes vão: um endereço deste site, que começa com uma barra.",
  },
  "batch-place": { status: 400, title: checkFirst, text: "Escolha um lugar da lista." },
  "batch-not-found": { status: 404, title: "Mudança não encontrada", text: "Esta mudança não existe mais." },
  "nothing-to-change": { status: 409, text: "Já estava assim." },
  "changed-since": { status: 409, text: "Alguém mudou a página depois, e ela ficou como está." },
  "edited-page": { status: 409, text: "Uma pessoa editou o texto, e ele ficou como está." },
  "text-not-found": { status: 409, text: "O texto procurado não está nesta página." },
  "no-better-text": {
    status: 409,
    title: "O texto ficou como está",
    text: "O que sabemos escrever sobre este título não responde melhor do que o texto de agora. Para mudar a página, toque em Editar.",
  },

  "import-none": { status: 400, title: "Nenhum arquivo", text: "Escolha um arquivo CSV, XLSX ou JSON." },
  "import-too-heavy": {
    status: 413,
    title: "Arquivo pesado demais",
    text: "O limite é de 50 MB. Exporte sem o texto das páginas, ou divida o arquivo em partes.",
  },
  "import-columns": {
    status: 400,
    title: "Colunas não reconhecidas",
    text: ({ found }) =>
      `A primeira linha precisa dizer o nome das colunas: Título, Endereço e Texto para páginas; De e Para para redirecionamentos; Parte, Campo e Valor para ajustes. No arquivo está: ${found || "nada"}.`,
  },
  "import-empty": {
    status: 400,
    title: "Arquivo vazio",
    text: "O arquivo só tem o nome das colunas, sem nenhuma linha.",
  },
  "import-owner": {
    status: 403,
    title: "Só a dona importa ajustes",
    text: "Este arquivo muda os ajustes da loja, e só a dona pode fazer isso.",
  },
  "import-missing": {
    status: 404,
    title: "Arquivo não encontrado",
    text: "Este arquivo não está mais guardado. Envie de novo.",
  },
  "import-unchecked": { status: 409, title: "Ainda conferindo", text: "Espere o fim da conferência das linhas." },
  "import-started": {
    status: 409,
    title: "Já foi importado",
    text: "Este arquivo já foi importado. Envie de novo, se precisar.",
  },
  "import-nothing": { status: 409, title: "Nada a fazer", text: "Nenhuma linha deste arquivo muda alguma coisa." },
  "import-twice": { status: 409, text: ({ line }) => `A linha ${line} já fala da mesma página, endereço ou ajuste.` },
  "import-no-title": { status: 400, text: "Falta o título da página nova." },
  "import-no-text": { status: 400, text: "Falta o texto da página nova." },
  "import-no-date": { status: 400, text: "Para agendar, preencha “Publicar em” com dia e hora." },
  "import-date": {
    status: 400,
    text: ({ found }) => `Não entendemos a data “${found}”. Escreva assim: 20/11/2026 08:30.`,
  },
  "import-state": {
    status: 400,
    text: ({ found }) => `Não conhecemos a situação “${found}”. Use ${listStateCells()}.`,
  },
  "import-place": {
    status: 400,
    text: ({ found }) => `Não conhecemos o lugar “${found}”. Deixe vazio para valer o do título, ou escreva nenhum.`,
  },
  "import-yes-no": { status: 400, text: ({ found }) => `Escreva sim ou não em vez de “${found}”.` },
  "import-field": { status: 400, text: ({ name }) => `Não existe este ajuste: ${name || "linha sem nome"}.` },
  "import-value": { status: 400, text: ({ message }) => message ?? "" },
  "import-section-refused": {
    status: 409,
    text: ({ message }) => `Esta parte da loja fica como está, porque há um erro nela: ${message}`,
  },
  "sheet-json": {
    status: 400,
    title: "JSON não reconhecido",
    text: "O arquivo JSON precisa ser uma lista de objetos, como o que o painel exporta.",
  },

  "no-titles": { status: 400, text: "Adicione pelo menos um título para gerar páginas" },
  "titles-blank": { status: 400, text: "Adicione pelo menos um título válido" },
  "no-valid-titles": { status: 400, text: "Nenhum título válido encontrado." },
  "titles-field-empty": {
    status: 400,
    title: "Campo vazio",
    text: "Por favor, insira pelo menos um título para gerar o conteúdo.",
  },
  "too-many-titles": {
    status: 400,
    text: ({ count, limit }) =>
      `São ${count} títulos, e o limite é de ${limit} por vez. Divida a lista e gere em partes.`,
  },
  "input-too-long": {
    status: 400,
    text: ({ limit }) =>
      `A lista de títulos é grande demais: o limite é de ${limit} caracteres. Divida a lista e gere em partes.`,
  },
  "run-not-found": { status: 404, title: "Geração não encontrada", text: "Esta geração não existe mais." },
  "run-still-working": { status: 409, text: "Esta geração ainda está em andamento." },
  "nothing-to-retry": { status: 409, text: "Não há títulos com erro para tentar de novo." },
  "nothing-to-continue": { status: 409, text: "Não faltam títulos nesta geração." },
  "drip-count": { status: 400, text: ({ limit }) => `Escolha de 1 a ${limit} páginas por dia.` },
  "drip-weekdays": { status: 400, text: "Escolha pelo menos um dia da semana." },
  "drip-hours": { status: 400, text: "A hora do começo precisa vir antes da hora do fim." },
  "drip-day": { status: 400, text: "Confira o primeiro dia: esta data não existe." },
  "drip-day-past": { status: 400, text: "O primeiro dia já passou. Escolha hoje ou um dia depois." },
  "drip-day-far": { status: 400, text: "O primeiro dia está longe demais: o limite é de um ano." },
  "generation-failed": { status: 500, text: "Erro ao gerar conteúdo" },

  "sheet-missing": {
    status: 404,
    title: "Lista não encontrada",
    text: `Esta lista não está mais guardada. Listas ficam por ${sheetLimits.days} dias; envie de novo.`,
  },
  "sheet-empty": { status: 400, text: "Não há nenhum título aqui. Cole os títulos ou escolha uma planilha." },
  "sheet-too-heavy": {
    status: 413,
    text: `O arquivo é pesado demais: o limite é de ${sheetLimits.fileBytes / 1024 / 1024} MB. Apague as fotos e as abas que não usa, ou divida a planilha.`,
  },
  "sheet-format": {
    status: 400,
    text: "Este arquivo não é uma planilha que o site consiga ler. Salve como Excel (.xlsx) ou CSV e envie de novo.",
  },
  "sheet-old-format": {
    status: 400,
    text: "Esta planilha está no formato antigo do Excel (.xls) ou tem senha. Abra, tire a senha, salve como .xlsx e envie de novo.",
  },
  "sheet-damaged": {
    status: 400,
    text: "A planilha está danificada ou veio incompleta. Abra o arquivo para conferir e envie de novo.",
  },
  "sheet-too-large": {
    status: 400,
    text: "A planilha é grande demais por dentro para ser lida com segurança. Copie só as linhas que interessam para uma planilha nova.",
  },
  "sheet-too-many-rows": {
    status: 400,
    text: ({ count, limit }) => `São ${count} linhas, e o limite é de ${limit}. Divida a planilha e envie em partes.`,
  },
  "sheet-too-wide": {
    status: 400,
    text: `São colunas demais: o limite é de ${sheetLimits.columns}. Apague as que não usa e envie de novo.`,
  },
  "sheet-busy": {
    status: 503,
    text: "Outra planilha está sendo lida agora. Espere alguns segundos e envie de novo.",
  },
  "sheet-reading": {
    status: 503,
    text: "A lista ainda está sendo lida. Espere alguns segundos e aperte de novo.",
  },
  "template-empty": { status: 400, text: "Escreva como é o título. Use o nome de uma coluna entre chaves: {bairro}." },
  "text-template-empty": {
    status: 400,
    text: "Escreva o texto das páginas, ou escolha que o site escreva por você.",
  },
  "template-too-long": { status: 400, text: ({ limit }) => `Longo demais: o limite é de ${limit} caracteres.` },
  "template-column": {
    status: 400,
    text: ({ name, columns }) => `Não há coluna com o nome “${name}”. As colunas são: ${columns}.`,
  },
  "row-incomplete": {
    status: 400,
    text: ({ names }) =>
      `Falta preencher: ${names}. Se a célula está mesclada na planilha, escreva o valor em cada linha.`,
  },
  "row-missing": { status: 404, title: "Linha não encontrada", text: "Esta linha não está na lista." },

  "ai-key-missing": {
    status: 400,
    text: "API Key is required for content generation. Configure a chave da IA antes de gerar.",
  },
  "ai-key-invalid": {
    status: 400,
    title: "API Key inválida",
    text: "A chave API da OpenAI deve começar com 'sk-' e ter pelo menos 20 caracteres.",
  },
  "ai-call-failed": { status: 502, text: ({ message }) => `Erro ao gerar conteúdo: ${message || unknownError}` },
  "ai-no-content": { status: 502, text: "Resposta da API não contém o conteúdo esperado" },

  "wrong-credentials": { status: 400, title: "Erro de autenticação", text: "Email ou senha incorretos" },
  "too-many-tries": {
    status: 429,
    title: "Muitas tentativas",
    text: "Aguarde alguns minutos antes de tentar de novo",
  },
  "wrong-code": { status: 400, title: "Código incorreto", text: "Confira o código e tente de novo com o próximo" },
  "wrong-password": { status: 400, title: "Senha incorreta", text: "Digite a senha atual da sua conta" },
  "weak-password": {
    status: 400,
    title: "Senha recusada",
    text: `A nova senha precisa ter de ${passwordLength.min} a ${passwordLength.max} caracteres`,
  },
  "guessable-password": {
    status: 400,
    title: "Senha recusada",
    text: "Esta senha é fácil de adivinhar. Evite sequências, repetições, senhas comuns, o seu nome, o e-mail e o nome da loja",
  },
  "different-passwords": { status: 400, title: "Senhas diferentes", text: "As duas senhas digitadas não são iguais" },
  "same-password": {
    status: 400,
    title: "Senha recusada",
    text: "Esta é a senha que veio pronta. Escolha uma que só você conheça",
  },
  "second-factor-first": {
    status: 400,
    title: "Ative primeiro a sua",
    text: "Antes de exigir a verificação em duas etapas da equipe, ative a sua em Conta",
  },
  "second-factor-demanded": {
    status: 400,
    title: "A loja exige a verificação em duas etapas",
    text: "Ela pode ser desativada depois que a dona deixar de exigi-la, em Pessoas",
  },
  "invalid-link": {
    status: 400,
    title: "Link inválido",
    text: "Este link já foi usado ou passou do prazo. Peça um novo",
  },
  "invalid-name": { status: 400, title: "Nome inválido", text: "Digite um nome de 1 a 80 caracteres" },
  "invalid-email": {
    status: 400,
    title: "E-mail inválido",
    text: "Confira o e-mail. Ele é parecido com nome@exemplo.com.br",
  },
  "no-access": {
    status: 403,
    title: "Você não tem acesso a esta parte",
    text: ({ audience }) =>
      audience === "office"
        ? "Esta parte é só para a dona e a equipe da loja. Peça à dona, se precisar."
        : "Esta parte é só para a dona da loja. Peça a ela, se precisar.",
  },
  "own-role": {
    status: 409,
    title: "Função não mudou",
    text: "Ninguém muda a própria função. Peça a outra dona.",
  },
  "own-access": {
    status: 409,
    title: "Acesso não mudou",
    text: "Ninguém tira o próprio acesso. Peça a outra dona.",
  },
  "last-owner": {
    status: 409,
    title: "Precisa ficar uma dona",
    text: "Esta é a única dona. Escolha outra pessoa como dona antes de mudar esta.",
  },
  "person-missing": {
    status: 404,
    title: "Pessoa não encontrada",
    text: "A lista mudou enquanto isso. Confira abaixo e tente de novo.",
  },
  "person-exists": {
    status: 409,
    title: "Pessoa já está na lista",
    text: ({ email }) => `${email} já tem uma conta. Procure em “Quem tem acesso” ou em “Sem acesso”.`,
  },
  "invitation-unknown": {
    status: 404,
    title: "Convite não encontrado",
    text: "Este link está incompleto ou errado. Abra de novo o link que você recebeu, ou peça um novo à dona da loja.",
  },
  "invitation-used": {
    status: 410,
    title: "Convite já usado",
    text: "Este convite já foi usado. Se foi você, entre com o seu e-mail e a sua senha; se não, avise a dona da loja.",
  },
  "invitation-withdrawn": {
    status: 410,
    title: "Convite cancelado",
    text: "Este convite foi cancelado. Peça um novo à dona da loja.",
  },
  "invitation-expired": {
    status: 410,
    title: "Convite vencido",
    text: `Este convite passou dos ${invitationDays} dias. Peça um novo à dona da loja.`,
  },
  "invitation-over": {
    status: 409,
    title: "Convite já encerrado",
    text: "Este convite já foi usado ou cancelado.",
  },
  "not-on-list": {
    status: 400,
    title: "Acesso negado",
    text: "Você não tem permissão para acessar o painel administrativo",
  },
  "not-signed-in": { status: 403, text: "Acesso negado" },
  "google-not-configured": {
    status: 400,
    title: "Login com Google indisponível",
    text: "O login com Google não está configurado neste site. Entre com email e senha",
  },
  "google-unreachable": {
    status: 400,
    title: "Google não respondeu",
    text: "Tente de novo em alguns minutos ou entre com email e senha",
  },
  "google-failed": {
    status: 400,
    title: "Login com Google não concluído",
    text: "O pedido foi cancelado ou passou do prazo. Tente de novo",
  },
  "bad-request": { status: 400, title: "Pedido inválido", text: "Recarregue a página e tente de novo" },

  "facts-part-not-found": {
    status: 404,
    title: "Parte não encontrada",
    text: "Minha loja não tem uma parte com este endereço. Abra Minha loja no menu e escolha outra.",
  },
  "facts-changed": {
    status: 409,
    title: "Outra pessoa salvou antes",
    text: "Esta parte foi mudada enquanto você escrevia. Veja abaixo o que mudou e salve de novo",
  },

  "period-incomplete": { status: 400, text: "Preencha a data inicial e a data final." },
  "period-not-a-day": { status: 400, text: "Confira as datas: uma delas não existe." },
  "period-reversed": { status: 400, text: "A data inicial precisa vir antes da data final." },
  "period-in-future": { status: 400, text: "A data final não pode passar de hoje." },
  "period-too-early": {
    status: 400,
    text: `A data inicial não pode ser anterior a ${firstDay.split("-").reverse().join("/")}.`,
  },
  "period-too-long": { status: 400, text: `Escolha um período de até ${longestPeriod} dias.` },

  "photo-not-found": { status: 404, title: "Foto não encontrada", text: "Esta foto não existe mais." },
  "photo-file-missing": { status: 400, text: "Escolha pelo menos uma foto." },
  "photo-not-a-picture": {
    status: 400,
    text: "Este arquivo não é uma foto que o site consiga usar. Envie uma foto JPEG, PNG, WebP ou AVIF.",
  },
  "photo-heic": {
    status: 400,
    text: "Esta foto está no formato HEIC, do iPhone, que o site não consegue abrir. Exporte como JPEG e envie de novo.",
  },
  "photo-damaged": {
    status: 400,
    text: "A foto está danificada ou veio incompleta. Abra o arquivo para conferir e envie de novo.",
  },
  "photo-too-heavy": {
    status: 413,
    text: `A foto é pesada demais: o limite é de ${photoLimits.fileBytes / 1024 / 1024} MB por foto.`,
  },
  "photo-too-large": {
    status: 400,
    text: `A foto é grande demais: o limite é de ${photoLimits.pixels / 1_000_000} megapixels. Diminua e envie de novo.`,
  },
  "photo-animated": { status: 400, text: "Imagens animadas não são aceitas. Envie uma foto parada." },
  "photo-alt-length": {
    status: 400,
    text: `Descreva a foto com ${photoLimits.alt.min} a ${photoLimits.alt.max} caracteres.`,
  },
  "photo-area-invalid": {
    status: 400,
    text: "Confira os números: a área precisa caber na foto e ter pelo menos 1% de largura e de altura.",
  },
  "photo-too-many-blurs": {
    status: 400,
    text: `São áreas borradas demais: o limite é de ${photoLimits.blurs} por foto.`,
  },
  "photo-changed": {
    status: 409,
    text: "Outra pessoa mudou esta foto agora há pouco. Recarregue a página e tente de novo.",
  },
  "photo-busy": { status: 503, text: "Há muitas fotos sendo preparadas. Espere um pouco e envie de novo." },
  "photo-store-full": {
    status: 507,
    text: "Não há mais espaço para guardar fotos. Avise quem cuida do servidor.",
  },
  "photo-store-refused": {
    status: 502,
    text: "O lugar onde as fotos ficam guardadas recusou o acesso. Avise quem cuida do servidor.",
  },
  "photo-store-away": {
    status: 503,
    text: "O lugar onde as fotos ficam guardadas não respondeu. Nada foi mudado. Tente de novo em instantes.",
  },

  "backup-postgres": {
    status: 500,
    text: ({ command }) => `esta loja usa PostgreSQL, que tem as suas próprias ferramentas. Use: ${command}`,
  },
  "backup-no-room": {
    status: 507,
    text: ({ place, needed, free }) =>
      `não há espaço em ${place}: a cópia precisa de ${needed} e há ${free}. Libere espaço ou defina outra BACKUP_DIR`,
  },
  "backup-failed": { status: 500, text: ({ file, reason }) => `a cópia ${file} não foi concluída (${reason})` },
  "backup-folder-unusable": {
    status: 500,
    text: ({ folder, reason }) => `a pasta das cópias ${folder} não pode ser lida: corrija BACKUP_DIR (${reason})`,
  },
  "backup-damaged": {
    status: 500,
    text: ({ file, reason }) => `a cópia ${file} está danificada ou não é uma cópia desta loja: ${reason}. Use outra`,
  },
  "restore-occupied": {
    status: 409,
    text: ({ path }) =>
      `já há uma loja em ${path}: com --aside ela é guardada ao lado, com outro nome, e a cópia fica no lugar dela`,
  },
  "restore-failed": {
    status: 500,
    text: ({ path, reason }) =>
      `não foi possível restaurar em ${path} (${reason}). A pasta precisa poder ser renomeada: não pode ser um disco montado`,
  },

  "move-same-engine": {
    status: 400,
    text: ({ tools }) => `a loja já está num banco desse tipo; para levá-la a outra máquina use ${tools}`,
  },
  "move-source-old": {
    status: 409,
    text: ({ place }) =>
      `o banco de dados ${place} é de uma versão anterior: inicie o servidor uma vez, que o atualiza`,
  },
  "move-target-file": {
    status: 400,
    text: ({ file, name }) => `${file} é um arquivo: dê em --to a pasta onde ${name} deve ficar`,
  },
  "move-target-occupied": {
    status: 409,
    text: ({ place }) =>
      `o destino ${place} não está vazio: nada foi mudado. Use um banco novo, ou dê outro nome ao arquivo que está lá`,
  },
  "move-target-unfinished": {
    status: 409,
    text: ({ place }) =>
      `uma mudança para ${place} parou no meio: com --start-over ela recomeça do zero, e a loja de origem continua como está`,
  },
  "move-target-busy": {
    status: 409,
    text: ({ place }) => `outra mudança para ${place} está em andamento: espere que termine`,
  },
  "move-secret-differs": {
    status: 409,
    text: ({ file }) => `já há em ${file} o segredo de outra loja: use outra pasta ou guarde esse arquivo noutro lugar`,
  },
  "move-columns": {
    status: 500,
    text: ({ table, columns }) =>
      `a tabela ${table} tem colunas que esta versão não conhece (${columns}): nada foi levado. Use a versão que as criou`,
  },
  "move-differs": {
    status: 500,
    text: ({ table }) =>
      `a tabela ${table} chegou diferente do que foi lido: o destino não será usado. Repita com --start-over`,
  },
  "move-failed": {
    status: 500,
    text: ({ place, reason }) =>
      `a mudança para ${place} não foi concluída (${reason}). A loja de origem continua como estava`,
  },
  "move-unfinished": {
    status: 500,
    text: ({ place }) =>
      `uma mudança para ${place} parou no meio, e falta parte da loja: repita npm run data -- move com --start-over, ou use o banco de antes`,
  },
  "too-busy": {
    status: 503,
    title: "Muita gente no site agora",
    text: "Espere alguns segundos e abra a página de novo.",
  },
  "database-away": {
    status: 503,
    title: "Voltamos em instantes",
    text: "O site está em manutenção por um momento. Espere um pouco e abra a página de novo.",
  },
  "database-busy": {
    status: 503,
    title: "Não foi possível salvar agora",
    text: "Outra tarefa está usando os dados do site. Espere um pouco e tente de novo.",
  },
  "stored-damaged": {
    status: 500,
    title: "Registro danificado",
    text: ({ table, id }) => `O que está guardado não pode ser lido (${table}, ${id}). Avise quem cuida do servidor.`,
  },

  "setting-invalid": {
    status: 500,
    text: ({ name, expected, given }) => `${name} precisa ser ${expected}, mas é ${given}`,
  },
  "setting-alone": {
    status: 500,
    text: ({ name, other, reason }) => `${name} precisa ser definida junto com ${other}${reason ? `: ${reason}` : ""}`,
  },
  "data-folder-in-use": {
    status: 500,
    text: ({ path }) => `outro servidor usa a pasta de dados ${path}: pare-o ou defina outra DATA_DIR`,
  },
  "data-folder-unusable": {
    status: 500,
    text: ({ path, reason }) =>
      `não é possível gravar na pasta de dados ${path}: defina DATA_DIR como uma pasta sua (${reason})`,
  },
  "secret-damaged": {
    status: 500,
    text: ({ file }) => `${file} está danificado: restaure uma cópia de segurança ou defina APP_SECRET`,
  },
  "secret-unreadable": {
    status: 500,
    text: ({ file, reason }) =>
      `não é possível ler ${file}: dê ao usuário do servidor permissão de leitura ou defina APP_SECRET (${reason})`,
  },
  "database-missing": {
    status: 500,
    text: ({ place }) =>
      `não há banco de dados em ${place}: defina DATA_DIR ou DATABASE_URL como no servidor, ou inicie o servidor uma vez`,
  },
  "database-damaged": {
    status: 500,
    text: ({ file, reason }) =>
      `o banco de dados ${file} não pode ser lido: restaure uma cópia de segurança (${reason})`,
  },
  "database-read-only": {
    status: 500,
    text: ({ file, reason }) =>
      `não é possível gravar no banco de dados ${file}: dê ao usuário do servidor permissão de escrita no arquivo e na pasta (${reason})`,
  },
  "database-emptied": {
    status: 500,
    text: ({ file }) =>
      `o banco de dados ${file} está vazio: restaure uma cópia de segurança ou, para começar do zero, apague o arquivo`,
  },
  "database-foreign": {
    status: 500,
    text: ({ file }) =>
      `o banco de dados ${file} é de outro programa: defina outra DATA_DIR ou restaure uma cópia de segurança`,
  },
  "database-unusable": { status: 500, text: ({ reason }) => `não é possível usar DATABASE_URL (${reason})` },
  "database-newer": {
    status: 500,
    text: ({ names }) => `o banco de dados é mais novo que esta versão (tem ${names}): instale a versão mais nova`,
  },
  "migration-failed": {
    status: 500,
    text: ({ reason }) => `não foi possível atualizar o banco de dados: ${reason}`,
  },
  "port-in-use": {
    status: 500,
    text: ({ port, host }) => `a porta ${port} em ${host} está em uso: pare quem a usa ou defina outra PORT`,
  },
  "port-not-allowed": {
    status: 500,
    text: ({ port }) => `a porta ${port} não é permitida a este usuário: defina PORT como 1024 ou mais`,
  },
  "host-unknown": {
    status: 500,
    text: ({ host }) => `${host} não é um endereço desta máquina: defina HOST como um que seja`,
  },
  "listen-failed": {
    status: 500,
    text: ({ host, port, reason }) => `não é possível atender em ${host}:${port}: ${reason}`,
  },
  "build-failed": { status: 500, text: "a compilação falhou: veja as linhas acima" },
  "account-missing": { status: 404, text: ({ email }) => `não existe conta ${email}` },
  "account-exists": { status: 409, text: ({ email }) => `${email} já tem uma conta` },
  "file-unreadable": { status: 400, text: ({ file, reason }) => `não foi possível ler ${file} (${reason})` },
  "file-unwritable": { status: 400, text: ({ file, reason }) => `não foi possível escrever ${file} (${reason})` },
  "command-unknown": {
    status: 400,
    text: ({ name, help }) => `comando desconhecido${name ? `: ${name}` : ""}; veja ${help}`,
  },
  "argument-unknown": {
    status: 400,
    text: ({ argument, help }) => `argumento desconhecido: ${argument}; veja ${help}`,
  },
  "argument-invalid": {
    status: 400,
    text: ({ name, expected, help }) => `${name} precisa ser ${expected}; veja ${help}`,
  },
};

export const errorCodes = Object.keys(errors) as ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

const say = (words: Words | undefined, details: ErrorDetails) =>
  typeof words === "function" ? words(details) : (words ?? "");

type Sayable = Pick<ErrorInfo, "code"> & Partial<Pick<ErrorInfo, "details">>;

/** With a heading, as screens show it. */
export function toMessage({ code, details = {} }: Sayable): { title: string; text: string } {
  const { title, text } = errors[code];
  return { title: say(title, details) || "Atenção", text: say(text, details) };
}

/** In one line, as lists and terminals show it. */
export function toSentence({ code, details = {} }: Sayable): string {
  const { title, text } = errors[code];
  return [say(title, details), say(text, details)].filter((words) => words !== "").join(" — ");
}

export function getStatus({ code }: Sayable): number {
  return errors[code].status;
}
