/** Ids of concepts that say what is wanted rather than of what. */
export const wishes = ["preco", "orcamento-por-foto", "modelos", "comparacao-de-marcas", "emergencia"];
