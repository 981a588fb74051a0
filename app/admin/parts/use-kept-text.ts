import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/** A browser keeps a few megabytes for a tab, and refuses more with an error. */
const mostCharacters = 1_000_000;

/**
 * Gives a typed text back to who had to sign in again: it waits in this tab while the login is shown. Whoever signs out
 * leaves nothing behind: only a session that ended by itself is asked to come back to where it was.
 */
export function useKeptText(box: RefObject<HTMLTextAreaElement | null>, onRestore: (text: string) => void): void {
  const { pathname } = useLocation();
  const restore = useEffectEvent((name: string) => {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    if (text === null || !box.current || box.current.value !== "") return;
    box.current.value = text;
    onRestore(text);
  });
  useEffect(() => {
    const name = `typed ${pathname}`;
    const { current } = box;
    restore(name);
    return () => {
      const text = current?.value ?? "";
      const isToReturn =
        location.pathname.startsWith("/admin/login") && new URLSearchParams(location.search).has("voltar");
      if (isToReturn && text !== "" && text.length <= mostCharacters) sessionStorage.setItem(name, text);
    };
  }, [box, pathname]);
}
