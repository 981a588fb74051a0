import type { ReactNode } from "react";
import { Link } from "react-router";

type DialogLinkProps = { to: string; className: string; children: ReactNode; isClosing?: boolean };

/** Opens a dialog by its address, or closes it, with the page left where it is. */
export function DialogLink({ to, className, children, isClosing = false }: DialogLinkProps) {
  return (
    <Link to={to} replace={isClosing} preventScrollReset className={className}>
      {children}
    </Link>
  );
}
