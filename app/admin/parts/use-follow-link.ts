import { type MouseEvent, useCallback } from "react";
import { useNavigate } from "react-router";

/** What a Link does on a click, for plain links: a Link that stands in every row of a list costs more than the row. */
export function useFollowLink() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const isForBrowser = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (event.defaultPrevented || isForBrowser) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      navigate(pathname + search);
    },
    [navigate],
  );
}
