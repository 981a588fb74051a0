import { Form } from "react-router";
import { redirectsPath } from "../pages/page-paths.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

/** What was just deleted, and how to have it again. */
export function DeletedRedirect({ from, to }: { from: string; to: string }) {
  return (
    <Form
      method="post"
      action={redirectsPath}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warn bg-warn-pale px-4 py-2 text-warn"
    >
      <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
        <strong>Redirecionamento apagado:</strong> {from} levava para {to}
      </p>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      <SubmitButton intent="undo" kind="quiet" busy="Desfazendo...">
        Desfazer
      </SubmitButton>
    </Form>
  );
}
