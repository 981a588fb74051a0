import { Copy } from "lucide-react";
import { toast } from "sonner";
import type { Notice } from "#content/words/notice.ts";
import { copyFailed } from "#content/words/panel-words.ts";
import { copyText } from "./copy-text.ts";
import { styles } from "./styles.ts";

type CopyButtonProps = { text: string; label: string; done: Notice };

/** Copies, and says whether it worked. Without JavaScript it is not there: what it copies can be selected. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) toast.success(done.title);
    else toast.error(copyFailed.title, { description: copyFailed.description });
  };
  return (
    <button type="button" onClick={copy} className={`needs-script ${styles.quiet}`}>
      <Copy aria-hidden="true" className="size-4" />
      {label}
    </button>
  );
}
