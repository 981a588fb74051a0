import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** The line that opens a `details`; its arrow says that there is more. */
export function FoldSummary({ children, className = "font-medium" }: { children: ReactNode; className?: string }) {
  return (
    <summary
      className={`flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 [[open]>summary>&]:rotate-180" />
    </summary>
  );
}
