/** The mail with the link to a new password. */
export function writeResetMail(siteName: string, link: string): { subject: string; text: string } {
  return {
    subject: `Nova senha do painel ${siteName}`,
    text: `Olá!

Recebemos um pedido para criar uma nova senha do painel administrativo ${siteName}.

Para escolher a nova senha, abra este link:

${link}

O link vale por 30 minutos e só pode ser usado uma vez. Quando a senha mudar, todas as sessões abertas serão encerradas.

Se você não fez este pedido, ignore este email: sua senha continua a mesma.
`,
  };
}
