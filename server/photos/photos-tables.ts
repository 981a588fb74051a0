import type { Timestamp } from "../database/columns.ts";

type PhotosTable = {
  /** A UUID of version 7: in the order in which they came. */
  id: string;
  alt: string;
  file_name: string;
  width: number;
  height: number;
  original_width: number;
  original_height: number;
  original_hash: string;
  /** JSON of a rectangle. */
  crop: string | null;
  /** JSON of a list of rectangles. */
  blurs: string;
  hash: string;
  version: number;
  /** JSON of a list of numbers. */
  widths: string;
  bytes: number;
  search_text: string;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
};

type PhotoLeftoversTable = { name: string; due_at: Timestamp };

export type PhotoTables = { photos: PhotosTable; photo_leftovers: PhotoLeftoversTable };
