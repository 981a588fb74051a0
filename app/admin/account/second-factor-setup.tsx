import { Form } from "react-router";
import type { QrCode } from "#server/accounts/qr-code.ts";
import { Field } from "../parts/field.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";

export function SetupKey({ qrCode, secret }: { qrCode: QrCode; secret: string }) {
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
      <p>
        Ou digite a chave: <code className="font-mono break-all select-all">{secret}</code>
      </p>
    </>
  );
}

export function ConfirmCode({ isWrong }: { isWrong: boolean }) {
  return (
    <Form method="post" className="space-y-4">
      <Field
        label="Código de seis números"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        hint="O código que o aplicativo mostra agora"
        problemId={isWrong ? "account-problem" : undefined}
      />
      <SubmitButton intent="confirm-second-factor" busy="Verificando...">
        Confirmar código
      </SubmitButton>
    </Form>
  );
}
