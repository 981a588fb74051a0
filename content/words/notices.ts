import type { Message, Notice } from "#domain/accounts.ts";
import { pageDeleted, sayWentToBin } from "./panel-words.ts";

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
  "shop-saved": { title: "Publicado", text: "O site já mostra a mudança" },
  "shop-restored": { title: "Voltou como era", text: "O site já mostra o que estava salvo antes" },
  "role-changed": { title: "Função mudada", text: "Já vale para a próxima tela que a pessoa abrir" },
  "access-removed": {
    title: "Acesso retirado",
    text: "A pessoa não entra mais. Você pode devolver o acesso em “Sem acesso”",
  },
  "access-restored": { title: "Acesso devolvido", text: "A pessoa entra de novo com a senha que tinha" },
  "invitation-withdrawn": { title: "Convite cancelado", text: "O link não funciona mais" },
  "invitation-accepted": { title: "Boas-vindas ao painel", text: "A sua conta está pronta e você já entrou" },
  "idle-end-saved": { title: "Salvo", text: "Vale a partir de agora para todas as pessoas" },
  "second-factor-demand-saved": { title: "Salvo", text: "Vale a partir do próximo clique de cada pessoa" },
  "own-password-set": { title: "Senha salva", text: "A senha que veio pronta não vale mais" },
  "page-deleted": { title: pageDeleted.title, text: sayWentToBin(1) },
  "page-restored": { title: "Página de volta", text: "Ela está como antes de ir para a lixeira" },
  "pages-restored": { title: "Páginas de volta", text: "Elas estão como antes de ir para a lixeira" },
  "page-purged": { title: "Página apagada de vez", text: "Ela não pode mais voltar" },
  "pages-purged": { title: "Páginas apagadas de vez", text: "Elas não podem mais voltar" },
  "redirect-saved": { title: "Redirecionamento salvo", text: "O endereço já leva para a outra página" },
  "filter-saved": { title: "Filtro salvo", text: "Ele fica acima da lista, só para você" },
  "filter-deleted": { title: "Filtro apagado", text: "As páginas continuam como estão" },
  "page-published": { title: "Página publicada", text: "O endereço já pode ser visitado" },
  "change-undone": { title: "Desfeito", text: "Está como era antes" },
  "page-saved": { title: "Página salva", text: "O que ela dizia antes está no histórico" },
  "version-restored": {
    title: "Página de volta",
    text: "Ela diz de novo o que dizia. A versão de antes está no histórico",
  },
  "page-drafted": { title: "Voltou a rascunho", text: "Só quem entra no painel a vê. Publique de novo quando quiser" },
  "page-scheduled": {
    title: "Publicação agendada",
    text: "A página sai sozinha na hora. Até lá, volte a rascunho se mudar de ideia",
  },
  "page-unpublished": { title: "Página fora do ar", text: "O texto continua guardado. Publique de novo quando quiser" },
  "page-kept-out": {
    title: "Página fora do Google",
    text: "Visitantes ainda a veem. Deixe o Google mostrar de novo quando quiser",
  },
  "page-let-in": { title: "O Google pode mostrar a página", text: "Leva alguns dias até ela aparecer na busca" },
  "draft-discarded": { title: "Alterações descartadas", text: "A página continua como está salva" },
  "photos-uploaded": { title: "Fotos enviadas", text: "Agora escreva a descrição de cada uma" },
  "photo-saved": { title: "Foto salva", text: "As páginas que mostram a foto já usam a nova versão" },
  "photo-restored": { title: "Foto de volta", text: "Ela aparece de novo onde estava" },
  "photo-purged": { title: "Foto apagada de vez", text: "Os arquivos dela foram apagados" },
  "pages-deleted": { title: "Páginas excluídas", text: sayWentToBin(2) },
};
