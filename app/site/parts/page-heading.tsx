import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";

type PageHeadingProps = {
  title: string;
  intro?: string;
  /** The way from the home page to here, without both ends. */
  crumbs?: Crumb[];
  /** Buttons. */
  children?: ReactNode;
  /** Less air, so that title, answer and buttons fit the first screen of a phone. */
  isCompact?: boolean;
};

/** The dark band on top of every inner page. */
export function PageHeading({ title, intro, crumbs = [], children, isCompact = false }: PageHeadingProps) {
  return (
    <div className="bg-brand text-white">
      <div className={isCompact ? "wrap space-y-2 pt-1 pb-4 md:space-y-5 md:py-10" : "wrap space-y-5 py-8 md:py-12"}>
        <Breadcrumb crumbs={crumbs} current={title} />
        <h1 className={`max-w-4xl text-white md:text-4xl ${isCompact ? "text-2xl" : "text-3xl"}`}>{title}</h1>
        {intro && <p className={`max-w-3xl text-brand-pale md:text-lg ${isCompact ? "" : "text-lg"}`}>{intro}</p>}
        {children && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
