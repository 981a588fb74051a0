import type { Locator, Page } from "@playwright/test";

/** What there is to do about pages. */
export class QualityQueue {
  static readonly path = "/admin/paginas/qualidade";
  readonly titles: Locator;
  readonly undo: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.titles = page.getByRole("region", { name: "Páginas para melhorar" }).getByRole("heading", { level: 2 });
    this.undo = page.getByRole("button", { name: "Desfazer" });
  }

  row(title: string): Locator {
    const heading = this.page.getByRole("heading", { level: 2, name: title, exact: true });
    return this.page.locator("li").filter({ has: heading });
  }

  reason(name: RegExp): Locator {
    return this.page.getByRole("navigation", { name: "Motivos" }).getByRole("link", { name });
  }
}
