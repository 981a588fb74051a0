import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { sayBackup } from "#content/words/backup-words.ts";
import { DomainError } from "#domain/errors.ts";
import { makeBackup, refuseOnPostgres } from "../backups/make-backup.ts";
import { verifyBackup } from "../backups/read-backup.ts";
import { restoreBackup, toManualFile } from "../backups/restore-backup.ts";
import { readConfig } from "../config.ts";
import { databasePlace, hasDatabaseFile } from "../database/open-database.ts";
import { saysHowToEncrypt, sslExpected } from "../environment.ts";
import { createLog } from "../log.ts";
import { exportCommand, importCommand } from "./exchange-commands.ts";
import { defineCommand, type Program, type Terminal } from "./program.ts";

/** What is done stands on the standard output, what is being done beside it. */
const sayTo =
  ({ stderr }: Terminal) =>
  (line: string) =>
    void stderr.write(`${line}\n`);
const done = ({ stdout }: Terminal, line: string) => {
  stdout.write(`${line}\n`);
  return 0;
};

const oneFile = z.string("o nome de uma cópia");

const placeWords = "um endereço postgres://usuário:senha@máquina/banco ou uma pasta";
const moveTarget = z
  .string(placeWords)
  .refine((to) => to !== "" && (!to.includes("://") || (/^postgres(ql)?:/.test(to) && URL.canParse(to))), placeWords)
  .refine((to) => !to.includes("://") || !URL.canParse(to) || saysHowToEncrypt(new URL(to)), sslExpected);

export const dataProgram: Program = {
  name: "data",
  help: "Usa as mesmas variáveis que o servidor (DATA_DIR, BACKUP_DIR...). Só restore precisa dele desligado; para move é melhor.",
  commands: {
    backup: defineCommand({
      help: "copia a loja inteira para um arquivo; sem nome, na pasta das cópias",
      words: ["[ARQUIVO]"],
      schema: z.object({ "[ARQUIVO]": z.string().optional() }),
      async run({ "[ARQUIVO]": given }, terminal) {
        const config = readConfig(terminal.env);
        const dump = 'pg_dump --format=custom --file=basculante.dump "$DATABASE_URL"';
        refuseOnPostgres(config.databaseUrl, dump);
        if (!hasDatabaseFile(config)) throw new DomainError("database-missing", { place: databasePlace(config) });
        const usual = config.backupDir ?? join(config.dataDir, "backups");
        const file = given === undefined ? toManualFile(usual, new Date()) : toFile(given);
        const { manifest, bytes } = makeBackup(config, file, sayTo(terminal));
        return done(terminal, sayBackup.made(file, bytes, manifest.counts));
      },
    }),
    verify: defineCommand({
      help: "confere se uma cópia está inteira e pode ser restaurada",
      words: ["ARQUIVO"],
      schema: z.object({ ARQUIVO: oneFile }),
      async run({ ARQUIVO: file }, terminal) {
        sayTo(terminal)(sayBackup.checking);
        const { madeAt, counts } = verifyBackup(resolve(file));
        return done(terminal, sayBackup.sound(file, new Date(madeAt), counts));
      },
    }),
    restore: defineCommand({
      help: "põe uma cópia no lugar da pasta de dados; o servidor precisa estar desligado",
      words: ["ARQUIVO"],
      options: { aside: { help: "guarda ao lado, com outro nome, a loja que já está na pasta" } },
      schema: z.object({ ARQUIVO: oneFile, aside: z.boolean().default(false) }),
      async run({ ARQUIVO: file, aside: movesAside }, terminal) {
        const { databaseUrl, dataDir, backupDir } = readConfig(terminal.env);
        const load = 'pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" basculante.dump';
        refuseOnPostgres(databaseUrl, load);
        const request = { dataDir, backupDir, file: resolve(file), movesAside, now: new Date(), say: sayTo(terminal) };
        const { madeAt, counts } = restoreBackup(request);
        return done(terminal, sayBackup.restored(dataDir, new Date(madeAt), counts));
      },
    }),
    export: exportCommand,
    import: importCommand,
    move: defineCommand({
      help: "leva a loja inteira de SQLite para PostgreSQL, ou de volta; o destino precisa estar vazio",
      options: {
        to: { value: "DESTINO", help: "postgres://usuário:senha@máquina/banco, ou a pasta de dados para SQLite" },
        "start-over": { help: "recomeça uma mudança para esse destino que parou no meio" },
      },
      schema: z.object({ to: moveTarget, "start-over": z.boolean().default(false) }),
      async run({ to, "start-over": startsOver }, terminal) {
        // Loaded with the work: the nightly backup is this program too, and needs none of it.
        const { moveShop } = await import("../moving/move-shop.ts");
        const { readTarget } = await import("../moving/move-target.ts");
        const [config, log] = [readConfig(terminal.env), createLog("silent")];
        const lines = await moveShop({ config, target: readTarget(to), startsOver, log, say: sayTo(terminal) });
        return done(terminal, lines.join("\n"));
      },
    }),
  },
};

/** A folder gets a file with the usual name. */
function toFile(given: string): string {
  const path = resolve(given);
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? toManualFile(path, new Date()) : path;
}
