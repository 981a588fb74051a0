import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/**
 * Pages that tests use one after the other. A page of its own for each, in a context of its own, takes a new process
 * with everything in it, which is more than most tests do with it.
 */
export type KeptPages = {
  /** A page as good as new. */
  take(browser: Browser, options: BrowserContextOptions): Promise<Page>;
  /** Makes it as good as new for who comes next. */
  giveBack(page: Page, options: BrowserContextOptions): Promise<void>;
  close(): Promise<void>;
};

export function keepPages(): KeptPages {
  const pages = new Map<string, Page>();
  // Where Chromium has windows, a call asks which program is to make it; from then on the page hears no click and no key.
  const deaf = new WeakSet<BrowserContext>();

  async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext(options);
    context.on("request", (request) => {
      if (request.url().startsWith("tel:")) deaf.add(context);
    });
    return context.newPage();
  }

  return {
    async take(browser, options) {
      const key = JSON.stringify(options);
      const kept = pages.get(key);
      if (kept && !kept.isClosed()) return kept;
      const page = await open(browser, options);
      pages.set(key, page);
      return page;
    },
    async giveBack(page, { baseURL, viewport, javaScriptEnabled = true }) {
      const context = page.context();
      if (page.isClosed() || deaf.has(context)) return context.close();
      await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
      await Promise.all([page.unrouteAll({ behavior: "ignoreErrors" }), forgetListeners(page), forget(context)]);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null, media: null });
      if (viewport) await page.setViewportSize(viewport);
      // On the same site, since going to another takes a new process.
      await page.goto(`${baseURL}/healthz`);
      if (javaScriptEnabled) {
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
    },
    async close() {
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
  };
}

async function forgetListeners(page: Page): Promise<void> {
  for (const type of ["console", "pageerror", "request", "response", "download", "popup"] as const) {
    await page.removeAllListeners(type);
  }
}

async function forget(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearCookies();
  await context.setExtraHTTPHeaders({});
}
