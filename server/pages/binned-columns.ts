import type { Selectable } from "kysely";
import { z } from "zod";
import { pageStates } from "#domain/page-life.ts";
import type { PageTables } from "./pages-tables.ts";

export type BinnedRow = Selectable<PageTables["generated_pages"]>;

const time = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
/** As its engine gave it. */
const big = z.union([z.number(), z.string().regex(/^-?\d+$/)]);

/** The row of a page as the bin keeps it. A column that comes later needs what counts for rows from before. */
export const binnedRow: z.ZodType<BinnedRow> = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  created_at: time,
  updated_at: time,
  contacts: z.number(),
  seq: big,
  search_text: z.string(),
  place: z.string().nullable(),
  words: z.number(),
  signature: z.string().nullable(),
  similarity: z.number().nullable(),
  similar_to: big.nullable(),
  is_published: z.number(),
  hold: z.string().nullable(),
  hold_detail: z.string(),
  score: z.number().nullable(),
  gaps: z.string(),
  subject: z.string(),
  is_twin: z.number(),
  is_indexable: z.number(),
  judged_by: z.number(),
  origin: z.string(),
  figures: z.string(),
  state: z.enum(pageStates),
  publish_at: time.nullable(),
  run_id: z.string().nullable(),
  version: z.number(),
  description: z.string(),
  share_text: z.string(),
  is_place_chosen: z.number(),
  is_kept_out: z.number(),
  saved_how: z.enum(["", "edited", "replaced", "rewritten", "restored", "imported", "merged"]),
  saved_by: z.string(),
  save_reason: z.string(),
});
