/** Ids of concepts that say what is wanted rather than of what. */
export const wishes = ["preco", "orcamento-por-foto", "modelos", "comparacao-de-marcas", "emergencia"];

/** Ids of what covers all else that a title names. */
export const covering = ["contrato"];
