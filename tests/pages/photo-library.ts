import { expect, type Locator, type Page } from "@playwright/test";

type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** A file as a person would choose it. */
export function toFile(name: string, buffer: Buffer, mimeType = "image/jpeg"): SentFile {
  return { name, mimeType, buffer };
}

/** The photos of the panel. */
export class PhotoLibrary {
  static readonly path = "/admin/fotos";
  /** One for each file that was chosen. */
  readonly uploads: Locator;
  readonly names: Locator;
  /** The whole picture, to draw on. */
  readonly board: Locator;
  /** The photo as visitors get it. */
  readonly shown: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.uploads = page.getByRole("list", { name: "Fotos sendo enviadas" }).getByRole("listitem");
    this.names = page.getByRole("region", { name: "Lista de fotos" }).getByRole("heading", { level: 2 });
    this.board = page.getByRole("img", { name: "A foto inteira" });
    this.shown = page.getByRole("region", { name: "Como aparece no site" });
  }

  async choose(files: SentFile[]): Promise<void> {
    await this.page.getByLabel("Escolher fotos").setInputFiles(files);
  }

  /** Making all sizes of a photo keeps a processor busy for seconds. */
  async expectUploaded(count: number): Promise<void> {
    await this.uploads
      .getByText("Foto enviada")
      .nth(count - 1)
      .waitFor();
  }

  card(name: string): Locator {
    const heading = this.page.getByRole("heading", { name, exact: true });
    return this.page.getByRole("region", { name: "Lista de fotos" }).getByRole("listitem").filter({ has: heading });
  }

  async describe(name: string, alt: string): Promise<void> {
    await this.card(name).getByLabel("O que a foto mostra?").fill(alt);
    await this.card(name).getByRole("button", { name: "Salvar descrição" }).click();
    await expect(this.card(alt)).toBeVisible();
  }

  async edit(name: string): Promise<void> {
    await this.page.getByRole("link", { name: `Editar ${name}` }).click();
    await expect(this.page.getByRole("heading", { name: "Editar foto" })).toBeVisible();
  }

  /** From corner to corner, in shares of the picture. */
  async draw(tool: "Recortar" | "Borrar uma parte", from: [number, number], to: [number, number]): Promise<void> {
    const button = this.page.getByRole("button", { name: tool });
    if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
    await this.board.scrollIntoViewIfNeeded();
    const box = await this.board.boundingBox();
    if (!box) throw new Error("there is nothing to draw on");
    const [start, end] = [from, to].map(([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const);
    if (!start || !end) return;
    await this.page.mouse.move(...start);
    await this.page.mouse.down();
    await this.page.mouse.move(...end, { steps: 4 });
    await this.page.mouse.up();
  }

  async saveLook(): Promise<void> {
    await this.page.getByRole("button", { name: "Salvar recorte e borrões" }).click();
  }

  async delete(): Promise<void> {
    await this.page.locator("summary", { hasText: "Excluir a foto" }).click();
    await this.page.getByRole("button", { name: "Sim, excluir" }).click();
  }
}
