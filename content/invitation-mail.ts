import { invitationDays } from "#domain/accounts.ts";

/** The mail with the link of an invitation. */
export function writeInvitationMail(
  siteName: string,
  personName: string,
  link: string,
): { subject: string; text: string } {
  return {
    subject: `Convite para o painel ${siteName}`,
    text: `Olá, ${personName}!

Você recebeu um convite para usar o painel de ${siteName}.

Para criar a sua senha e entrar, abra este link:

${link}

O link vale por ${invitationDays} dias e só pode ser usado uma vez.

Se você não esperava este convite, ignore este e-mail.
`,
  };
}
