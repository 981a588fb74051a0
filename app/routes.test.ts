import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { findSitePage } from "#content/page-kinds.ts";
import { missingPage } from "#domain/site-pages.ts";
import routes from "./routes.ts";

const frame = routes.find(({ file }) => file === "site/frame/site-frame.tsx");

test.each(frame?.children ?? [])("a contact at $path is counted as one on the page of $file", ({ path, file }) => {
  const kind = /^site\/([^/]+)\/\1\.tsx$/.exec(file)?.[1];
  const page = findSitePage(toAddress(path));
  // What has no page of its own (a redirect, the list of no term) leads visitors on, and counts as no page.
  expect(page?.kind).toBe(kind ?? missingPage.kind);
});

function toAddress(path: RouteConfigEntry["path"]): string {
  return path === "*" ? "/nao-existe" : `/${path ?? ""}`.replace("//", "/").replace(":slug", "um-exemplo");
}
