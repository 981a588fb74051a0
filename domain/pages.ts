/** A landing page that staff made; its address is /links-uteis/{slug}. */
export type GeneratedPage = {
  id: string;
  title: string;
  slug: string;
  /** HTML that has passed the allow-list. */
  content: string;
  createdAt: Date;
  updatedAt: Date;
};

export type NewPage = Pick<GeneratedPage, "title" | "slug" | "content">;

/** Marks a place in the list, newest first: the list goes on after it. */
export type PageCursor = Pick<GeneratedPage, "createdAt" | "id">;

export type PageAddress = Pick<GeneratedPage, "slug" | "title" | "updatedAt">;
