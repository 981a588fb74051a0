import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { ChevronDown, Menu as MenuIcon } from "#app/ui/icons.tsx";
import { useServedLinks } from "#app/ui/use-site.ts";
import { mainLinks, type Submenu, submenus } from "./menu-links.ts";

/**
 * Built from <details>, so it opens by touch, click and keyboard without script. React adds what a mouse and
 * a practised keyboard expect: hover, arrow keys, Escape, and closing when one goes elsewhere.
 */
export function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const keepServed = useServedLinks();

  useEffect(() => {
    openUnderMouse(menu.current);
    const close = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) menu.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, []);

  return (
    <details ref={menu} className="menu group" data-react onClick={keepOpenedByHover} onKeyDown={moveWithKeys}>
      <summary className="menu-button">
        <MenuIcon className="size-5" />
        Menu
      </summary>
      <nav aria-label="Navegação" className="menu-panel">
        <p className="menu-title">Navegação</p>
        <ul>
          <MenuItem {...mainLinks[0]} />
          {submenus.map((submenu) => (
            <SubmenuItem key={submenu.label} {...submenu} links={keepServed(submenu.links)} />
          ))}
          {mainLinks.slice(1).map((link) => (
            <MenuItem key={link.href} {...link} />
          ))}
        </ul>
      </nav>
    </details>
  );
}

function MenuItem({ label, href }: { label?: string; href?: string }) {
  return (
    <li>
      <a href={href} className="menu-link">
        {label}
      </a>
    </li>
  );
}

function SubmenuItem({ label, links }: Submenu) {
  return (
    <li>
      <details name="submenu" className="submenu" onPointerEnter={openOnHover} onToggle={forgetWhenClosed}>
        <summary className="menu-link justify-between">
          {label}
          <ChevronDown className="submenu-arrow size-4" />
        </summary>
        <ul className="submenu-list">
          {links.map((link) => (
            <MenuItem key={link.href} {...link} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Submenus that are open because the mouse came, and that nobody has clicked yet. */
const openedByHover = new WeakSet<HTMLDetailsElement>();

function openByHover(submenu: HTMLDetailsElement) {
  if (submenu.open) return;
  submenu.open = true;
  openedByHover.add(submenu);
}

function openOnHover(event: PointerEvent<HTMLDetailsElement>) {
  if (event.pointerType === "mouse") openByHover(event.currentTarget);
}

/** A mouse that rests on a submenu since before React was there enters it no more. */
function openUnderMouse(menu: HTMLDetailsElement | null) {
  const submenu = menu?.querySelector<HTMLDetailsElement>("details.submenu:hover");
  if (submenu && matchMedia("(hover: hover)").matches) openByHover(submenu);
}

/** Who clicks on it wants to see it, and by then the mouse has opened it; the next click closes it. */
function keepOpenedByHover(event: MouseEvent) {
  const label = event.target instanceof Element ? event.target.closest("summary") : null;
  const isByPointer = event.detail > 0;
  const submenu = label?.parentElement;
  if (submenu instanceof HTMLDetailsElement && isByPointer && openedByHover.delete(submenu)) event.preventDefault();
}

function forgetWhenClosed({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
  if (!currentTarget.open) openedByHover.delete(currentTarget);
}

function moveWithKeys(event: KeyboardEvent<HTMLDetailsElement>) {
  const menu = event.currentTarget;
  const focused = document.activeElement;
  const submenu = focused?.closest<HTMLDetailsElement>("details.submenu");
  const isOnSubmenu = focused?.tagName === "SUMMARY" && submenu;

  if (event.key === "Escape") {
    const closing = submenu?.open ? submenu : menu;
    closing.open = false;
    closing.querySelector("summary")?.focus();
  } else if (event.key === "ArrowRight" && isOnSubmenu) {
    submenu.open = true;
    submenu.querySelector("a")?.focus();
  } else if (event.key === "ArrowLeft" && submenu) {
    submenu.open = false;
    submenu.querySelector("summary")?.focus();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    menu.open = true;
    moveFocus(menu, event.key === "ArrowDown" ? 1 : -1);
  } else {
    return;
  }
  event.preventDefault();
}

function moveFocus(menu: HTMLElement, step: 1 | -1) {
  const stops = Array.from(menu.querySelectorAll<HTMLElement>("nav a, nav summary")).filter((stop) =>
    stop.checkVisibility(),
  );
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  const next = at < 0 && step < 0 ? stops.length - 1 : (at + step + stops.length) % stops.length;
  stops[next]?.focus();
}
