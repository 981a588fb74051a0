import type { PhotoView } from "#domain/photos.ts";
import { Avatar } from "../parts/avatar.tsx";
import { Photo } from "../parts/photo.tsx";

type Person = { name: string; role: string | null; photo: PhotoView | undefined };

export function Team({ people }: { people: readonly Person[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {people.map(({ name, role, photo }) => (
        <li key={name} className="card flex items-center gap-4 bg-white">
          {photo ? (
            <Photo photo={photo} sizes="5rem" className="size-20 shrink-0 rounded-full object-cover" />
          ) : (
            <Avatar name={name} />
          )}
          <p className="min-w-0">
            <strong className="block">{name}</strong>
            {role}
          </p>
        </li>
      ))}
    </ul>
  );
}
