import { parseArgs } from "node:util";

export type PagesCommand =
  | { name: "import"; file: string; isAi: boolean; creativity: number; description: string }
  | { name: "list"; search: string; limit: number }
  | { name: "export"; format: "json" | "csv" }
  | { name: "delete"; slugs: string[] };

export const usage = `Uso: npm run pages -- COMANDO

  import ARQUIVO [--ai] [--creativity 0-100] [--description TEXTO]
                      cria uma página para cada linha do arquivo ("-" lê da entrada padrão);
                      com --ai o texto vem do serviço de IA
  list [--search TEXTO] [--limit N]
                      mostra as páginas, das mais novas às mais antigas
  export --json|--csv escreve todas as páginas na saída padrão
  delete SLUG...      exclui as páginas com esses endereços

Funciona com o servidor ligado ou desligado e usa as mesmas variáveis (DATA_DIR, DATABASE_URL...).
`;

/** Null when it makes no sense. */
export function readCommand(words: readonly string[]): PagesCommand | null {
  const parsed = parse(words);
  if (!parsed) return null;
  const { values, positionals } = parsed;
  const [name, ...rest] = positionals;
  const { json, csv, ai = false, search = "", description = "" } = values;
  const creativity = Number(values.creativity ?? 75);
  const limit = Number(values.limit ?? 50);
  if (name === "import" && rest.length === 1 && creativity >= 0 && creativity <= 100) {
    return { name, file: rest[0] ?? "", isAi: ai, creativity, description };
  }
  if (name === "list" && rest.length === 0 && Number.isInteger(limit) && limit > 0) return { name, search, limit };
  if (name === "export" && rest.length === 0 && json !== csv) return { name, format: json ? "json" : "csv" };
  if (name === "delete" && rest.length > 0) return { name, slugs: rest };
  return null;
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ai: { type: "boolean" },
        creativity: { type: "string" },
        description: { type: "string" },
        search: { type: "string" },
        limit: { type: "string" },
        json: { type: "boolean" },
        csv: { type: "boolean" },
      },
    });
  } catch {
    return null;
  }
}
