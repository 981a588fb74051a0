import type { Locator, Page } from "@playwright/test";

export type Credentials = { email: string; password: string };

export class LoginPage {
  static readonly path = "/admin/login";
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly google: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel("E-mail");
    this.password = page.getByLabel("Senha", { exact: true });
    this.submit = page.getByRole("button", { name: "Entrar", exact: true });
    this.google = page.getByRole("button", { name: "Entrar com Google" });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(LoginPage.path + query);
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  problem(text: string): Locator {
    return this.page.getByRole("alert").filter({ hasText: text });
  }

  /** The code of the second factor, or a recovery code. */
  async enterCode(code: string): Promise<void> {
    await this.page.getByLabel("Código").fill(code);
    await this.page.getByRole("button", { name: "Confirmar" }).click();
  }

  async askForGoogle(email: string): Promise<void> {
    await this.google.click();
    await this.page.getByLabel("Digite seu email cadastrado para acessar").fill(email);
    await this.page.getByRole("button", { name: "Continuar" }).click();
  }
}
