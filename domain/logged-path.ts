/** A path as a log may hold it: an invitation's token opens an account, and more people read a log than a mailbox. */
export function toLoggedPath(path: string): string {
  return path.replace(/^(\/+admin\/+convite\/+).+/i, "$1...");
}
