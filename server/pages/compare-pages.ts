import { allPlaceNames } from "#content/places/places.ts";
import { plainLetters } from "#domain/search-text.ts";
import { stripMarkup } from "#domain/strip-tags.ts";
import { type BackgroundSettings, type BackgroundWork, createBackgroundWork } from "../background-work.ts";
import type { Database } from "../database/database.ts";
import { createPageComparisonRepository, type PageComparisonRepository } from "./page-comparison-repository.ts";
import { readAgainWithoutWords } from "./page-text-repository.ts";
import { createSignature } from "./signature.ts";

/** Compares the oldest page that waits for it; false when none does. */
export async function compareNextPage(comparison: PageComparisonRepository): Promise<boolean> {
  const page = await comparison.findUncompared();
  if (!page) return false;
  const text = stripMarkup(page.content);
  await comparison.saveSignature(
    page.seq,
    createSignature(text, allPlaceNames),
    plainLetters(`${text} ${page.besides}`),
  );
  return true;
}

/**
 * Compares new pages a little after they were made: making ten thousand pages must not wait for it, nor the visitors
 * of the site.
 */
export function createComparer(
  settings: Pick<BackgroundSettings, "isBusy" | "log"> & { database: Database },
): Pick<BackgroundWork, "stop"> & { start(): Promise<void> } {
  const comparison = createPageComparisonRepository(settings.database);
  const work = createBackgroundWork({
    ...settings,
    workOnce: () => compareNextPage(comparison),
    complaint: "cannot compare pages, trying again",
  });
  return {
    async start() {
      await readAgainWithoutWords(settings.database);
      work.start();
    },
    stop: work.stop,
  };
}
