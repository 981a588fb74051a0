import { expect, test } from "vitest";
import { toPhotoView } from "./photos.ts";
import { emptyPhotos, fillPhotos, findPhotosIn } from "./photos-in-text.ts";

const id = "0198c0de-0000-7000-8000-000000000001";
const other = "0198c0de-0000-7000-8000-000000000002";
const view = toPhotoView({
  id,
  alt: 'Portão "novo" <azul>',
  width: 1000,
  height: 600,
  hash: "0123456789abcdef",
  widths: [320, 640, 1000],
});

test("a photo of the library stands in the text with all its formats, and what is gone leaves nothing", () => {
  const html = fillPhotos(
    `<p>A</p><figure data-photo="${id}"></figure><figure data-photo="${other}"></figure><p>B</p>`,
    [view],
  );
  expect(html).toMatch(/^<p>A<\/p><figure><picture><source type="image\/avif" srcset="\/fotos\/.*<\/figure><p>B<\/p>$/);
  expect(html).toContain('alt="Portão &quot;novo&quot; &lt;azul&gt;" width="1000" height="600" loading="lazy"');
  expect(html.match(/<source /g)).toHaveLength(2);
  expect(html).not.toContain(other);
});

test("ids are found once each, and what stands inside a figure is not kept", () => {
  const html = `<figure data-photo="${id}"><img src="x"></figure><figure data-photo="${id}"></figure>`;
  expect(findPhotosIn(html)).toEqual([id]);
  expect(emptyPhotos(html)).toBe(`<figure data-photo="${id}"></figure>`.repeat(2));
  expect(findPhotosIn("<p>Nada</p>")).toEqual([]);
});
