export const roles = ["owner", "staff", "technician"] as const;

export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const office: readonly Role[] = ["owner", "staff"];
const owner: readonly Role[] = ["owner"];

/**
 * Who may open what: every address of the panel by its pattern in app/routes.ts, and public pages on which the staff
 * can do more than a visitor. What ends in an asterisk stands for all below it too. An address that is missing here is
 * closed to everyone, and fails a test.
 */
export const access: Readonly<Record<string, readonly Role[]>> = {
  "/admin": everyone,
  "/admin/painel": office,
  "/admin/local-generator": office,
  "/admin/legacy-generator": office,
  "/admin/criar": office,
  "/admin/criar/:id": office,
  "/admin/criar/:id/conferir": office,
  "/admin/criar/:id/linhas/:line": office,
  "/admin/conferir-titulos": office,
  "/admin/execucoes/:id": office,
  "/admin/execucoes/:id/eventos": office,
  "/admin/execucoes/:id/estado": office,
  "/admin/contatos": office,
  "/admin/contatos/contatos.csv": office,
  "/admin/pages-list": office,
  "/admin/mudancas": office,
  "/admin/mudancas/nova": office,
  "/admin/mudancas/:id": office,
  "/admin/paginas/lixeira": office,
  "/admin/paginas/redirecionamentos": office,
  "/admin/paginas/qualidade": office,
  "/admin/paginas/comparar": office,
  "/admin/paginas/mapa": office,
  "/admin/paginas/redirecionamentos/arquivo": office,
  "/admin/paginas/exportar": office,
  "/admin/paginas/exportar/arquivo": office,
  "/admin/paginas/importar": office,
  "/admin/paginas/importar/:id": office,
  "/admin/migracao": office,
  "/admin/paginas/:id": office,
  "/admin/paginas/:id/conferir": office,
  "/admin/paginas/:id/fotos": office,
  "/admin/paginas/:id/historico": office,
  "/admin/paginas/:id/previa": office,
  "/admin/paginas/:id/rascunho": office,
  "/admin/paginas/:id/reescrever": office,
  "/admin/fotos/*": everyone,
  "/admin/loja": owner,
  "/admin/loja/previa": owner,
  "/admin/loja/:section": owner,
  "/admin/loja/arquivo": owner,
  "/admin/pessoas": owner,
  "/admin/pessoas/historico": owner,
  "/admin/conta": everyone,
  "/admin/entrou": everyone,
  "/admin/primeiro-acesso": everyone,
  "/admin/sair": everyone,
  "/links-uteis/:slug": office,
};

/** What a page offers to some of those who may open it. */
const rights = {
  "ai-key": owner,
  "empty-bin": owner,
  "exchange-settings": owner,
} satisfies Record<string, readonly Role[]>;

/** The roles that an address is open to; none for one that the table does not know. */
export function findRolesFor(pattern: string): readonly Role[] {
  const path = `/${pattern.replace(/^\/+/, "")}`;
  const known = Object.keys(access).find((entry) =>
    entry.endsWith("/*") ? `${path}/`.startsWith(entry.slice(0, -1)) : entry === path,
  );
  return (known && access[known]) || [];
}

export function mayOpen(role: Role, pattern: string): boolean {
  return findRolesFor(pattern).includes(role);
}

export function hasRight(role: Role, right: keyof typeof rights): boolean {
  return rights[right].includes(role);
}

/** Whatever is stored; what is no role has the fewest rights. */
export function toRole(text: unknown): Role {
  return roles.find((role) => role === text) ?? "technician";
}
