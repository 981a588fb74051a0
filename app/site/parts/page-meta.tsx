import { useLocation } from "react-router";
import { useSite } from "../../ui/use-site.ts";

type PageMetaProps = {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** A page that answers but should be in no index, such as an unknown place. */
  isHidden?: boolean;
  /** The one address of this page, when it can be reached by several. */
  path?: string;
};

/** What search engines and link previews read of a page. React lifts it all into the head. */
export function PageMeta({ title, description, keywords, isHidden = false, path }: PageMetaProps) {
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(", ")} />}
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={site.url + (path ?? pathname)} />
      )}
    </>
  );
}
