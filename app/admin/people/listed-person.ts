import { sayLastAccess } from "#content/words/time-words.ts";
import type { Person } from "#domain/people.ts";

/** Someone as the screen shows them. */
export type ListedPerson = Omit<Person, "lastSeenAt"> & {
  /** Said on the server, so that the page reads the same when the browser takes it over. */
  lastAccess: string;
  isSelf: boolean;
};

export function toListedPerson({ lastSeenAt, ...person }: Person, ownId: string, now: Date): ListedPerson {
  return { ...person, lastAccess: sayLastAccess(lastSeenAt, now), isSelf: person.id === ownId };
}
