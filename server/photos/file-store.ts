/**
 * Where the files of photos are. A file is there whole or not at all, and never changes under its name. What goes wrong
 * is a DomainError: "photo-store-full", "photo-store-refused" or "photo-store-away".
 */
export type FileStore = {
  put(name: string, body: Buffer, type: string): Promise<void>;
  /** Null when there is none. */
  get(name: string): Promise<Buffer | null>;
  /** One that is not there is gone already. */
  delete(name: string): Promise<void>;
};
