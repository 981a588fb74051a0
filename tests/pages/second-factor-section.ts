import { expect, type Locator, type Page } from "@playwright/test";

/** The part of the account page that turns the second factor on and off. */
export class SecondFactorSection {
  readonly box: Locator;
  readonly qrCode: Locator;
  readonly recoveryHeading: Locator;

  constructor(page: Page) {
    this.box = page.getByRole("region", { name: "Verificação em duas etapas" });
    this.qrCode = this.box.getByRole("img", { name: "Código QR" });
    this.recoveryHeading = this.box.getByRole("heading", { name: "Códigos de recuperação" });
  }

  /** Gives the key that an authenticator app would keep. */
  async activate(password: string): Promise<string> {
    await this.box.getByLabel("Senha para ativar").fill(password);
    await this.box.getByRole("button", { name: "Ativar" }).click();
    await expect(this.qrCode).toBeVisible();
    return (await this.box.locator("code").textContent()) ?? "";
  }

  async confirm(code: string): Promise<void> {
    await this.box.getByLabel("Código de seis números").fill(code);
    await this.box.getByRole("button", { name: "Confirmar código" }).click();
  }

  async readRecoveryCodes(): Promise<string[]> {
    await expect(this.recoveryHeading).toBeVisible();
    return this.box.getByRole("status").getByRole("listitem").allTextContents();
  }

  async renewRecoveryCodes(password: string): Promise<void> {
    await this.box.getByText("Gerar novos códigos de recuperação").click();
    await this.box.getByLabel("Senha para gerar códigos").fill(password);
    await this.box.getByRole("button", { name: "Gerar códigos" }).click();
    await expect(this.recoveryHeading).toBeVisible();
  }

  async openDeactivation(): Promise<void> {
    await this.box.getByText("Desativar verificação em duas etapas").click();
  }

  async deactivate(password: string): Promise<void> {
    await this.box.getByLabel("Senha para desativar").fill(password);
    await this.box.getByRole("button", { name: "Desativar" }).click();
  }
}
