import type { Locator, Page } from "@playwright/test";

/** The menu in the header of every public page. */
export class SiteMenu {
  readonly button: Locator;
  readonly box: Locator;
  readonly cities: Locator;
  readonly specialPages: Locator;
  /** One of the links under "Cidades Atendidas". */
  readonly guarulhos: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByText("Menu", { exact: true });
    this.box = page.getByRole("navigation", { name: "Navegação", exact: true });
    this.cities = page.getByText("Cidades Atendidas").first();
    this.specialPages = page.getByText("Páginas Especiais").first();
    this.guarulhos = this.link("Guarulhos");
  }

  link(name: string): Locator {
    return this.box.getByRole("link", { name, exact: true });
  }

  /** React comes when something that needs it is touched; this waits until it has taken over. */
  async hydrate(): Promise<void> {
    await this.button.hover();
    await untilHydrated(this.page);
  }
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}
