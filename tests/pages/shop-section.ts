import { expect, type Locator, type Page } from "@playwright/test";

/** A part of 'Minha loja'. */
export class ShopSection {
  readonly page: Page;
  /** How many pages a change shows on. */
  readonly count: Locator;

  constructor(page: Page) {
    this.page = page;
    this.count = page.getByText(/Esta mudança aparece em|Nenhuma página muda/);
  }

  async open(slug: string): Promise<void> {
    await this.page.goto(`/admin/loja/${slug}`);
  }

  async fill(label: string, value: string, nth = 0): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).nth(nth).fill(value);
  }

  async review(): Promise<void> {
    await this.page.getByRole("button", { name: "Ver o que muda" }).click();
  }

  async publish(): Promise<void> {
    await this.review();
    await this.page.getByRole("heading", { name: "Confira antes de publicar" }).waitFor();
    await this.page.getByRole("button", { name: "Publicar no site" }).click();
    await this.page.getByText("É o que está no site").waitFor();
  }

  /** What is wrong, as it stands at its field. */
  async expectProblem(label: string, text: string | RegExp): Promise<void> {
    await expect(this.page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);
  }
}
