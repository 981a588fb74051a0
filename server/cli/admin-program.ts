import { z } from "zod";
import { readRole, roleWords } from "#content/words/role-words.ts";
import { sayLastAccess } from "#content/words/time-words.ts";
import type { Role } from "#domain/access.ts";
import { toEmail } from "#domain/email.ts";
import { DomainError } from "#domain/errors.ts";
import type { AccountAdmin } from "../accounts/account-admin.ts";
import { readConfig } from "../config.ts";
import { readOrMakeSecret } from "../data-folder.ts";
import { createLog } from "../log.ts";
import { defineCommand, type Program, type Terminal } from "./program.ts";

/** Works beside a running server, which sees the change at its next request. */
async function withAccounts(
  { env, stdout }: Terminal,
  work: (accounts: AccountAdmin) => Promise<string>,
): Promise<number> {
  // Loaded with the first work: help and mistakes are answered at once.
  const [{ openAccounts }, { openExistingDatabase }] = await Promise.all([
    import("../accounts/open-accounts.ts"),
    import("../prepare-database.ts"),
  ]);
  const config = readConfig(env);
  const log = createLog("fatal");
  const database = await openExistingDatabase(config, log);
  try {
    const secret = config.appSecret ?? readOrMakeSecret(config.dataDir);
    const { accountAdmin } = await openAccounts(database, { ...config, siteUrl: "http://localhost", secret }, log);
    stdout.write(`${await work(accountAdmin)}\n`);
    return 0;
  } finally {
    await database.db.destroy();
  }
}

const expected = "um endereço de e-mail";
const oneEmail = z.object({
  EMAIL: z.string(expected).transform((text, context) => {
    const email = toEmail(text);
    if (email === null) context.addIssue(expected);
    return email ?? "";
  }),
});

const roleExpected = "dona, equipe ou tecnico";
const oneRole = z.string(roleExpected).transform((text, context): Role => {
  const role = readRole(text);
  if (role === null) context.addIssue(roleExpected);
  return role ?? "technician";
});

const forOneEmail = (help: string, work: (accounts: AccountAdmin, email: string) => Promise<string>) =>
  defineCommand({
    help,
    words: ["EMAIL"],
    schema: oneEmail,
    run: ({ EMAIL }, terminal) => withAccounts(terminal, (accounts) => work(accounts, EMAIL)),
  });

const firstAccess = "no primeiro acesso o painel pede uma senha própria";

export const adminProgram: Program = {
  name: "admin",
  help: "Funciona com o servidor ligado ou desligado e usa as mesmas variáveis (DATA_DIR, DATABASE_URL...).",
  commands: {
    list: defineCommand({
      help: "mostra quem pode entrar no painel",
      schema: z.object({}),
      run: (_, terminal) =>
        withAccounts(terminal, async (accounts) => {
          const lines = (await accounts.findAccounts()).map(
            ({ email, role, lastSeenAt, hasSecondFactor, removedAt }) => {
              const notes = [roleWords[role].name, `último acesso: ${sayLastAccess(lastSeenAt)}`];
              if (hasSecondFactor) notes.push("verificação em duas etapas");
              if (removedAt) notes.push("sem acesso");
              return `${email} (${notes.join(", ")})`;
            },
          );
          return lines.join("\n") || "ninguém";
        }),
    }),
    create: defineCommand({
      help: "cria uma conta e mostra a senha, uma única vez",
      words: ["EMAIL"],
      options: { role: { value: "FUNÇÃO", help: `${roleExpected}; sem ela, dona` } },
      schema: oneEmail.extend({ role: oneRole.optional() }),
      run: ({ EMAIL: email, role = "owner" }, terminal) =>
        withAccounts(terminal, async (accounts) => {
          if (await accounts.hasAccount(email)) throw new DomainError("account-exists", { email });
          const password = await accounts.createAccountWithMadePassword(email, role);
          return `conta ${email} criada (${roleWords[role].name}); senha: ${password} (mostrada só desta vez; ${firstAccess})`;
        }),
    }),
    "set-role": defineCommand({
      help: "muda a função de uma conta: dona, equipe ou tecnico",
      words: ["EMAIL", "FUNÇÃO"],
      schema: oneEmail.extend({ FUNÇÃO: oneRole }),
      run: ({ EMAIL: email, FUNÇÃO: role }, terminal) =>
        withAccounts(terminal, async (accounts) => {
          await accounts.setRole(email, role);
          return `${email} agora é ${roleWords[role].name}`;
        }),
    }),
    "reset-password": forOneEmail(
      "mostra uma senha nova, uma única vez, e encerra todas as sessões da conta",
      async (accounts, email) => {
        const password = await accounts.resetPassword(email);
        return `senha nova de ${email}: ${password} (mostrada só desta vez; ${firstAccess}); todas as sessões foram encerradas`;
      },
    ),
    "turn-off-second-factor": forOneEmail(
      "para quem perdeu o aplicativo e os códigos de recuperação",
      async (accounts, email) => {
        await accounts.turnOffSecondFactor(email);
        return `${email} entra só com a senha; todas as sessões foram encerradas`;
      },
    ),
    remove: forOneEmail("exclui a conta e encerra todas as suas sessões", async (accounts, email) => {
      await accounts.removeAccount(email);
      return `${email} não tem mais conta`;
    }),
  },
};
