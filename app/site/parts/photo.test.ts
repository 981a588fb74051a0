import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toPhotoView } from "#domain/photos.ts";
import { Photo } from "./photo.tsx";

const id = "019a8c00-0000-7000-8000-000000000001";
const hash = "0123456789abcdef";
const photo = toPhotoView({ id, hash, alt: 'Portão "azul"', width: 1200, height: 800, widths: [320, 640, 1200] });

test("every format and width, best first, with the room it needs", () => {
  const html = renderToStaticMarkup(createElement(Photo, { photo, sizes: "100vw" }));
  expect(html).toMatch(/^<picture><source type="image\/avif".*<source type="image\/webp".*<img [^>]*><\/picture>$/);
  expect(html).toContain(`/fotos/${id}-${hash}-320.avif 320w, /fotos/${id}-${hash}-640.avif 640w`);
  expect(html).toContain(`src="/fotos/${id}-${hash}-640.jpg"`);
  expect(html).toContain('width="1200" height="800"');
  expect(html).toContain('alt="Portão &quot;azul&quot;"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('decoding="async"');
});

test("the first one of a page does not wait", () => {
  const html = renderToStaticMarkup(createElement(Photo, { photo, sizes: "100vw", isFirst: true }));
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain("loading");
});
