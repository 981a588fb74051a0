import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For a menu that opens without JavaScript; with it, a click elsewhere, Escape and every navigation close it. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const shownKey = useRef(key);

  useEffect(() => {
    // What was opened while the page was still loading stays open.
    if (shownKey.current !== key) details.current?.removeAttribute("open");
    shownKey.current = key;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      const menu = details.current;
      if (!menu?.open || (isKey ? event.key !== "Escape" : menu.contains(event.target as Node))) return;
      menu.open = false;
      if (isKey) menu.querySelector("summary")?.focus();
    };
    for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, close);
    return () => {
      for (const type of ["pointerdown", "keydown"]) document.removeEventListener(type, close);
    };
  }, []);

  return details;
}
