export const listPath = "/admin/pages-list";
export const binPath = "/admin/paginas/lixeira";
export const redirectsPath = "/admin/paginas/redirecionamentos";
export const batchesPath = "/admin/mudancas";
