import { useEffect, useState } from "react";
import type { TypedFields } from "#domain/page-drafts.ts";
import { toBody } from "./typed-form.ts";

type PhonePreviewProps = {
  path: string;
  /** What to show; null for what the fields began with. */
  typed: TypedFields | null;
  initial: TypedFields;
};

/** The page as a phone shows it. Scripts and links do nothing in there. */
export function PhonePreview({ path, typed, initial }: PhonePreviewProps) {
  const [shown, setShown] = useState<{ html: string } | { problem: string } | null>(null);
  const fields = typed ?? initial;
  useEffect(() => {
    const stop = new AbortController();
    fetch(path, { method: "POST", body: toBody(fields), redirect: "manual", signal: stop.signal }).then(
      async (answer) => {
        const text = await answer.text();
        if (answer.ok) setShown({ html: withoutLife(text) });
        else setShown({ problem: answer.status === 400 ? text : "Não foi possível mostrar a página agora." });
      },
      () => {},
    );
    return () => stop.abort();
  }, [path, fields]);
  if (!shown) return <p className="text-soft-ink">Montando a página...</p>;
  if ("problem" in shown) return <p className="text-soft-ink">{shown.problem}</p>;
  return (
    <iframe
      title="A página como fica no celular"
      // Without scripts it may be of our own origin, which its styles and photos need.
      sandbox="allow-same-origin"
      srcDoc={shown.html}
      className="h-160 w-full max-w-[360px] rounded-xl border-4 border-ink bg-white"
    />
  );
}

/** Scripts would only be refused, with a complaint for each. A link would open in a window that it may not have. */
function withoutLife(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, "").replace("<head>", '<head><base target="_blank">');
}
