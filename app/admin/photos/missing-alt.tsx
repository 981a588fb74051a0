import { TriangleAlert } from "lucide-react";

/** Marks a photo that no page shows yet. */
export function MissingAlt() {
  return (
    <p className="inline-flex items-center gap-1.5 self-start rounded-md border border-warn bg-warn-pale px-2 py-0.5 text-sm font-medium text-warn">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      Falta a descrição
    </p>
  );
}
