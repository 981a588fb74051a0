import { useEffect } from "react";
import { toast } from "sonner";
import type { Message } from "#domain/accounts.ts";

type ProblemProps = {
  message: Message | undefined;
  id: string;
  /** It stands at a field already, so it is only told. */
  isAtField?: boolean;
};

/** What went wrong, beside the form for as long as it stands, and as a toast that goes with it. */
export function Problem({ message, id, isAtField = false }: ProblemProps) {
  useEffect(() => {
    if (!message) return;
    const told = toast.error(message.title, { description: message.text });
    return () => {
      toast.dismiss(told);
    };
  }, [message]);
  if (!message || isAtField) return null;
  return (
    <p id={id} role="alert" className="rounded-lg border border-danger bg-danger-pale px-3 py-2 text-danger">
      {message.text}
    </p>
  );
}
