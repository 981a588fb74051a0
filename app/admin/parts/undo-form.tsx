import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "./submit-button.tsx";

type UndoFormProps = {
  /** Where it is undone. */
  action: string;
  intent: string;
  busy: string;
  /** What was done. */
  said: ReactNode;
  /** Hidden fields that say what to undo. */
  fields: ReactNode;
  /** Beside the button. */
  children?: ReactNode;
};

/**
 * What was just done, and how to undo it. It stands in the page, so nobody has to be quick; on a phone it stays in sight of
 * who is far down a list.
 */
export function UndoForm({ action, intent, busy, said, fields, children }: UndoFormProps) {
  return (
    <Form
      method="post"
      action={action}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warn bg-warn-pale px-4 py-2 text-warn max-sm:sticky max-sm:top-2 max-sm:z-10"
    >
      <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
        {said}
      </p>
      {fields}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton intent={intent} kind="quiet" busy={busy}>
          Desfazer
        </SubmitButton>
        {children}
      </div>
    </Form>
  );
}
