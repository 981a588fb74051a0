import type { Shop } from "#content/shop.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { PagesService } from "./pages/pages-service.ts";
import type { Services } from "./services.ts";
import { getSite } from "./site.ts";

type Parts = {
  siteUrl: string;
  getShop(): Shop;
  pages: PagesService;
  /** With these in the place of the services that visitors get. */
  render(
    path: string,
    others: Pick<Services, "shop" | "site"> & Partial<Pick<Services, "pages">>,
  ): ReturnType<Services["renderWith"]>;
};

/** Pages as they would be: with other facts of the shop, or with a text that nobody has saved yet. */
export function createPreviews({
  siteUrl,
  getShop,
  pages,
  render,
}: Parts): Pick<Services, "renderWith" | "renderPage"> {
  return {
    renderWith: (path, shop) => render(path, { shop, site: getSite(shop, siteUrl) }),
    renderPage(page) {
      const shop = getShop();
      const shown = { ...page, standing: { ...page.standing, isPublished: true } };
      const others = { shop, site: getSite(shop, siteUrl), pages: { ...pages, getPageBySlug: async () => shown } };
      return render(getGeneratedPagePath(page.slug), others);
    },
  };
}
