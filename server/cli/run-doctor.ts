import { join } from "node:path";
import { type Finding, sayFinding, sayVerdict } from "#content/words/doctor-words.ts";
import { toSentence } from "#content/words/errors.ts";
import { DomainError } from "#domain/errors.ts";
import { type Config, readConfig } from "../config.ts";
import { examine } from "../doctor/doctor.ts";
import { createLog } from "../log.ts";
import type { Terminal } from "./program.ts";

const help = `Uso: npm run doctor

Confere tudo de que o servidor precisa, uma linha para cada coisa: "ok", ou "atenção" e o que fazer.
Nada é mudado. Use o mesmo usuário e as mesmas variáveis que o servidor.

Termina com 0 quando tudo está certo, com 1 quando algo pede atenção.
`;

/** Gives the exit code. */
export async function runDoctor([word]: readonly string[], terminal: Terminal): Promise<number> {
  if (word === undefined) return checkAll(terminal);
  if (word === "--help" || word === "-h") {
    terminal.stdout.write(help);
    return 0;
  }
  const error = new DomainError("argument-unknown", { argument: word, help: "npm run doctor -- --help" });
  terminal.stderr.write(`basculante: ${toSentence(error)}\n`);
  return 2;
}

async function checkAll({ env, stdout }: Terminal): Promise<number> {
  let config: Config | null = null;
  let problems = 0;
  const show = (finding: Finding) => {
    if (!finding.isGood) problems += 1;
    stdout.write(`${sayFinding(finding)}\n`);
  };
  show(
    await examine("variáveis", async () => {
      config = readConfig(env);
      return { isGood: true, text: "todas válidas" };
    }),
  );
  if (config !== null) for (const finding of await Promise.all(await startChecks(config))) show(finding);
  stdout.write(`${sayVerdict(problems)}\n`);
  return problems === 0 ? 0 : 1;
}

async function startChecks(config: Config): Promise<Promise<Finding>[]> {
  const [local, network, { checkEncryption }] = await Promise.all([
    import("../doctor/local-checks.ts"),
    import("../doctor/network-checks.ts"),
    import("../doctor/encryption-check.ts"),
  ]);
  const now = new Date();
  return [
    examine("versões", local.checkVersions(join(import.meta.dirname, "../.."))),
    examine("pasta de dados", local.checkFolder(config)),
    examine("espaço em disco", local.checkSpace(config)),
    examine("banco de dados", local.checkDatabase(config, createLog("silent"))),
    examine("relógio", local.checkClock(config, now)),
    examine("fotos", local.checkStorage(config)),
    examine("cópia de segurança", local.checkBackups(config, now)),
    examine("conexões", checkEncryption(config)),
    examine("proxy", network.checkProxy(config)),
    examine("e-mail", network.checkMail(config)),
    examine("CDN", network.checkCdn(config)),
    examine(
      "serviço de IA",
      network.checkAi(config, () => local.hasSavedAiKey(config, createLog("silent"))),
    ),
  ];
}
