import { mergeAttributes, Node } from "@tiptap/core";
import type { Library } from "./library.ts";

type Options = { library: Library };

function create(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.contentEditable = "false";
  return element;
}

/** A figure of the shop inside a sentence. It shows today's value and is moved or deleted as a whole: nobody can mistype it. */
export const FactChip = Node.create<Options>({
  name: "factChip",
  group: "inline",
  inline: true,
  atom: true,
  addOptions: () => ({ library: { figures: [], tables: [], photos: new Map() } }),
  // What it said when it was stored goes back: who saves one word must not seem to have changed every figure.
  addAttributes: () => ({ name: { default: "" }, said: { default: null } }),
  parseHTML: () => [
    {
      tag: "data[value]",
      getAttrs: (element) => ({ name: element.getAttribute("value") ?? "", said: element.textContent }),
    },
  ],
  renderHTML({ node }) {
    const { name, said } = node.attrs;
    return ["data", { value: name }, said ?? find(this.options.library, name)?.value ?? ""];
  },
  renderText({ node }) {
    return find(this.options.library, node.attrs.name)?.value ?? "";
  },
  addNodeView() {
    return ({ node }) => {
      const dom = create("data", "fact-chip");
      const figure = find(this.options.library, node.attrs.name);
      dom.setAttribute("value", node.attrs.name);
      dom.title = figure
        ? `${figure.label}: muda sozinho quando você muda em Minha loja`
        : "Sem este dado em Minha loja, a frase não aparece no site";
      dom.textContent = figure?.value ?? "falta em Minha loja";
      return { dom };
    };
  },
});

function find({ figures }: Library, name: unknown) {
  return figures.find((figure) => figure.name === name);
}

/** A table that is made anew from the shop's facts whenever it is shown. */
export const FactTableNode = Node.create<Options>({
  name: "factTable",
  group: "block",
  atom: true,
  addOptions: () => ({ library: { figures: [], tables: [], photos: new Map() } }),
  addAttributes: () => ({ name: { default: "" } }),
  parseHTML: () => [
    {
      tag: "table[data-facts]",
      priority: 100,
      getAttrs: (element) => ({ name: element.getAttribute("data-facts") ?? "" }),
    },
  ],
  renderHTML: ({ node }) => ["table", { "data-facts": node.attrs.name }],
  addNodeView() {
    return ({ node }) => {
      const dom = create("div", "fact-table");
      const table = this.options.library.tables.find(({ name }) => name === node.attrs.name);
      const label = create("p", "fact-table-label");
      label.textContent = table ? `${table.label} (muda sozinha com Minha loja)` : "Tabela que não existe mais";
      dom.append(label);
      // Made by the server from the shop's own facts.
      if (table) dom.insertAdjacentHTML("beforeend", table.html);
      return { dom };
    };
  },
});

/** A photo of the library, by its id: formats, sizes and description come from there when the page is served. */
export const PhotoNode = Node.create<Options>({
  name: "photo",
  group: "block",
  atom: true,
  draggable: true,
  addOptions: () => ({ library: { figures: [], tables: [], photos: new Map() } }),
  addAttributes: () => ({ id: { default: "" } }),
  parseHTML: () => [
    { tag: "figure[data-photo]", getAttrs: (element) => ({ id: element.getAttribute("data-photo") ?? "" }) },
  ],
  renderHTML: ({ node, HTMLAttributes: _ }) => ["figure", mergeAttributes({ "data-photo": node.attrs.id })],
  addNodeView() {
    return ({ node }) => {
      const dom = create("figure", "photo-box");
      const photo = this.options.library.photos.get(node.attrs.id);
      if (!photo) dom.textContent = "Foto que não está mais na biblioteca. Os visitantes não veem nada aqui.";
      else {
        const image = document.createElement("img");
        image.src = photo.src;
        image.alt = photo.alt;
        image.width = photo.width;
        image.height = photo.height;
        dom.append(image);
      }
      return { dom };
    };
  },
});
