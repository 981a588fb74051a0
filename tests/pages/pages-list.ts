import { expect, type Locator, type Page } from "@playwright/test";

/** The list of generated pages in the panel. */
export class PagesList {
  static readonly path = "/admin/pages-list";
  readonly titles: Locator;
  /** How many pages there are, and which part of the list this is. */
  readonly caption: Locator;
  readonly figures: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly byContacts: Locator;
  /** What it says after something was done, without JavaScript too. */
  readonly notice: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.titles = page.getByRole("region", { name: "Lista de páginas" }).getByRole("heading", { level: 2 });
    this.caption = page.getByText(/^[\d.]+ páginas?( encontradas?)? · /);
    this.figures = page.getByRole("region", { name: "Estatísticas" });
    this.next = page.getByRole("link", { name: "Próxima" });
    this.previous = page.getByRole("link", { name: "Anterior" });
    this.byContacts = page.getByRole("link", { name: "Mais contatos" });
    this.notice = page.getByRole("status");
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(PagesList.path + query);
  }

  async refresh(): Promise<void> {
    await this.page.getByRole("link", { name: "Atualizar" }).click();
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole("searchbox", { name: "Buscar por título ou endereço" }).fill(text);
    await this.page.getByRole("button", { name: "Buscar" }).click();
  }

  async delete(title: string): Promise<void> {
    const row = this.row(title);
    await row.getByText("Excluir", { exact: false }).first().click();
    await expect(
      row.getByText("Excluir esta página? Vai para a lixeira, de onde pode voltar por 30 dias."),
    ).toBeVisible();
    await row.getByRole("button", { name: "Sim, excluir" }).click();
  }

  async select(title: string): Promise<void> {
    await this.page.getByLabel(`Selecionar ${title}`, { exact: true }).check();
  }

  async selectAll(): Promise<void> {
    await this.page.getByLabel("Selecionar todas desta página").check();
  }

  async deleteSelected(): Promise<void> {
    await this.selection.click();
    await this.page.getByRole("button", { name: "Sim, excluir selecionadas" }).click();
  }

  /** With JavaScript it says how many there are. */
  get selection(): Locator {
    return this.page.locator("summary", { hasText: "Excluir selecionadas" });
  }

  private row(title: string): Locator {
    return this.page
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { name: title, exact: true }) });
  }
}
