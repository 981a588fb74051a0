import { expect, type Locator, type Page } from "@playwright/test";
import { PagesList } from "./pages-list.ts";

/** The editor of a generated page. */
export class PageEditor {
  readonly page: Page;
  readonly title: Locator;
  readonly address: Locator;
  readonly text: Locator;
  readonly save: Locator;
  /** What the bar says of the draft. */
  readonly saved: Locator;
  readonly score: Locator;
  readonly unsaved: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByLabel("Título", { exact: true });
    this.address = page.getByLabel("Endereço", { exact: true });
    this.text = page.getByRole("textbox", { name: "Texto da página" });
    this.save = page.getByRole("button", { name: "Salvar", exact: true });
    this.saved = page.getByText(/Rascunho guardado às/);
    this.score = page.getByRole("complementary", { name: "Como a página fica" });
    this.unsaved = page.getByRole("heading", { name: "Você tem alterações não salvas" });
  }

  /** From the list, as a person would; gives the path of the editor. */
  async open(title: string): Promise<string> {
    await this.page.goto(`${PagesList.path}?busca=${encodeURIComponent(title)}`);
    await this.page.getByRole("link", { name: `Editar ${title}` }).click();
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(`Editar: ${title}`);
    return new URL(this.page.url()).pathname;
  }

  /** At the end of the first paragraph. */
  async type(words: string): Promise<void> {
    const paragraph = this.text.locator("p").first();
    await paragraph.click();
    // The key End would go to the end of a line.
    await paragraph.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      getSelection()?.collapseToEnd();
    });
    await this.page.keyboard.type(words);
  }

  async expectNotice(title: string): Promise<void> {
    await expect(this.page.getByText(title, { exact: true }).first()).toBeVisible();
  }
}
