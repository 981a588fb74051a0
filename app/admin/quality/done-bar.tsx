import { UndoForm } from "../parts/undo-form.tsx";

type DoneBarProps = {
  /** The same place of the queue. */
  here: string;
  step: string;
  said: string;
};

/** What was just done to a page, and how to undo it. */
export function DoneBar({ here, step, said }: DoneBarProps) {
  return (
    <UndoForm
      action={here}
      intent="undo"
      busy="Desfazendo..."
      said={said}
      fields={<input type="hidden" name="step" value={step} />}
    />
  );
}
