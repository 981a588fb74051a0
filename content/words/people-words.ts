import { invitationDays } from "#domain/accounts.ts";
import type { Notice } from "./notice.ts";

export const linkCopied: Notice = { title: "Link copiado" };

/** What is sent along with the link by WhatsApp. */
export const sayInvitation = (person: string, siteName: string, link: string): string =>
  `Olá, ${person}! Este é o seu convite para o painel de ${siteName}. Abra o link e crie a sua senha: ${link} (vale por ${invitationDays} dias)`;
export const sayResetLink = (person: string, siteName: string, link: string): string =>
  `Olá, ${person}! Para criar uma senha nova do painel de ${siteName}, abra este link: ${link} (vale por 1 hora)`;
