import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { type FactSection, type Facts, factSchemas } from "#domain/facts/facts.ts";
import { text } from "../parts/read-form.ts";

const controls = z.object({
  intent: text,
  /** The state that the form showed. */
  basedOn: text,
  /** What was looked at before it is published, as it was read then. */
  reviewed: text,
});

/** Reads the form of a section by its schema, whose issues are sentences for the owner. */
export async function readSectionForm<Section extends FactSection>(request: Request, section: Section) {
  const body = await request.formData().catch(() => new FormData());
  const submission = parseWithZod(body, { schema: factSchemas[section], disableAutoCoercion: true });
  const { intent, basedOn, reviewed } = controls.parse(submission.payload);
  return {
    submission,
    value: submission.status === "success" ? (submission.value as Facts[Section]) : null,
    intent,
    basedOn: basedOn || null,
    reviewed,
  };
}
