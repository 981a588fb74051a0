import type { Page } from "@playwright/test";
import sharp from "sharp";
import { PhotoLibrary, toFile } from "#tests/pages/photo-library.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, getSessionCookie, signIn, test } from "#tests/support/panel-test.ts";
import { makePhonePhoto, makePhoto, makeStripes, pdf } from "#tests/support/pictures.ts";
import { executeIn } from "#tests/support/with-database.ts";

const path = PhotoLibrary.path;

/** What a visitor's browser would get of the photo on the screen. */
async function fetchShown(page: Page): Promise<{ body: Buffer; address: string }> {
  const image = new PhotoLibrary(page).shown.getByRole("img");
  const address = (await image.getAttribute("src")) ?? "";
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  return { body: await answer.body(), address };
}

/** Of two servers the other hears of a change a moment later. */
async function expectStatus(page: Page, address: string, status: number): Promise<void> {
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(status);
}

test("photos come in several at once, and each tells how it ended", async ({ page, staff, mark }) => {
  await signIn(page, staff, path);
  const library = new PhotoLibrary(page);
  await library.choose([
    toFile(`um-${mark}.jpg`, await makePhonePhoto({ width: 640, height: 420 })),
    toFile(`nota-${mark}.jpg`, pdf),
    toFile(`dois-${mark}.png`, await makeStripes({ width: 400, height: 300 }), "image/png"),
  ]);
  await library.expectUploaded(2);
  await expect(library.uploads.filter({ hasText: `nota-${mark}.jpg` }).getByRole("alert")).toHaveText(
    "Este arquivo não é uma foto que o site consiga usar. Envie uma foto JPEG, PNG, WebP ou AVIF.",
  );
  await page.getByRole("searchbox").fill(mark);
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(library.names).toHaveCount(2);
  await expect(library.card(`um-${mark}.jpg`)).toContainText("Falta a descrição");

  const alt = `Portão branco ${mark}`;
  await library.describe(`um-${mark}.jpg`, alt);
  await expect(library.card(alt)).not.toContainText("Falta a descrição");
  await expectAccessible(page, "the photos");
  await library.edit(alt);
  // It was held upright, and says nothing of where.
  const { body } = await fetchShown(page);
  const { width = 0, height = 0, exif } = await sharp(body).metadata();
  expect(height).toBeGreaterThan(width);
  expect(exif).toBeUndefined();
});

test("a file that is dropped comes in too", { tag: "@whole" }, async ({ page, staff, mark }) => {
  await signIn(page, staff, path);
  const library = new PhotoLibrary(page);
  const bytes = (await makePhoto({ width: 320, height: 240 })).toString("base64");
  const dropped = await page.evaluateHandle(
    ({ bytes, name }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: "image/jpeg" }));
      return transfer;
    },
    { bytes, name: `solta-${mark}.jpg` },
  );
  await page.getByText("Arraste as fotos para cá").dispatchEvent("drop", { dataTransfer: dropped });
  await library.expectUploaded(1);
  await expect(library.card(`solta-${mark}.jpg`)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`cropped, blurred, deleted and brought back at ${width} px`, { tag: "@whole" }, async ({
    page,
    staff,
    mark,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, staff, path);
    const library = new PhotoLibrary(page);
    const name = `listras-${mark}.png`;
    await library.choose([toFile(name, await makeStripes({ width: 640, height: 480 }), "image/png")]);
    await library.expectUploaded(1);
    await library.edit(name);
    await expect(page.getByText("Nenhuma página mostra esta foto ainda.")).toBeVisible();
    const before = await fetchShown(page);

    await library.draw("Borrar uma parte", [0.5, 0.5], [0.9, 0.9]);
    await library.draw("Borrar uma parte", [0.1, 0.1], [0.2, 0.2]);
    await page.getByRole("button", { name: "Remover a parte borrada 2" }).click();
    await library.draw("Recortar", [0.5, 0], [1, 1]);
    await expect(page.getByRole("group", { name: "Recorte" }).getByLabel("Da esquerda")).toHaveValue(/^(50|49,\d+)/);
    await expectAccessible(page, "a photo that is being changed");
    await page.setViewportSize({ width, height: 800 });
    await library.saveLook();
    await library.shown.getByText(/3[12]\d × 480 pixels/).waitFor();

    const after = await fetchShown(page);
    expect(after.address).not.toBe(before.address);
    await expectStatus(page, before.address, 404);
    // A part that was sharp is a few soft colours now.
    const hidden = await sharp(after.body).extract({ left: 30, top: 270, width: 200, height: 130 }).png().toBuffer();
    expect(Math.max(...(await sharp(hidden).stats()).channels.map(({ stdev }) => stdev))).toBeLessThan(20);

    await library.delete();
    await expect(page.getByRole("status").filter({ hasText: "Foto excluída" })).toContainText(name);
    await expect(library.card(name)).toHaveCount(0);
    await expectStatus(page, after.address, 404);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(library.card(name)).toBeVisible();
    await expectStatus(page, after.address, 200);

    await library.edit(name);
    await library.delete();
    await page.getByRole("link", { name: /^Lixeira/ }).click();
    await expect(library.card(name)).toBeVisible();
    await expectAccessible(page, "the bin");
    await page.setViewportSize({ width, height: 800 });
    await library.card(name).locator("summary").click();
    await library.card(name).getByRole("button", { name: "Sim, apagar" }).click();
    await expect(library.card(name)).toHaveCount(0);
  });
}

