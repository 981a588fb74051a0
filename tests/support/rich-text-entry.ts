import { Editor } from "@tiptap/core";
import { createExtensions } from "#app/admin/editor/rich-text/extensions.ts";
import { readHtml } from "#app/admin/editor/rich-text/read-html.ts";

export { cleanPaste } from "#app/admin/editor/rich-text/clean-paste.ts";

const library = { figures: [], tables: [], photos: new Map() };
const editor = new Editor({ extensions: createExtensions(library) });

export function roundTrip(html: string): string {
  editor.commands.setContent(html);
  return readHtml(editor);
}

declare global {
  interface Window {
    script: { roundTrip(html: string): string; cleanPaste(html: string): string };
  }
}
