import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";

type PageHeadingProps = {
  title: string;
  intro?: string;
  /** The way from the home page to here, without both ends. */
  crumbs?: Crumb[];
  /** Buttons. */
  children?: ReactNode;
};

/** The dark band on top of every inner page. */
export function PageHeading({ title, intro, crumbs = [], children }: PageHeadingProps) {
  return (
    <div className="bg-brand text-white">
      <div className="wrap space-y-5 py-8 md:py-12">
        <Breadcrumb crumbs={crumbs} current={title} />
        <h1 className="max-w-4xl text-3xl text-white md:text-4xl">{title}</h1>
        {intro && <p className="max-w-3xl text-lg text-brand-pale">{intro}</p>}
        {children && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
