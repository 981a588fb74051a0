import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { findSitePage } from "#content/page-kinds.ts";
import { access, findRolesFor } from "#domain/access.ts";
import { missingPage } from "#domain/site-pages.ts";
import routes from "./routes.ts";

const frame = routes.find(({ file }) => file === "site/frame/site-frame.tsx");

test.each(frame?.children ?? [])("a contact at $path is counted as one on the page of $file", ({ path, file }) => {
  const kind = /^site\/([^/]+)\/\1\.tsx$/.exec(file)?.[1];
  const page = findSitePage(toAddress(path));
  // What has no page of its own (a redirect, the list of no term) leads visitors on, and counts as no page.
  expect(page?.kind).toBe(kind ?? missingPage.kind);
});

const shell = findRoute(routes, "admin/shell/shell.tsx");
const behindSession = (shell?.children ?? []).map(({ path }) => `/${path}`);

test.each(behindSession)("the table of access says who may open %s", (pattern) => {
  expect(findRolesFor(pattern)).toContain("owner");
});

test("the table of access names nothing that is not there", () => {
  // Photos come with their own screens.
  const named = Object.keys(access).filter((pattern) => pattern.startsWith("/admin") && pattern !== "/admin/fotos/*");
  expect(named.filter((pattern) => !behindSession.includes(pattern))).toEqual([]);
});

function findRoute(entries: RouteConfigEntry[], file: string): RouteConfigEntry | undefined {
  for (const entry of entries) {
    const found = entry.file === file ? entry : findRoute(entry.children ?? [], file);
    if (found) return found;
  }
}

function toAddress(path: RouteConfigEntry["path"]): string {
  return path === "*" ? "/nao-existe" : `/${path ?? ""}`.replace("//", "/").replace(":slug", "um-exemplo");
}
