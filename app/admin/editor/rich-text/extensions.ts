import type { Extensions } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { FactChip, FactTableNode, PhotoNode } from "./atoms.ts";
import { KeptBox, KeptClasses, KeptSpan } from "./kept-markup.ts";
import type { Library } from "./library.ts";

/** All that a text may have; what is not here is lost as soon as somebody types. */
export function createExtensions(library: Library): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      // Without autolink, what is typed after a link is no part of it.
      link: {
        openOnClick: false,
        autolink: false,
        defaultProtocol: "https",
        HTMLAttributes: { rel: null, target: null },
      },
    }),
    TableKit.configure({ table: { resizable: false } }),
    FactChip.configure({ library }),
    FactTableNode.configure({ library }),
    PhotoNode.configure({ library }),
    KeptClasses,
    KeptBox,
    KeptSpan,
  ];
}
