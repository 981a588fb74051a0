import type { Locator, Page } from "@playwright/test";

/** The question for consent, on a product with tags. */
export class ConsentBanner {
  readonly box: Locator;
  readonly accept: Locator;
  readonly refuse: Locator;
  /** In the footer, to change one's mind. */
  readonly preferences: Locator;

  constructor(page: Page) {
    this.box = page.getByRole("region", { name: "Aviso de privacidade" });
    this.accept = this.box.getByRole("button", { name: "Aceitar" });
    this.refuse = this.box.getByRole("button", { name: "Recusar" });
    this.preferences = page.getByRole("link", { name: "Preferências de privacidade" });
  }
}
