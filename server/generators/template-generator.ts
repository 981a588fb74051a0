import { fillText } from "#domain/sheet/template.ts";
import type { Generator } from "./generator.ts";
import { studioGenerator } from "./studio-generator.ts";

/** The titles of a sheet with a text of the owner's own, into which the cells of each row are filled. */
export const templateGenerator: Generator = {
  ...studioGenerator,
  name: "Criar páginas com o seu texto",
  origin: "written",
  async write({ run: { template }, fields }) {
    return template ? fillText(template.text, template.columns, fields) : "";
  },
};
