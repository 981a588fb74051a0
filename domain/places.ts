/** The definite article a place name takes in a sentence: "a Mooca", "o Brás", "os Jardins", none for "Pinheiros". */
export type Article = "" | "o" | "a" | "os" | "as";

/** What stands behind the gates of a place; the text engine picks its blocks by it. */
export type Housing =
  | "sobrados"
  | "casas térreas"
  | "casas geminadas"
  | "vilas"
  | "prédios"
  | "condomínios fechados"
  | "conjuntos habitacionais"
  | "chácaras"
  | "casarões"
  | "comércio de rua"
  | "galpões"
  | "indústrias";

export type Relief = "plano" | "ondulado" | "ladeiras";

/** Part of the metropolitan region, as the region's own plan divides it; "entorno" is outside it but served. */
export type RegionPart = "capital" | "norte" | "leste" | "sudeste" | "sudoeste" | "oeste" | "entorno";

export type Zone = "zona norte" | "zona sul" | "zona leste" | "zona oeste" | "centro";

export type Ground = {
  name: string;
  article: Article;
  /** Names of places next to it, of the same kind. */
  neighbours: string[];
  /** Main access roads, full names: "Avenida Paes de Barros", "Rodovia Raposo Tavares". */
  roads: string[];
  housing: Housing[];
  relief: Relief;
  /** One or two true sentences about the place that no other place could carry. */
  note: string;
};

export type Municipality = Ground & { part: RegionPart };

export type Neighbourhood = Ground & {
  city: string;
  /** Only in the capital. */
  zone?: Zone;
};
