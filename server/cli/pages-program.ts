import { z } from "zod";
import type { OpenPanel } from "./open-panel.ts";
import { deletePages, exportPages, importTitles, listPages, readTitlesFrom, reviewTitles } from "./pages-commands.ts";
import { defineCommand, type Program, type Terminal } from "./program.ts";

const wholeNumber = (min: number, max: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);

export const pagesProgram: Program = {
  name: "pages",
  help: "Funciona com o servidor ligado ou desligado e usa as mesmas variáveis (DATA_DIR, DATABASE_URL...).",
  commands: {
    import: defineCommand({
      help: 'cria uma página para cada linha do arquivo ("-" lê da entrada padrão)',
      words: ["ARQUIVO"],
      options: {
        ai: { help: "o texto vem do serviço de IA" },
        creativity: { value: "0-100", help: "quanto o texto da IA varia; 75 se não for dito" },
        description: { value: "TEXTO", help: "o que a IA deve saber além dos títulos" },
        review: { help: "só mostra como cada título foi entendido; nada é criado" },
        "publish-held": { help: "publica, sem pedir lugar no Google, o que ficaria como rascunho" },
      },
      schema: z.object({
        ARQUIVO: z.string("o nome de um arquivo"),
        ai: z.boolean().default(false),
        creativity: wholeNumber(0, 100, "um número inteiro de 0 a 100").default(75),
        description: z.string().default(""),
        review: z.boolean().default(false),
        "publish-held": z.boolean().default(false),
      }),
      async run({ ARQUIVO, ai, creativity, description, review, "publish-held": publishesHeld }, terminal) {
        // Before anything is opened: a wrong name must not cost a connection.
        const titles = readTitlesFrom(ARQUIVO);
        const kind = ai ? "ai" : "legacy";
        if (review) return withPanel(terminal, ({ panel }) => reviewTitles(panel.runs, kind, titles, terminal));
        const request = { kind, titles, publishesHeld } as const;
        const wanted = ai ? { ...request, creativity, description } : request;
        return withPanel(terminal, (opened) => importTitles(opened, wanted, terminal));
      },
    }),
    list: defineCommand({
      help: "mostra as páginas, das mais novas às mais antigas",
      options: {
        search: { value: "TEXTO", help: "só as que têm estas palavras no título ou no endereço" },
        limit: { value: "N", help: "quantas; 50 se não for dito" },
      },
      schema: z.object({
        search: z.string().default(""),
        limit: wholeNumber(1, 1_000_000, "um número inteiro a partir de 1").default(50),
      }),
      run: (request, terminal) => withPanel(terminal, ({ panel }) => listPages(panel.pages, request, terminal)),
    }),
    export: defineCommand({
      help: "escreve todas as páginas na saída padrão",
      options: { json: { help: "em JSON" }, csv: { help: "em CSV" } },
      schema: z
        .object({ json: z.boolean().default(false), csv: z.boolean().default(false) })
        .refine(({ json, csv }) => json !== csv, { error: "--json ou --csv", path: ["o formato"] }),
      run: ({ json }, terminal) =>
        withPanel(terminal, ({ panel }) => exportPages(panel.pages, json ? "json" : "csv", terminal)),
    }),
    delete: defineCommand({
      help: "exclui as páginas com esses endereços",
      words: ["SLUG..."],
      schema: z.object({ "SLUG...": z.array(z.string()).min(1, "um endereço ou mais") }),
      run: ({ "SLUG...": slugs }, terminal) =>
        withPanel(terminal, ({ panel }) => deletePages(panel.pages, slugs, terminal)),
    }),
  },
};

async function withPanel({ env }: Terminal, work: (opened: OpenPanel) => Promise<number>): Promise<number> {
  // Loaded with the first work: help and mistakes are answered at once.
  const { openPanel } = await import("./open-panel.ts");
  const opened = await openPanel(env);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
