import { EditorContent, useEditor } from "@tiptap/react";
import { useRef, useState } from "react";
import type { PhotoView } from "#domain/photos.ts";
import { cleanPaste } from "./clean-paste.ts";
import { createExtensions } from "./extensions.ts";
import type { FactTable, Figure, Library, LinkedPage } from "./library.ts";
import { readHtml } from "./read-html.ts";
import { Toolbar } from "./toolbar.tsx";

export type RichTextProps = {
  html: string;
  figures: readonly Figure[];
  tables: readonly FactTable[];
  photos: readonly PhotoView[];
  pages: readonly LinkedPage[];
  /** Where more photos are found. */
  photosPath: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Only of what a person changed: a page that was only looked at stays as it is, letter by letter. */
  onChange(html: string): void;
};

/** The text as it looks, with its tools. Loaded when an editor opens, and by nothing else. */
export default function RichText(options: RichTextProps) {
  const { html, figures, tables, photos, pages, photosPath, onChange, ...props } = options;
  const [library] = useState<Library>(() => ({
    figures,
    tables,
    photos: new Map(photos.map((photo) => [photo.id, photo])),
  }));
  const change = useRef(onChange);
  change.current = onChange;
  const editor = useEditor({
    extensions: createExtensions(library),
    content: html,
    editorProps: {
      attributes: {
        class: "prose rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": props.labelId,
        ...(props.describedBy && { "aria-describedby": props.describedBy }),
        ...(props.isInvalid && { "aria-invalid": "true" }),
        lang: "pt-BR",
        spellcheck: "true",
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: changed }) => change.current(readHtml(changed)),
  });
  if (!editor) return null;
  return (
    <div className={`rounded-lg border bg-white ${props.isInvalid ? "border-danger" : "border-line"}`}>
      <Toolbar editor={editor} library={library} pages={pages} photosPath={photosPath} />
      <EditorContent editor={editor} />
    </div>
  );
}
