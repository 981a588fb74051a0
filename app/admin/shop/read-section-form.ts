import { parseWithZod } from "@conform-to/zod/v4";
import { type FactSection, type Facts, factSchemas } from "#domain/facts/facts.ts";

/** Reads the form of a section by its schema, whose issues are sentences for the owner. */
export async function readSectionForm<Section extends FactSection>(request: Request, section: Section) {
  const body = await request.formData().catch(() => new FormData());
  const submission = parseWithZod(body, { schema: factSchemas[section], disableAutoCoercion: true });
  const text = (name: string) => {
    const value = body.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    submission,
    value: submission.status === "success" ? (submission.value as Facts[Section]) : null,
    intent: text("intent"),
    /** The state that the form showed. */
    basedOn: text("basedOn") || null,
    /** What was looked at before it is published, as it was read then. */
    reviewed: text("reviewed"),
  };
}
