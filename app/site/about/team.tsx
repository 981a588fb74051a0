type Person = { name: string; role: string | null };

export function Team({ people }: { people: readonly Person[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {people.map(({ name, role }) => (
        <li key={name} className="card flex items-center gap-4 bg-white">
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-full bg-brand text-xl font-bold text-white"
          >
            {name.charAt(0)}
          </span>
          <p className="min-w-0">
            <strong className="block">{name}</strong>
            {role}
          </p>
        </li>
      ))}
    </ul>
  );
}
