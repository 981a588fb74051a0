import type { Message, Notice, Refusal } from "#domain/accounts.ts";
import { passwordLength } from "#domain/accounts.ts";
import { messages } from "./messages.ts";

/** What a person reads when the accounts service says no. */
export const refusalMessages: Record<Refusal, Message> = {
  "wrong-credentials": { title: "Erro de autenticação", text: "Email ou senha incorretos" },
  "too-many-tries": { title: "Muitas tentativas", text: "Aguarde alguns minutos antes de tentar de novo" },
  "wrong-code": { title: "Código incorreto", text: "Confira o código e tente de novo com o próximo" },
  "challenge-over": { title: "Verificação encerrada", text: "Entre de novo com seu email e sua senha" },
  "wrong-password": { title: "Senha incorreta", text: "Digite a senha atual da sua conta" },
  "weak-password": {
    title: "Senha recusada",
    text: `A nova senha precisa ter de ${passwordLength.min} a ${passwordLength.max} caracteres`,
  },
  "different-passwords": { title: "Senhas diferentes", text: "As duas senhas digitadas não são iguais" },
  "invalid-link": {
    title: "Link inválido",
    text: "Este link já foi usado ou passou de 30 minutos. Peça um novo",
  },
  "invalid-name": { title: "Nome inválido", text: "Digite um nome de 1 a 80 caracteres" },
  "not-on-list": {
    title: "Acesso negado",
    text: "Você não tem permissão para acessar o painel administrativo",
  },
  "google-not-configured": {
    title: "Login com Google indisponível",
    text: "O login com Google não está configurado neste site. Entre com email e senha",
  },
  "google-unreachable": {
    title: "Google não respondeu",
    text: "Tente de novo em alguns minutos ou entre com email e senha",
  },
  "google-failed": {
    title: "Login com Google não concluído",
    text: "O pedido foi cancelado ou passou do prazo. Tente de novo",
  },
  "bad-request": { title: "Pedido inválido", text: "Recarregue a página e tente de novo" },
};

/** What the next page tells after something happened. */
export const noticeMessages: Record<Notice, Message & { isProblem?: boolean }> = {
  "signed-in": { title: "Login bem-sucedido", text: "Você está agora no painel administrativo" },
  "session-ended": { title: "Sessão encerrada", text: "Entre de novo para continuar", isProblem: true },
  "password-changed": {
    title: "Senha alterada",
    text: "Todas as sessões foram encerradas. Entre com a nova senha",
  },
  "password-reset": {
    title: "Senha redefinida",
    text: "Todas as sessões foram encerradas. Entre com a nova senha",
  },
  "name-saved": { title: "Nome salvo", text: "Sua conta foi atualizada" },
  "second-factor-off": {
    title: "Verificação em duas etapas desativada",
    text: "O login com senha não pede mais o código",
  },
  "google-linked": { title: "Conta Google vinculada", text: "Você já pode entrar com o Google" },
  "google-unlinked": { title: "Conta Google desvinculada", text: "A identidade do Google foi removida" },
  "session-revoked": { title: "Sessão encerrada", text: "Aquele aparelho precisa entrar de novo" },
  "other-sessions-revoked": {
    title: "Outras sessões encerradas",
    text: "Somente este aparelho continua conectado",
  },
  "page-deleted": { ...messages.pages.deleted, text: "O endereço agora informa que a página foi removida" },
  "pages-deleted": { title: "Páginas excluídas", text: "Os endereços agora informam que as páginas foram removidas" },
};
