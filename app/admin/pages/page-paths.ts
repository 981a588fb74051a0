export const listPath = "/admin/pages-list";
export const binPath = "/admin/paginas/lixeira";
export const redirectsPath = "/admin/paginas/redirecionamentos";
export const batchesPath = "/admin/mudancas";
export const qualityPath = "/admin/paginas/qualidade";
const comparePath = "/admin/paginas/comparar";
export const mapPath = "/admin/paginas/mapa";
export const exchangePath = "/admin/paginas/importar";
export const exportPagesPath = "/admin/paginas/exportar";
export const pagesFilePath = "/admin/paginas/exportar/arquivo";
export const redirectsFilePath = "/admin/paginas/redirecionamentos/arquivo";
export const settingsFilePath = "/admin/loja/arquivo";

/** Where a page is edited. */
export function toEditorPath({ id }: { id: string }): string {
  return `/admin/paginas/${id}`;
}

/** Where a page of this title is made. */
export function toNewPageAddress(title: string): string {
  return `/admin/local-generator?${new URLSearchParams({ titulo: title })}`;
}

export function toCompareAddress(id: string, otherId: string): string {
  return `${comparePath}?${new URLSearchParams({ uma: id, outra: otherId })}`;
}
