import type { Locator, Page } from "@playwright/test";
import { RunDialog } from "./run-dialog.ts";

/** The generator that makes a page of each line. */
export class TitleGenerator {
  static readonly path = "/admin/legacy-generator";
  readonly titles: Locator;
  readonly alert: Locator;
  private readonly start: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.titles = page.getByLabel("Títulos das páginas");
    this.alert = page.getByRole("alert");
    this.start = page.getByRole("button", { name: "Gerar Páginas" });
  }

  async generate(titles?: string): Promise<void> {
    if (titles !== undefined) await this.titles.fill(titles);
    await this.start.click();
  }

  /** Makes pages of these titles, to the end. */
  async run(titles: string): Promise<RunDialog> {
    await this.generate(titles);
    await this.page.waitForURL(/execucao=/);
    const dialog = new RunDialog(this.page, "Gerador em massa");
    await dialog.untilOver();
    return dialog;
  }

  /** Megabytes at once, as from the clipboard: typing them would take minutes. */
  async paste(text: string): Promise<void> {
    await this.titles.evaluate((element: HTMLTextAreaElement, value) => {
      element.value = value;
    }, text);
  }
}
