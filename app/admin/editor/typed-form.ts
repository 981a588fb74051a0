import type { TypedFields } from "#domain/page-drafts.ts";

/** What stands in the fields now. */
export function readTypedForm(form: HTMLFormElement): TypedFields {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? "");
  return {
    title: read("title"),
    slug: read("slug"),
    content: read("text"),
    description: read("description"),
    shareText: read("shareText"),
    place: read("place"),
  };
}

/** As the routes beside the editor read it. */
export function toBody({ content, ...fields }: TypedFields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, text: content })) body.set(name, value);
  return body;
}
