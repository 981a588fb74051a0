import { formatNumber } from "#domain/format-number.ts";
import type { LeftBehind } from "#domain/moving.ts";
import { sayCount } from "./say-count.ts";

const ours: Record<LeftBehind, string> = {
  session: "todos entram de novo no painel, e ninguém fica dentro de duas lojas",
  kysely_migration: "o destino anota as suas próprias atualizações",
  kysely_migration_lock: "o destino anota as suas próprias atualizações",
  unfinished_move: "só marca uma mudança em andamento",
  page_notices: "só avisa os outros servidores do que acabou de mudar",
};

/** Why a table stays where it is. */
function sayWhy(name: string, why: "ours" | "derived" | "foreign"): string {
  if (why === "derived") return "é um índice de busca, que o destino refaz sozinho";
  return why === "ours" ? ours[name as LeftBehind] : "não é desta loja";
}

/** What the command that moves a shop says. */
export const sayMove = {
  besideServer:
    "o servidor está ligado: vai a loja como está agora, e o que mudar daqui em diante não vai junto. Para a mudança definitiva, pare-o antes",
  preparing: (place: string) => `preparando ${place}...`,
  copying: (table: string, rows: number, total: number) =>
    rows === 0
      ? `copiando ${table} (${sayCount(total, "linha", "linhas")})...`
      : `copiando ${table}: ${formatNumber(rows)} de ${formatNumber(total)}`,
  stays: (name: string, why: "ours" | "derived" | "foreign") => `não vai: ${name} (${sayWhy(name, why)})`,
  comparing: "conferindo cada linha no destino...",
  done: (place: string, tables: number, rows: number) =>
    `loja levada para ${place} e conferida: ${sayCount(tables, "tabela", "tabelas")}, ${sayCount(rows, "linha", "linhas")}`,
  startOnPostgres: "agora: pare o servidor, defina DATABASE_URL com o endereço dado em --to e inicie-o de novo",
  startOnSqlite: (folder: string) =>
    `agora: pare o servidor, tire DATABASE_URL, defina DATA_DIR=${folder} e inicie-o de novo`,
  keepSecret: "o segredo: mantenha a mesma APP_SECRET",
  giveSecret: (file: string) =>
    `o segredo: defina APP_SECRET="$(cat ${file})"; com outro, a chave da IA e os códigos de duas etapas não abrem mais`,
  secretCame: (file: string) => `o segredo: está em ${file}; se APP_SECRET continuar definida, deve ser a mesma`,
  photosStay: (folder: string) =>
    `as fotos: continuam em ${folder}; mantenha DATA_DIR ou, com várias máquinas, copie-as para STORAGE_URL`,
  copyPhotos: (folder: string, to: string) => `as fotos: copie-as com cp -a ${folder} ${to}/`,
  sourceStays: (place: string) => `a loja de antes continua inteira em ${place}: apague-a quando tiver certeza`,
} as const;
