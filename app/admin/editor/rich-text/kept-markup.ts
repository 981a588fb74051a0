import { Extension, Mark, mergeAttributes, Node } from "@tiptap/core";

const styled = [
  "heading",
  "paragraph",
  "bulletList",
  "orderedList",
  "listItem",
  "blockquote",
  "horizontalRule",
  "table",
  "tableRow",
  "tableCell",
  "tableHeader",
];

/** Looks that pages were made with: an edit of one word must not take them away. The server decides which may stay. */
export const KeptClasses = Extension.create({
  name: "keptClasses",
  addGlobalAttributes: () => [
    {
      types: styled,
      attributes: {
        class: {
          default: null,
          parseHTML: (element) => element.getAttribute("class"),
          renderHTML: ({ class: name }) => (name ? { class: name } : {}),
        },
      },
    },
  ],
});

/** A box around several paragraphs. */
export const KeptBox = Node.create({
  name: "keptBox",
  group: "block",
  content: "block+",
  addAttributes: () => ({ tag: { default: "div", rendered: false }, class: { default: null } }),
  parseHTML: () => [
    { tag: "section", getAttrs: (element) => ({ tag: "section", class: element.getAttribute("class") }) },
    { tag: "div[class]", getAttrs: (element) => ({ tag: "div", class: element.getAttribute("class") }) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs.tag, mergeAttributes(HTMLAttributes), 0],
});

export const KeptSpan = Mark.create({
  name: "keptSpan",
  addAttributes: () => ({ class: { default: null } }),
  parseHTML: () => [{ tag: "span[class]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", mergeAttributes(HTMLAttributes), 0],
});
