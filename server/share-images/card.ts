type Node = { type: string; props: { style?: object; children?: Node[] | string; [attribute: string]: unknown } };

export type Card = {
  title: string;
  siteName: string;
  phone: string;
  line: string;
  /** The shop's own, that white can be read on. */
  brand: string;
  accent: string;
};

/** The picture that a link shows in a chat: the title large enough to read in a thumbnail. */
export function drawCard({ title: given, siteName, phone, line, brand, accent }: Card): Node {
  const title = drawable(given, siteName);
  return box(
    {
      boxSizing: "border-box",
      width: "100%",
      height: "100%",
      flexDirection: "column",
      justifyContent: "space-between",
      backgroundColor: brand,
      color: "#fff",
      padding: 70,
      fontFamily: "Archivo",
    },
    [
      box({ alignItems: "center", gap: 24 }, [gate(accent), text({ fontSize: 40, fontWeight: 700 }, siteName)]),
      text(
        {
          fontSize: sizeFor(title),
          fontWeight: 800,
          lineHeight: 1.15,
          lineClamp: 4,
          display: "block",
          wordBreak: "break-word",
        },
        title,
      ),
      box({ justifyContent: "space-between", alignItems: "center", borderTop: `6px solid ${accent}`, paddingTop: 30 }, [
        text({ fontSize: 32, color: "#c9d9ea" }, line),
        text({ fontSize: 38, fontWeight: 700, color: accent }, phone),
      ]),
    ],
  );
}

/** The font has Latin letters only; an emoji or another script would show as empty boxes. */
function drawable(title: string, fallback: string): string {
  const kept = title
    .replace(/[^\u0020-\u024f\u2010-\u2027\u20ac]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return kept || fallback;
}

function sizeFor(title: string): number {
  if (title.length < 45) return 84;
  return title.length < 90 ? 68 : 52;
}

function box(style: object, children: Node[]): Node {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function text(style: object, children: string): Node {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

/** The tilting gate of the logo. */
function gate(accent: string): Node {
  const stroke = (d: string, colour: string, width: number): Node => ({
    type: "path",
    props: { d, stroke: colour, "stroke-width": width, "stroke-linecap": "round", fill: "none" },
  });
  return {
    type: "svg",
    props: {
      width: 72,
      height: 72,
      viewBox: "0 0 32 32",
      children: [stroke("M6 26V9h20v17", "#fff", 2.5), stroke("M8.5 20 23.5 12", accent, 3)],
    },
  };
}
