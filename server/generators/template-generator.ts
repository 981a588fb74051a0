import { readTitles } from "#domain/runs.ts";
import { fillText } from "#domain/sheet/template.ts";
import type { Generator } from "./generator.ts";
import { studioGenerator } from "./studio-generator.ts";

/** The titles of a sheet with a text of the owner's own, into which the cells of each row are filled. */
export const templateGenerator: Generator = {
  ...studioGenerator,
  readTitles: (text) => readTitles("template", text),
  origin: "written",
  async write({ run: { template }, fields }) {
    return template ? fillText(template.text, template.columns, fields) : "";
  },
};
