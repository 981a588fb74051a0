import { Form, redirect } from "react-router";
import { cookiePrefix } from "#domain/session-cookie.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

/** What the list tells of a page beside its title, in the order of the choice. */
const columns = {
  address: "Endereço",
  standing: "Nota e situação",
  created: "Quando foi criada",
  words: "Palavras",
  contacts: "Contatos",
  changed: "Quem alterou e quando",
} as const;

export type Column = keyof typeof columns;

const all = Object.keys(columns) as Column[];
const name = `${cookiePrefix}.columns`;
const yearSeconds = 365 * 24 * 60 * 60;

/** All of them until somebody has chosen. */
export function readColumns(headers: Headers): ReadonlySet<Column> {
  const found = new RegExp(`(?:^|; )${name.replace(".", "\\.")}=([a-z-]*)`).exec(headers.get("cookie") ?? "");
  if (!found) return new Set(all);
  const chosen = new Set(found[1]?.split("-"));
  return new Set(all.filter((column) => chosen.has(column)));
}

/** Kept in the browser: on a phone one wants to see less than at a desk. */
export function chooseColumns(wanted: readonly string[], here: string, siteUrl: string): Response {
  const chosen = all.filter((column) => wanted.includes(column)).join("-");
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  const cookie = `${name}=${chosen}; Path=/admin; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`;
  return redirect(here, { status: 303, headers: { "Set-Cookie": cookie } });
}

export function ColumnChoice({ columns: shown }: { columns: ReadonlySet<Column> }) {
  return (
    <details className="relative">
      <summary className={`${styles.quiet} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        O que mostrar
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-2 space-y-1 rounded-lg border border-line bg-white p-3 md:absolute md:right-0 md:z-10 md:w-72 md:shadow-lg"
      >
        {all.map((column) => (
          <label key={column} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="coluna"
              value={column}
              defaultChecked={shown.has(column)}
              className="size-5 accent-brand"
            />
            {columns[column]}
          </label>
        ))}
        <SubmitButton intent="columns" busy="Salvando...">
          Salvar
        </SubmitButton>
      </Form>
    </details>
  );
}
