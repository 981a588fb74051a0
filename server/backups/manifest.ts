import { z } from "zod";

/** The names of the files in a backup. */
export const partNames = { database: "basculante.sqlite", secret: "secret", photos: "photos" } as const;
export const manifestName = "manifest.json";
/** Last of all: a backup that has it is whole. */
export const manifestSumName = "manifest.sha256";

const count = z.int().min(0);

export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal("basculante"),
  /** Of the product that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  counts: z.object({ pages: count, photos: count, contacts: count, changes: count }),
  /** False where photos are in a store of their own (STORAGE_URL). */
  hasPhotoFiles: z.boolean(),
  parts: z.array(z.object({ name: z.string(), bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Nothing else is ever unpacked: a name must not lead out of the folder. */
export function isPartName(name: string): boolean {
  return (
    name === partNames.database || name === partNames.secret || /^photos\/(public|originals)\/[\w-][\w.-]*$/.test(name)
  );
}
