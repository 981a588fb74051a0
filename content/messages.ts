import type { DomainError, ErrorCode } from "#domain/errors.ts";
import { isGeneratorKind } from "#domain/generators.ts";
import { countWords } from "./words/count-words.ts";
import { type GeneratorWords, generatorWords } from "./words/generator-words.ts";
import type { Notice } from "./words/notice.ts";

type Details = Record<string, string>;

/** The sentence for each thing that can go wrong by the rules. */
const errorMessages: Record<ErrorCode, (details: Details) => string> = {
  "duplicate-slug": ({ slug = "" }) => `Já existe uma página com o slug: ${slug}`,
  "empty-slug": () => "O título precisa ter letras ou números para formar o endereço da página.",
  "empty-title": () => "Por favor, insira pelo menos um título.",
  "title-too-long": ({ limit = "" }) => `O título é longo demais: o limite é de ${limit} caracteres.`,
  "empty-content": () => "É necessário gerar conteúdo antes de salvar a página.",
  "content-too-long": ({ limit = "" }) => `O conteúdo é longo demais: o limite é de ${limit} caracteres.`,
  "save-failed": ({ message }) => `Erro ao salvar: ${message || unknownError}`,
  "no-titles": ({ kind }) => getGeneratorWords(kind).noTitles,
  "no-valid-titles": ({ kind }) => getGeneratorWords(kind).noValidTitles,
  "too-many-titles": ({ count = "", limit = "" }) =>
    `São ${count} títulos, e o limite é de ${limit} por vez. Divida a lista e gere em partes.`,
  "input-too-long": ({ limit = "" }) =>
    `O texto colado é grande demais: o limite é de ${limit} caracteres. Divida a lista e gere em partes.`,
  "run-not-found": () => "Esta geração não existe mais.",
  "run-still-working": () => "Esta geração ainda está em andamento.",
  "nothing-to-retry": () => "Não há títulos com erro para tentar de novo.",
  "generation-failed": () => "Erro ao gerar conteúdo",
  "ai-key-missing": () => "API Key is required for content generation",
  "ai-key-invalid": () =>
    "API Key inválida — A chave API da OpenAI deve começar com 'sk-' e ter pelo menos 20 caracteres.",
  "ai-call-failed": ({ message }) => `Erro ao gerar conteúdo: ${message || unknownError}`,
  "ai-no-content": () => "Resposta da API não contém o conteúdo esperado",
  "ai-wrong-price": ({ found = "" }) => `O texto gerado cita um preço que não é nosso (${found}) e foi recusado.`,
  "ai-wrong-warranty": ({ found = "" }) =>
    `O texto gerado cita uma garantia que não é a nossa (${found}) e foi recusado.`,
  "ai-wrong-phone": ({ found = "" }) => `O texto gerado cita um telefone que não é o nosso (${found}) e foi recusado.`,
};

export const unknownError = "Erro desconhecido";

export function messageOf({ code, details }: Pick<DomainError, "code" | "details">): string {
  return errorMessages[code](details);
}

function getGeneratorWords(kind: string | undefined): GeneratorWords {
  return generatorWords[isGeneratorKind(kind) ? kind : "legacy"];
}

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
