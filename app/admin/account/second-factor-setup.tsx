import { Smartphone } from "lucide-react";
import { Form } from "react-router";
import { useSite } from "#app/ui/use-site.ts";
import { keyCopied } from "#content/words/panel-words.ts";
import type { QrCode } from "#server/accounts/qr-code.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { Field } from "../parts/field.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { AccountFields } from "./account-forms.ts";

export function SetupKey({ qrCode, secret }: { qrCode: QrCode; secret: string }) {
  const issuer = encodeURIComponent(useSite().name);
  return (
    <>
      <p>Leia este código com o aplicativo autenticador:</p>
      <svg
        role="img"
        aria-label="Código QR para o aplicativo autenticador"
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-60 bg-white"
      >
        <path d={qrCode.path} />
      </svg>
      {/* A phone cannot read its own screen. */}
      <div className="space-y-2 md:hidden">
        <p>O aplicativo está neste celular? Então nem precisa ler o código:</p>
        <a href={`otpauth://totp/${issuer}?secret=${secret}&issuer=${issuer}`} className={styles.quiet}>
          <Smartphone aria-hidden="true" className="size-4" />
          Abrir no aplicativo
        </a>
      </div>
      <p>
        Ou digite a chave: <code className="font-mono break-all select-all">{secret}</code>
      </p>
      <CopyButton text={secret} label="Copiar chave" done={keyCopied} />
    </>
  );
}

export function ConfirmCode({ answer }: { answer: FormAnswer | undefined }) {
  const { formId, fields, problemId } = usePanelForm<AccountFields<"confirm-second-factor">>("confirm-code", answer);
  return (
    <Form id={formId} method="post" className="space-y-4">
      <Field
        label="Código de seis números"
        field={fields.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        hint="O código que o aplicativo mostra agora"
        problemId={problemId && "account-problem"}
      />
      <SubmitButton intent="confirm-second-factor" busy="Verificando...">
        Confirmar código
      </SubmitButton>
    </Form>
  );
}
