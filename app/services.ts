import { createContext } from "react-router";
import type { PageRules } from "#server/page-cache.ts";
import type { Services } from "#server/services.ts";

/** What loaders and actions may use of the outside world. */
export const servicesContext = createContext<Services>();

/** Set by the renderer: how the page may be kept, or null when it may not. */
export const pageRulesContext = createContext<PageRules | null>(null);

/** Set when a page failed: what was thrown. */
export const failureContext = createContext<unknown>(null);

/** The reference that an error screen shows and the log repeats. */
export const requestIdContext = createContext<string>();

/**
 * Set by the renderer: the HTML of a response that has no body of its own. As a body it would be encoded, streamed and
 * put together again on its way to the server that wrote it.
 */
export const documentContext = createContext<{ response: Response; html: string } | null>(null);
