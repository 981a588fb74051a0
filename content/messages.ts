import { unknownError } from "./errors.ts";
import { countWords } from "./words/count-words.ts";
import type { Notice } from "./words/notice.ts";

/** What the screens of the panel say, by where it is said. */
export const messages = {
  login: {
    done: { title: "Login bem-sucedido", description: "Você está agora no painel administrativo" },
    wrong: { title: "Erro de autenticação", description: "Email ou senha incorretos" },
    denied: { title: "Acesso negado", description: "Você não tem permissão para acessar o painel administrativo" },
    googlePrompt: "Digite seu email cadastrado para acessar",
  },
  aiKey: {
    saved: { title: "API Key salva com sucesso" },
    removed: { title: "API Key removida" },
    invalid: {
      title: "API Key inválida",
      description: "A chave API da OpenAI deve começar com 'sk-' e ter pelo menos 20 caracteres.",
    },
  },
  predefined: {
    confirm:
      "Isso irá criar todas as páginas listadas no sistema. Deseja continuar? O processo pode levar alguns minutos.",
    failed: { title: "Erro na criação em lote", description: "Ocorreu um erro durante a criação das páginas." },
  },
  runs: {
    progress: (done: number, total: number) =>
      `${done.toLocaleString("pt-BR")} de ${countWords(total, "página", "páginas")}`,
    cancelled: (created: number): Notice => ({
      title: "Geração cancelada",
      description: `${countWords(created, "página criada", "páginas criadas")} antes de parar.`,
    }),
  },
  local: {
    emptyField: {
      title: "Campo vazio",
      description: "Por favor, insira pelo menos um título para gerar o conteúdo.",
    },
    failed: { title: "Erro ao gerar conteúdo" },
    copied: { title: "Conteúdo copiado" },
    copyFailed: { title: "Não foi possível copiar", description: "Selecione o texto e copie com o teclado." },
  },
  pages: {
    saved: { title: "Página salva" },
    deleted: { title: "Página excluída" },
    deleteFailed: { title: "Erro ao excluir", description: "Não foi possível excluir a página" },
    deleteBroke: { title: "Erro ao excluir", description: "Ocorreu um erro ao excluir a página" },
    listDeleteFailed: { title: "Erro ao excluir página" },
    countFailed: (message: string) => `Erro de conexão: ${message || unknownError}`,
    fetchFailed: (message: string) => `Erro no banco de dados: ${message || unknownError}`,
    insertFailed: (message: string) => `Erro ao salvar: ${message || unknownError}`,
    listFailed: (message: string) => `Erro ao carregar páginas: ${message || unknownError}`,
  },
  site: {
    termNotFound: "Termo não encontrado",
    sitemapFailed: "Error generating sitemap",
    notFound: "Oops! Page not found",
    crashed: "Unexpected Application Error!",
    noCity: "Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.",
  },
} as const;