test("everything works without JavaScript", async ({ plainPage: page, staff, mark }) => {
  await signIn(page, staff, path);
  const library = new PhotoLibrary(page);
  const [name, alt] = [`sem-script-${mark}.jpg`, `Motor na garagem ${mark}`];
  await page
    .getByLabel("Fotos (JPEG")
    .setInputFiles([toFile(name, await makePhoto({ width: 400, height: 300 })), toFile(`nota-${mark}.jpg`, pdf)]);
  await page.getByRole("button", { name: "Enviar fotos" }).click();
  await expect(page.getByRole("alert").filter({ hasText: `nota-${mark}.jpg` })).toContainText("não é uma foto");
  await expect(library.card(name)).toContainText("Falta a descrição");

  await library.card(name).getByLabel("O que a foto mostra?").fill(" a");
  await library
    .card(name)
    .locator("form")
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await library.card(name).getByRole("button", { name: "Salvar descrição" }).click();
  await expect(library.card(name).getByRole("alert")).toHaveText("Descreva a foto com 3 a 200 caracteres.");
  await library.describe(name, alt);

  await library.edit(alt);
  const crop = page.getByRole("group", { name: "Recorte" });
  const fill = async (values: string[]) => {
    for (const [index, label] of ["Da esquerda", "De cima", "Largura", "Altura"].entries()) {
      await crop.getByLabel(label).fill(values[index] ?? "");
    }
    await library.saveLook();
  };
  await fill(["60", "0", "50", "100"]);
  await expect(page.getByText("Confira os números").first()).toBeVisible();
  await expect(crop.getByLabel("Da esquerda")).toHaveValue("60");
  await fill(["25", "0", "50", "100"]);
  await expect(library.shown).toContainText("200 × 300 pixels");

  await page.getByLabel("Foto nova").setInputFiles(toFile("nova.jpg", pdf));
  await page.getByRole("button", { name: "Trocar a foto" }).click();
  await expect(page.getByRole("region", { name: "Trocar o arquivo" }).getByRole("alert")).toContainText(
    "não é uma foto",
  );
  await page.getByLabel("Foto nova").setInputFiles(toFile("nova.jpg", await makePhoto({ width: 330, height: 200 })));
  await page.getByRole("button", { name: "Trocar a foto" }).click();
  await expect(library.shown).toContainText("330 × 200 pixels");
  await expect(page.getByLabel("O que a foto mostra?")).toHaveValue(alt);
});

test("with no photos it says what to do, and a search that finds none says so", { tag: "@whole" }, async ({
  page,
  staff,
  product,
}) => {
  await executeIn(product, "delete from photos");
  await signIn(page, staff, path);
  await expect(page.getByRole("heading", { name: "Nenhuma foto ainda" })).toBeVisible();
  await expectAccessible(page, "no photos");
  await page.goto(`${path}?busca=nenhuma`);
  await expect(page.getByRole("heading", { name: /Nenhuma foto com “nenhuma”/ })).toBeVisible();
  await page.goto(`${path}?ver=lixeira`);
  await expect(page.getByRole("heading", { name: "A lixeira está vazia" })).toBeVisible();
});

test("visitors may keep a photo for ever, and never get what is not theirs", async ({ page, staff, request, mark }) => {
  await signIn(page, staff, path);
  const library = new PhotoLibrary(page);
  await library.choose([toFile(`${mark}.jpg`, await makePhoto({ width: 320, height: 240 }))]);
  await library.expectUploaded(1);
  await library.edit(`${mark}.jpg`);
  const id = page.url().split("/").at(-1);
  const { address } = await fetchShown(page);
  for (const [ending, type] of [
    ["avif", "image/avif"],
    ["webp", "image/webp"],
    ["jpg", "image/jpeg"],
  ]) {
    // The second time it comes from memory.
    for (const _ of [1, 2]) {
      const answer = await request.get(address.replace(/jpg$/, ending ?? ""));
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
    }
  }
  for (const other of [
    address.replace("-320.", "-640."),
    address.replace(/-[0-9a-f]{16}-/, "-0123456789abcdef-"),
    "/fotos/nada.jpg",
    "/fotos/..%2f..%2fbasculante.sqlite",
    "/fotos/originals/x.jpg",
    "/fotos/",
  ]) {
    expect((await request.get(other)).status(), other).toBe(404);
  }
  const original = await request.get(`${path}/${id}/original`, { maxRedirects: 0 });
  expect(original.headers().location).toMatch(/^\/admin\/login/);
});

test("who is not signed in, says no length, or sends too much is refused", async ({
  page,
  staff,
  context,
  product,
}) => {
  const send = (to: string, init: RequestInit) =>
    fetch(product.url + to, { method: "POST", redirect: "manual", ...init });
  const toForm = (bytes: number) => {
    const form = new FormData();
    form.append("files", new File([new Uint8Array(bytes)], "foto.jpg"));
    return form;
  };
  const stranger = await send(`${path}/enviar`, { body: toForm(1_000) });
  expect(stranger.headers.get("location")).toMatch(/^\/admin\/login/);

  await signIn(page, staff);
  const headers = { cookie: await getSessionCookie(context) };
  const stream = { body: new Blob(["x"]).stream(), duplex: "half", headers } as RequestInit;
  expect((await send(path, stream)).status).toBe(411);
  const heavy = await send(`${path}/enviar`, { body: toForm(16 * 1024 * 1024), headers });
  expect(await heavy.json()).toEqual({ reason: "A foto é pesada demais: o limite é de 15 MB por foto." });
  expect((await send(`${path}/enviar`, { body: toForm(0), headers })).status).toBe(400);
});
