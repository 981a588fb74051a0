import type { Locator, Page } from "@playwright/test";

/** What came of the site: figures, charts and tables of a period. */
export class ContactsDashboard {
  static readonly path = "/admin/contatos";
  readonly from: Locator;
  readonly to: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.from = page.getByLabel("De", { exact: true });
    this.to = page.getByLabel("Até");
  }

  figure(label: string): Locator {
    return this.page.locator("dl > div").filter({ has: this.page.getByText(label, { exact: true }) });
  }

  /** The number itself, without what it is compared with. */
  value(label: string): Locator {
    return this.figure(label).getByRole("definition").first();
  }

  async openTable(region: string): Promise<Locator> {
    const card = this.page.getByRole("region", { name: region, exact: true });
    await card.locator("summary").click();
    return card.getByRole("table");
  }

  async openAllTables(): Promise<void> {
    for (const summary of await this.page.getByRole("main").locator("summary").all()) await summary.click();
  }

  async showPeriod(): Promise<void> {
    await this.page.getByRole("button", { name: "Ver período" }).click();
  }
}
