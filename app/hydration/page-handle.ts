import type { Params } from "react-router";

/**
 * What a route says of its page in `handle`. A public page comes without JavaScript until someone touches a part
 * marked with `data-react`; without this, a page is not cached and never answers the boot request.
 */
export type PageHandle = {
  isPublic: true;
  /** Query parameters that make a different page. */
  params?: readonly string[];
  /** False for an address that anyone could make up by the million: it is rendered each time, never kept. */
  isCacheable?: (query: URLSearchParams, loaderData: unknown) => boolean;
  /** The page may show the promotional video in a frame. */
  hasVideo?: true;
  /** The page loads the tag-manager container of whoever consented. */
  hasTagContainer?: true;
  /** What the page is made from, so that a change drops it from the cache; its loader's data may tell. */
  tags?: (params: Params, loaderData: unknown) => string[];
};

/** A panel page is an ordinary hydrated React page. */
export type PanelHandle = { isPanel: true };

/** For pages that answer any address: those that are in no list are made up by whoever asks. */
export function isListed(_query: URLSearchParams, loaderData: unknown): boolean {
  return !(typeof loaderData === "object" && loaderData !== null && "isHidden" in loaderData && loaderData.isHidden);
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "isPublic" in handle && handle.isPublic === true;
}

export function isPanelHandle(handle: unknown): handle is PanelHandle {
  return typeof handle === "object" && handle !== null && "isPanel" in handle && handle.isPanel === true;
}
