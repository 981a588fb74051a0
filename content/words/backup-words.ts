import { formatDateTime } from "#domain/format-date.ts";
import { sayCount } from "./say-count.ts";

type Counts = { pages: number; photos: number; contacts: number; changes: number };

const megabyte = 1024 * 1024;

const saySize = (bytes: number): string =>
  `${(bytes / megabyte).toLocaleString("pt-BR", { maximumFractionDigits: bytes < 10 * megabyte ? 1 : 0 })} MB`;

/** What the commands for backups say while they work. */
export const sayBackup = {
  copyingDatabase: "copiando o banco de dados...",
  copyingPhotos: (count: number) => `copiando as fotos (${sayCount(count, "arquivo", "arquivos")})...`,
  photosElsewhere: "as fotos estão em STORAGE_URL e não entram na cópia: cuide delas lá",
  noSecret: "a pasta não tem o arquivo secret: guarde APP_SECRET junto com a cópia",
  unpacking: "conferindo e abrindo a cópia...",
  checking: "conferindo a cópia...",
  checkingDatabase: "conferindo o banco de dados...",
  changingPlaces: "trocando a pasta de dados...",
  movedAside: (path: string) => `a pasta de antes está em ${path}`,
  size: saySize,
  made: (file: string, bytes: number, counts: Counts) =>
    `cópia feita: ${file} (${saySize(bytes)}; ${sayCounts(counts)})`,
  sound: (file: string, madeAt: Date, counts: Counts) =>
    `a cópia ${file} está boa: feita em ${formatDateTime(madeAt)}, com ${sayCounts(counts)}`,
  restored: (path: string, madeAt: Date, counts: Counts) =>
    `loja restaurada em ${path}, como era em ${formatDateTime(madeAt)}: ${sayCounts(counts)}. Inicie o servidor`,
} as const;

function sayCounts({ pages, photos, contacts, changes }: Counts): string {
  return [
    sayCount(pages, "página", "páginas"),
    sayCount(photos, "foto", "fotos"),
    sayCount(contacts, "contato", "contatos"),
    sayCount(changes, "mudança em Minha loja", "mudanças em Minha loja"),
  ].join(", ");
}

type State = { isOn: boolean; last: { at: Date } | null; failure: { reason: string } | null };

const lateMilliseconds = 2 * 24 * 60 * 60 * 1_000;

/** For the panel: one line, and whether all is well. */
export function sayBackupState({ isOn, last, failure }: State, now: Date): { isGood: boolean; text: string } {
  if (!isOn) return { isGood: false, text: "Desligada neste servidor" };
  const made = last && formatDateTime(last.at);
  if (failure) return { isGood: false, text: `Falhou: ${failure.reason}. Última boa: ${made ?? "nenhuma"}` };
  if (made === null) return { isGood: true, text: "A primeira será feita nesta madrugada" };
  const isLate = last !== null && now.getTime() - last.at.getTime() > lateMilliseconds;
  return { isGood: !isLate, text: isLate ? `Atrasada: a última é de ${made}` : made };
}
