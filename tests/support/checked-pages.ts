import { sampleShop } from "#content/shop.ts";
import { checkNextPages, createPageChecker } from "#server/pages/check-pages.ts";
import { compareNextPage } from "#server/pages/compare-pages.ts";
import { createPageComparisonRepository } from "#server/pages/page-comparison-repository.ts";
import { type Where, withDatabase } from "./with-database.ts";

/** Compares and checks all pages at once, as the background work of a product does little by little. */
export function checkAllPages(where: Where): Promise<void> {
  return withDatabase(where, async (database) => {
    const comparison = createPageComparisonRepository(database);
    while (await compareNextPage(comparison));
    const checker = createPageChecker({
      database,
      getShop: () => sampleShop,
      findVisited: async () => new Set(),
      siteUrl: "http://localhost",
    });
    while (await checkNextPages(checker));
  });
}
