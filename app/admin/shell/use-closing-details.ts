import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For a menu that opens without JavaScript; with it, a click elsewhere, Escape and every navigation close it. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the signal
  useEffect(() => details.current?.removeAttribute("open"), [key]);
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
