import type { Locator, Page } from "@playwright/test";

/** The dialog that shows how a run is getting on; it is named for what makes the pages. */
export class RunDialog {
  readonly box: Locator;
  readonly cancelButton: Locator;
  readonly retryButton: Locator;
  private readonly page: Page;

  constructor(page: Page, generator: string) {
    this.page = page;
    this.box = page.getByRole("dialog", { name: generator });
    this.cancelButton = this.box.getByRole("button", { name: "Cancelar geração" });
    this.retryButton = this.box.getByRole("button", { name: "Tentar de novo" });
  }

  text(text: string | RegExp): Locator {
    return this.box.getByText(text);
  }

  async close(): Promise<void> {
    await this.box.getByRole("link", { name: "Fechar" }).click();
  }

  async openFailures(): Promise<void> {
    await this.text("Títulos com erro").click();
  }

  get runId(): string {
    return new URL(this.page.url()).searchParams.get("execucao") ?? "";
  }

  /** The server ends its stream of events when the run is over. */
  async untilOver(): Promise<void> {
    await this.page.request.get(`/admin/execucoes/${this.runId}/eventos`, { timeout: 0 });
  }

  /** Whether or not it is over by now. */
  async end(): Promise<void> {
    await this.page.request.post(`/admin/execucoes/${this.runId}`, { form: { intent: "cancel" } });
  }
}
