import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as icons from "./icons.tsx";

test.each(Object.entries(icons))("%s is drawn", (_, icon) => {
  const html = renderToStaticMarkup(createElement(icon, { className: "size-5" }));
  expect(html).toMatch(/^<svg aria-hidden="true" [^>]*class="lucide-[\w-]+ size-5"[^>]*>(<\w+ [^<>]*\/>)+<\/svg>$/);
});
