const prefix = "photo:";

/** Goes where notices of changed pages go; no slug has a colon. */
export function toPhotoNotice(id: string): string {
  return prefix + id;
}

/** The id, or null for a notice of something else. */
export function readPhotoNotice(notice: string): string | null {
  return notice.startsWith(prefix) ? notice.slice(prefix.length) : null;
}
