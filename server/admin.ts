import { toEmail } from "#domain/email.ts";
import { AccountMissing, adminAccounts, makePassword } from "./accounts/admin-accounts.ts";
import { openAccounts } from "./accounts/open-accounts.ts";
import { readConfig } from "./config.ts";
import { makeDataFolder, readOrMakeSecret } from "./data-folder.ts";
import { openDatabase } from "./database/open-database.ts";
import { createLog } from "./log.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { StartError } from "./start-error.ts";

type Accounts = ReturnType<typeof adminAccounts>;

const usage = `npm run admin -- COMMAND

  list                            who may enter the panel
  create EMAIL                    makes an account and prints its password, once
  reset-password EMAIL            prints a new password, once, and ends all its sessions
  turn-off-second-factor EMAIL    for who lost both the app and the recovery codes
  remove EMAIL                    takes the account away, with all its sessions
`;

/** Works beside a running server, which sees the change at its next request. */
const commands: Record<string, (accounts: Accounts, email: string) => Promise<string>> = {
  async create(accounts, email) {
    if (await accounts.hasAccount(email)) throw new StartError(`${email} has an account already`);
    const password = makePassword();
    await accounts.createAccount(email, password);
    return `account ${email} with password ${password} (shown only this once)`;
  },
  async "reset-password"(accounts, email) {
    const password = makePassword();
    await accounts.resetPassword(email, password);
    return `new password of ${email}: ${password} (shown only this once); all its sessions are over`;
  },
  async "turn-off-second-factor"(accounts, email) {
    await accounts.turnOffSecondFactor(email);
    return `${email} signs in with the password alone; all its sessions are over`;
  },
  async remove(accounts, email) {
    await accounts.removeAccount(email);
    return `${email} has no account any more`;
  },
};

async function run([command = "", text = "", ...rest]: string[]): Promise<string> {
  const isList = command === "list" && text === "";
  const work = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const email = toEmail(text);
  if (rest.length > 0 || !(isList || work)) throw new StartError(`unknown command\n\n${usage}`);
  if (!isList && email === null) throw new StartError(`${command} needs an e-mail address`);
  const config = readConfig();
  const log = createLog("fatal");
  makeDataFolder(config.dataDir);
  const database = await openDatabase(config, log);
  try {
    await prepareDatabase(database);
    const secret = config.appSecret ?? readOrMakeSecret(config.dataDir);
    const { auth } = await openAccounts(database, { ...config, siteUrl: "http://localhost", secret }, log);
    const accounts = adminAccounts(auth);
    return work && email !== null ? await work(accounts, email) : await list(accounts);
  } finally {
    await database.db.destroy();
  }
}

async function list(accounts: Accounts): Promise<string> {
  const lines = (await accounts.findAccounts()).map(
    ({ email, hasSecondFactor }) => `${email}${hasSecondFactor ? " (second factor)" : ""}`,
  );
  return lines.join("\n") || "nobody";
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof StartError || error instanceof AccountMissing)) throw error;
  process.stderr.write(`basculante: ${error.message}\n`);
  process.exitCode = 1;
}
