import { Printer } from "lucide-react";
import { useSite } from "#app/ui/use-site.ts";
import { codesCopied } from "#content/words/panel-words.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { styles } from "../parts/styles.ts";

/** Shown once; the server never shows these again. On paper they stand alone. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const site = useSite();
  return (
    <div className="print-alone space-y-4 rounded-lg border border-good bg-good-pale p-4">
      <div role="status" className="space-y-3">
        <h3 className="font-bold">Códigos de recuperação</h3>
        <p className="hidden print:block">Painel de {site.name}</p>
        <p>
          Guarde estes códigos em lugar seguro. Cada um vale uma vez, no lugar do código do aplicativo, e eles não
          aparecem de novo.
        </p>
        <ul className="grid gap-1 font-mono text-sm sm:text-base">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="needs-script flex flex-wrap gap-2 print:hidden">
        <CopyButton text={codes.join("\n")} label="Copiar códigos" done={codesCopied} />
        <button type="button" onClick={() => window.print()} className={styles.quiet}>
          <Printer aria-hidden="true" className="size-4" />
          Imprimir
        </button>
      </div>
    </div>
  );
}
