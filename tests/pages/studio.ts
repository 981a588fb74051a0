import type { Locator, Page } from "@playwright/test";

type SheetFile = { name: string; bytes: Buffer };

/** The screens that make pages from a list or a spreadsheet. */
export class Studio {
  static readonly path = "/admin/criar";
  readonly titles: Locator;
  readonly file: Locator;
  readonly goOn: Locator;
  readonly titleTemplate: Locator;
  readonly summary: Locator;
  readonly rows: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.titles = page.getByLabel("Cole os títulos ou as colunas da planilha");
    this.file = page.getByLabel("Ou escolha uma planilha");
    this.goOn = page.getByRole("button", { name: "Continuar" });
    this.titleTemplate = page.getByLabel("Como é o título de cada página");
    this.summary = page.getByRole("region", { name: "Resumo" });
    this.rows = page.getByRole("region", { name: "Como cada linha foi entendida" }).locator("li[id]");
  }

  async paste(text: string): Promise<void> {
    await this.titles.fill(text);
    await this.goOn.click();
  }

  async upload({ name, bytes }: SheetFile): Promise<void> {
    await this.file.setInputFiles({ name, mimeType: "application/octet-stream", buffer: bytes });
    await this.goOn.click();
  }

  /** All lines have been read, which takes as long as it takes. */
  async untilRead(): Promise<void> {
    await this.summary.waitFor();
  }

  row(line: number): Locator {
    return this.page.locator(`#linha-${line}`);
  }

  async fix(line: number, title: string): Promise<void> {
    await this.row(line).getByText("Corrigir o título").click();
    await this.page.getByLabel(`Título da linha ${line}`).fill(title);
    await this.row(line).getByRole("button", { name: "Salvar" }).click();
  }

  async create(): Promise<void> {
    await this.summary.getByRole("button", { name: /^Criar / }).click();
    await this.page.waitForURL(/execucoes\//);
  }

  /** The server ends its stream of events when the run is over. */
  async untilOver(): Promise<void> {
    const { pathname } = new URL(this.page.url());
    await this.page.request.get(`${pathname}/eventos`, { timeout: 0 });
    await this.page.reload();
  }
}
