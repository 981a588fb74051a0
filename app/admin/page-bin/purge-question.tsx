import { Trash2 } from "lucide-react";
import { Form } from "react-router";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

type PurgeQuestionProps = {
  intent: string;
  label: string;
  question: string;
  /** One page; all that are found where there is none. */
  id?: string;
  about?: string;
};

/** Asks first: what leaves the bin by this is gone. */
export function PurgeQuestion({ intent, label, question, id, about }: PurgeQuestionProps) {
  return (
    <details name="purge-page" className="relative max-md:open:w-full">
      <summary className={`${styles.danger} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <Trash2 aria-hidden="true" className="size-4" />
        {label}
        {about !== undefined && <span className="sr-only"> {about}</span>}
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-2 max-w-sm space-y-3 rounded-lg border border-danger bg-white p-3 md:absolute md:right-0 md:z-10 md:w-72 md:shadow-lg"
      >
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        <p>{question}</p>
        <SubmitButton intent={intent} kind="danger" busy="Apagando...">
          Sim, apagar de vez
        </SubmitButton>
      </Form>
    </details>
  );
}
