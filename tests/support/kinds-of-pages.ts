import { type PageKind, pageKindEntries } from "#content/page-kinds.ts";
import { generatedPagesRoot } from "#domain/pages.ts";
import { createPagesRepository } from "#server/pages/pages-repository.ts";
import { unjudged } from "./saved-pages.ts";
import { type Where, withDatabase } from "./with-database.ts";

type KindOfPage = {
  name: string;
  path: string;
  htmlKilobytes: number;
  /** Saves what the page is made from; most need nothing. */
  prepare(product: Where): Promise<void>;
};

const usualKilobytes = 15;
const heavierKinds: Partial<Record<PageKind, number>> = { guide: 30, faq: 30 };

/** Every way a public page can look, one address for each. */
export const kindsOfPages: KindOfPage[] = pageKindEntries.flatMap(([kind, { samples }]) =>
  samples.map((path) => ({
    name: `${kind} ${path}`,
    path,
    htmlKilobytes: heavierKinds[kind] ?? usualKilobytes,
    prepare: (product: Where) => savePageAt(path, product),
  })),
);

async function savePageAt(path: string, product: Where): Promise<void> {
  if (!path.startsWith(generatedPagesRoot)) return;
  const slug = path.slice(generatedPagesRoot.length);
  await withDatabase(product, async (database) => {
    const pages = createPagesRepository(database);
    if (await pages.getPageBySlug(slug)) return;
    await pages.insertPage({ title: "Página de exemplo na Mooca", slug, content: exampleText, standing: unjudged });
  });
}

const exampleText = [
  "<p>O motor do portão para no meio quando o capacitor perde carga. A troca leva uma hora.</p>",
  "<h2>O que verificar antes de chamar</h2>",
  "<ul><li>O disjuntor do portão</li><li>A pilha do controle</li></ul>",
  "<h2>Quanto custa</h2>",
  "<table><thead><tr><th>Serviço</th><th>Prazo</th></tr></thead>",
  "<tbody><tr><td>Troca do capacitor</td><td>1 hora</td></tr></tbody></table>",
].join("");
